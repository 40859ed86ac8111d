import type { AlertKind, AlertMailMode } from '../../../../domain/staff/alertRules.ts';

const kinds: Record<AlertKind, string> = {
  newOrder: '새 주문',
  cancellation: '주문 취소',
  driverRefusal: '기사가 투어를 거절함',
  noDriver: '곧 출발하는데 수락한 기사가 없음',
  refundRefused: '결제사가 환불을 거절함',
  complaint: '투어 불편 신고',
  placeReport: '장소 신고',
};

const modes: Record<AlertMailMode, string> = {
  never: '메일 받지 않음',
  ifUnseen: '30분 안에 확인하지 않으면',
  atOnce: '바로',
};

export const alerts = {
  title: '알림',
  lead: '알림이 가리키는 화면을 열면 확인한 것으로 표시됩니다.',
  toRules: '메일과 소리 설정',
  none: '알림이 없습니다.',
  isNew: '새 알림',
  markAll: '모두 확인함',
  /** In the menu and for screen readers. */
  unseen: (count: number) => `확인하지 않은 알림 ${count}건`,
  kinds,
  rules: {
    lead: '종류마다 메일을 언제 받을지 정합니다. 바꾸면 바로 저장됩니다.',
    modes,
    saved: '저장했습니다.',
    sound: '이 브라우저에서 새 알림이 오면 소리로 알리기',
  },
};
