import type { CompanyField } from '../../../../contract/desk/companyFields.ts';
import type { SettingKind } from '../../../../contract/desk/settings.ts';

const companyFields: Record<CompanyField, string> = {
  nameKo: '상호(한국어)',
  nameEn: '상호(영어)',
  representativeKo: '대표자(한국어)',
  representativeEn: '대표자(영어)',
  addressKo: '주소(한국어)',
  addressEn: '주소(영어)',
  phone: '전화',
  email: '이메일',
  businessNumber: '사업자등록번호',
  mailOrderNumber: '통신판매업 신고번호',
  travelAgencyNumber: '관광사업 등록번호',
  guaranteeInsurance: '보증보험',
  hosting: '호스팅 제공자',
};

const kindNames: Record<SettingKind, string> = {
  company: '회사 정보',
};

export const settings = {
  title: '설정',
  kindNames,
  form: {
    fromDay: '적용 시작일',
    saved: '저장했습니다.',
    savedFrom: (day: string) => `저장했습니다. ${day}부터 적용됩니다.`,
    wrong: {
      past: '오늘이나 그 이후 날짜를 골라 주세요.',
      invalidDate: '날짜를 골라 주세요.',
    },
  },
  companyFields,
  company: {
    lead: '모든 화면의 회사 정보, 이용약관과 개인정보처리방침, 메일, 기사 화면에 나옵니다. 2초 안에 바뀌며, 이미 열려 있는 화면에는 1분 안에 나타납니다.',
    /** Below an empty field: what counts without an entry. */
    defaultHint: (value: string) => `비워 두면 서버 설정값을 씁니다: ${value}`,
    guaranteeHint: '보험사, 기간, 금액을 적어 주세요.',
    needed: (fields: readonly string[]) =>
      `아직 판매할 수 없습니다. 다음 항목을 입력하면 바로 판매가 시작됩니다: ${fields.join(', ')}.`,
    wrong: {
      invalidPhone: '전화번호를 확인해 주세요. 예: 033-123-4567',
      invalidBusinessNumber: '숫자 열 자리를 입력해 주세요. 예: 123-45-67890',
    },
  },
  planned: {
    title: (kind: string) => `예정된 변경: ${kind}`,
    from: (day: string) => `${day}부터`,
    withdraw: '취소',
    withdrawFrom: (day: string) => `${day}부터 적용될 변경 취소`,
    withdrawn: (day: string) => `${day}부터 적용될 변경을 취소했습니다.`,
    same: '그 전과 같습니다.',
  },
};
