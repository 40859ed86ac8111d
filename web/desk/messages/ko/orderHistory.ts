import type { ChangedField, HistoryKind } from '../../../../domain/tickets/orderHistory.ts';
import type { HistoryFacts } from '../../orders/historyFacts.ts';
import { badDay } from './badDay.ts';
import { deskSale } from './deskSale.ts';

const fields: Record<ChangedField, string> = {
  tripDate: '날짜',
  startTime: '출발',
  departure: '출발지',
  numberOfPeople: '인원',
  language: '언어',
  customerName: '이름',
  customerEmail: '이메일',
  customerPhone: '전화번호',
  stops: '방문지',
};
const fieldNames: Readonly<Record<string, string>> = fields;

const wrongCharges: Readonly<Record<string, string>> = {
  charged: '주문과 다른 금액이 결제되었습니다',
  refunded: '주문과 다르게 결제된 금액을 모두 환불했습니다',
  partlyRefunded: '주문과 다르게 결제된 금액의 일부를 환불했습니다',
  refundRefused: '결제사가 주문과 다르게 결제된 금액의 환불을 거절했습니다',
};

const reasons: Readonly<Record<string, string>> = badDay.reasons;
const channels: Readonly<Record<string, string>> = deskSale.channels;
const handMethods: Readonly<Record<string, string>> = deskSale.methods;

const sentences: Record<HistoryKind, (facts: HistoryFacts) => string> = {
  status: ({ status, isFirst, isNewStatus }) => {
    if (isFirst) return '주문했습니다.';
    return isNewStatus ? `상태가 바뀌었습니다: ${status}.` : `기록이 추가되었습니다(상태: ${status}).`;
  },
  refusal: ({ status, text }) => `상태가 바뀌었습니다: ${status} (결제사 코드 ${text('code')}).`,
  unusable: () => '결제되었지만 이용할 수 없는 이용권이라 전액 환불합니다.',
  replaced: () => '같은 회원이 새로 주문하여 차량을 놓았습니다.',
  refundRequested: ({ price, text }) => `${price('amount')}(${text('percent')}%) 환불을 요청했습니다.`,
  refundRefused: ({ text }) =>
    text('cancellation') === 'withdrawn'
      ? `결제사가 환불을 거절하여 이용권이 그대로 유효합니다(코드 ${text('code')}).`
      : `결제사가 환불을 거절하여 다시 요청합니다(코드 ${text('code')}).`,
  refunded: ({ price, text }) =>
    text('notInvoiced')
      ? `판매처 예약이 취소되어 ${price('refunded')}을 청구하지 않습니다.`
      : `${price('refunded')}이 환불되었습니다${text('byHand') && '(현금 또는 계좌이체로 직접)'}.`,
  goodwill: ({ price, text }) => {
    if (text('goodwill') === 'requested') return `일부 환불을 요청했습니다: ${price('amount')}.`;
    if (text('goodwill') === 'refunded')
      return `일부가 환불되었습니다: ${price('amount')}${text('byHand') && '(직접)'}.`;
    return text('goodwill') === 'withdrawn'
      ? `결제사가 일부 환불을 거절했습니다(코드 ${text('code')}).`
      : `결제사가 일부 환불을 거절하여 다시 요청합니다(코드 ${text('code')}).`;
  },
  calledOff: ({ text }) =>
    `회사가 운행을 취소했습니다(${reasons[text('calledOff')] ?? text('calledOff')}). 손님은 날짜 변경과 전액 환불 중에 고릅니다.`,
  visitorMessage: ({ text }) => `손님에게 메시지를 보냈습니다${text('words') && `: ${text('words')}`}.`,
  deskSale: ({ text }) => `데스크에서 주문을 받았습니다(${channels[text('channel')] ?? text('channel')}).`,
  paidByHand: ({ text }) => `결제했습니다: ${handMethods[text('paidBy')] ?? text('paidBy')}.`,
  reserved: ({ text }) => `${text('reseller')}에서 임시 예약했습니다.`,
  held: ({ text }) => `임시 예약 시간을 ${text('heldUntil')}까지 늘렸습니다.`,
  released: () => '판매처가 임시 예약을 취소했습니다.',
  linkRenewed: () => '이용권 링크를 새로 만들었습니다. 이전 링크는 더 이상 열리지 않습니다.',
  changed: ({ changes, text }) => {
    const shown = changes.map(([field, change]) => {
      const name = fieldNames[field] ?? field;
      return change === 'changed' || change === '' ? name : `${name} ${change}`;
    });
    return `내용을 바꾸었습니다: ${shown.join(', ')}.${text('reason') && ` 이유: ${text('reason')}`}`;
  },
  wrongCharge: ({ price, text }) =>
    `${wrongCharges[text('wrongCharge')] ?? text('wrongCharge')}: ${price('amount')}${text('code') && ` (코드 ${text('code')})`}.`,
};

/** What each kind of line in the history of an order says. */
export const orderHistory = { sentences };
