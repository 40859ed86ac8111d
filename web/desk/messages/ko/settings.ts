import type { CompanyField } from '../../../../contract/desk/companyFields.ts';
import type { SaleTermsField } from '../../../../contract/desk/saleTermsFields.ts';
import type { SettingKind } from '../../../../contract/desk/settings.ts';
import { percentSentences } from '../percentSentences.ts';

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
  saleTerms: '가격과 취소·변경 조건',
  departures: '출발지',
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
    /** Shown below an empty field: the value that applies without an entry. */
    defaultHint: (value: string) => `비워 두면 서버 설정값을 씁니다: ${value}`,
    guaranteeHint: '보험사, 기간, 금액을 적어 주세요.',
    needed: (fields: readonly string[]) =>
      `아직 판매할 수 없습니다. 다음 항목을 입력하면 바로 판매가 시작됩니다: ${fields.join(', ')}.`,
    wrong: {
      invalidPhone: '전화번호를 확인해 주세요. 예: 033-123-4567',
      invalidBusinessNumber: '숫자 열 자리를 입력해 주세요. 예: 123-45-67890',
    },
  },
  saleTerms: {
    lead: '적용 시작일 0시(한국 시각)부터 주문하는 손님에게 적용됩니다. 이미 판매한 이용권은 살 때의 조건을 그대로 따릅니다. 화면, 이용약관, 메일에 나오는 값도 함께 바뀝니다.',
    fields: {
      price: '투어 3시간 가격(원)',
      overtimePrice: '연장 30분 가격(원)',
      dollarPrice: '달러 가격(US$)',
      changeHours: '손님이 변경할 수 있는 기한(출발 전 시간)',
      tenDaysBefore: '10일 전까지 환불(%)',
      sevenDaysBefore: '9~7일 전 환불(%)',
      threeDaysBefore: '6~3일 전 환불(%)',
      oneDayBefore: '2~1일 전 환불(%)',
      sameDay: '당일 출발 전 환불(%)',
    } satisfies Record<SaleTermsField, string>,
    refunds: '손님이 취소할 때 환불 비율',
    dollarHint: (methods: number): string =>
      methods === 0
        ? '지금은 달러로 받는 결제 수단이 없습니다.'
        : '비워 두면 서버 설정값을 씁니다. 원화 가격을 바꾸면 이 값도 확인해 주세요.',
    changeHint: '2시간부터 720시간까지.',
    withinDayHint: '구매 후 24시간 안에, 출발 3일 전까지 취소하면 항상 100%입니다.',
    values: {
      noDollarPrice: '서버 설정값',
      hours: (hours: number) => `출발 ${hours}시간 전`,
    },
    wrong: {
      price: '1,000원부터 10,000,000원까지 입력해 주세요.',
      overtimePrice: '0원부터 3시간 가격까지 입력해 주세요.',
      dollarPrice: '달러와 센트로 입력해 주세요. 예: 22.00',
      changeHours: '2부터 720까지의 정수를 입력해 주세요.',
      risingRefund: '출발이 가까워질수록 환불 비율이 높아질 수는 없습니다.',
      ...percentSentences('0부터 100까지의 정수를 입력해 주세요.'),
    },
  },
  departures: {
    lead: '여행자가 투어를 시작하는 곳이며, 투어가 끝나는 곳이기도 합니다. 두 곳 이상이면 여행자가 계획에서 고릅니다. 이미 판매한 투어는 출발지가 그대로이고, 문구만 최신 내용으로 보입니다. 중국어나 일본어를 비워 두면 여행자는 영어로 읽습니다.',
    isStationOffered: '강릉역에서 출발',
    isOffered: '여행자에게 제공',
    notOffered: '제공하지 않음',
    removed: '삭제',
    add: '출발지 추가',
    added: '새 출발지',
    takeBack: '마지막 추가 취소',
    id: '식별자',
    idHint: '영문 대문자로 적습니다. 예: AIRPORT_BUS_STOP. 나중에 바꿀 수 없습니다.',
    idStays: '계획과 주문이 사용하므로 바꿀 수 없습니다.',
    position: '위치 (위도, 경도)',
    positionHint: '예: 37.7716, 128.9476. 이동 시간은 이곳에서부터 계산합니다.',
    name: '이름',
    meetingPlace: '기사와 만나는 곳',
    wrong: {
      invalidId: '영문 대문자로 시작하고, 대문자와 숫자, 밑줄만 사용해 주세요.',
      duplicateId: '같은 식별자를 쓰는 출발지가 있습니다.',
      noneOffered: '출발지를 한 곳 이상 제공해 주세요.',
    },
    positionWrong: '강릉 지역의 위도와 경도를 쉼표로 나누어 입력해 주세요. 예: 37.7716, 128.9476',
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
