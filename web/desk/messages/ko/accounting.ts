import type { AccountBasis, AccountGrouping } from '../../../../domain/accounting/accounts.ts';
import type { RateUnit } from '../../../../domain/accounting/rates.ts';

const bases: Record<AccountBasis, string> = { payment: '결제·환불한 날', tour: '투어 날짜' };
const groupings: Record<AccountGrouping, string> = { range: '기간 전체', month: '월별', day: '일별' };
const moneyNotes: Record<AccountBasis, string> = {
  payment: '결제된 날과 환불이 끝난 날을 기준으로 합니다. 아직 처리 중인 환불은 들어 있지 않습니다.',
  tour: '결제와 환불을 모두 투어 날짜에 넣습니다. 아직 처리 중인 환불은 들어 있지 않습니다.',
};
const units: Record<RateUnit, string> = { tour: '투어 1회', hour: '1시간' };
const rate: Record<RateUnit, (amount: string) => string> = {
  tour: (amount) => `투어 1회 ${amount}`,
  hour: (amount) => `1시간 ${amount}`,
};

export const accounting = {
  title: '정산',
  ranges: { today: '오늘', thisMonth: '이번 달', lastMonth: '지난달', thisYear: '올해' },
  from: '시작일',
  to: '종료일',
  basis: '기준 날짜',
  bases,
  grouping: '묶는 단위',
  groupings,
  money: '매출과 환불',
  moneyNotes,
  noMoney: '이 기간에는 결제도 환불도 없습니다.',
  moneyFile: '매출',
  drivers: '기사 정산',
  driversNote:
    '투어 날짜를 기준으로, 기사가 손님을 만났거나 나갔지만 만나지 못한 투어를 셉니다. 추가 시간은 기록일 뿐 결제되지 않았습니다.',
  noTours: '이 기간에 운행한 투어가 없습니다.',
  driversFile: '기사_정산',
  csv: 'CSV 내려받기',
  columns: {
    period: '기간',
    method: '결제 수단',
    currency: '통화',
    orders: '판매 건수',
    sold: '판매',
    refunded: '환불',
    kept: '판매 − 환불',
    fee: '결제 수수료',
    driver: '기사',
    tours: '투어',
    hours: '시간',
    overtime: '추가 시간(분)',
    overtimeAmount: '추가 시간 금액',
    owed: '지급액',
    toursWithoutRate: '단가 없는 투어',
  },
  card: '카드',
  noRate: '단가 없음',
  withoutRate: (tours: number) => `단가 없는 투어 ${tours}회 제외`,
  fees: '결제 수수료',
  feesNote:
    '결제사가 가져가는 비율입니다. 적은 날부터 결제된 주문에 적용하며, 환불한 금액의 수수료는 뺍니다. 실제 금액은 결제사 정산서를 따릅니다.',
  percent: '수수료(%)',
  wrongPercent: '0에서 100까지, 소수 둘째 자리까지 적어 주세요.',
  saveFee: '수수료 저장',
  rates: '기사 단가',
  ratesNote: '적은 날부터의 투어에 적용합니다.',
  unit: '단위',
  units,
  rate,
  amount: '금액(원)',
  wrongRate: '0원에서 1,000만 원까지 숫자로 적어 주세요.',
  saveRate: '단가 저장',
  fromDay: '적용 시작일',
  since: (day: string) => `${day}부터`,
  removeButton: '삭제',
  remove: (entry: string) => `삭제: ${entry}`,
  saved: '저장했습니다.',
};
