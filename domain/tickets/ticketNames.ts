import type { Translated } from '../languages.ts';

/** Name of the product on the payment screen, at the provider and on the receipt (docs/product/payments.md#price). */
export const ticketNames: Translated = {
  ko: '강릉 관광택시 1일 이용권(3시간)',
  en: 'Gangneung tour taxi, 1-day ticket (3 hours)',
  cn: '江陵观光出租车一日乘车券（3小时）',
  tw: '江陵觀光計程車一日乘車券（3小時）',
  ja: '江陵観光タクシー1日利用券（3時間）',
};
