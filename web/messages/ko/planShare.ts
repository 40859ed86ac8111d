/** Words of the shared plan in Korean: the dialogs about its link, and the page that the link opens. */
const share = {
  title: '일정 공유',
  lead: '이 링크가 있는 사람은 누구나 장소와 날짜, 시간, 인원을 볼 수 있습니다. 이름과 이메일은 보이지 않습니다.',
  making: '링크를 만드는 중입니다…',
  failed: '일정을 공유하지 못했습니다. 일정은 이 기기에 그대로 있습니다.',
  link: '공유 링크',
  copy: '복사',
  copied: '링크를 복사했습니다.',
  copyFailed: '복사하지 못했습니다. 링크를 선택해 직접 복사해 주세요.',
  send: '공유…',
  stop: '공유 중지',
  stopQuestion: '공유를 중지할까요?',
  stopMeans: '이 링크로는 더 이상 아무도 일정을 볼 수 없습니다. 나중에 다시 공유하면 새 링크가 만들어집니다.',
  keep: '계속 공유',
  stopFailed: '공유를 중지하지 못했습니다. 다시 시도해 주세요.',
  stopped: '공유를 중지했습니다. 그 링크는 더 이상 열리지 않습니다.',
  page: '강릉 여행 일정',
  use: '이 일정 사용하기',
  useMeans: '이 장소들을 내 여행 일정에 담습니다.',
  goneTitle: '더 이상 공유되지 않는 일정입니다',
  goneText: '공유가 중지되었거나 주소가 정확하지 않습니다. 링크를 보낸 분께 새 링크를 요청해 주세요.',
  noneListed: '이 일정의 장소는 모두 더 이상 안내하지 않습니다.',
};

export const ko = { share };

export type PlanShareMessages = typeof ko;
