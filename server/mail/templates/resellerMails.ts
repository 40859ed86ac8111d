import type { Language } from '../../../domain/languages.ts';
import type { MailTemplate, TemplateWords } from './mailTemplate.ts';
import { orderNumber } from './ticketLines.ts';

/** Texts for a reseller's guests. They pay the reseller, so our mails to them name no amount. */
interface ResellerTexts {
  readonly subject: (order: string) => string;
  readonly heading: string;
  readonly before: string;
  readonly cancelled: string;
  readonly seller: string;
}

const texts: Record<Language, ResellerTexts> = {
  ko: {
    subject: (order) => `솔바다 관광택시 예약이 확정되었습니다 (${order})`,
    heading: '예약이 확정되었습니다',
    before: '출발할 때 아래 링크의 QR 코드와 여권 등 신분증을 기사님께 보여 주세요.',
    cancelled: '예약이 취소되었습니다. 환불은 예약하신 곳에서 안내해 드립니다.',
    seller: '변경, 취소, 환불은 예약하신 곳에 문의해 주세요.',
  },
  en: {
    subject: (order) => `Your Solbada tour taxi booking (${order})`,
    heading: 'Your booking is confirmed',
    before:
      'When you set off, show the driver your passport or other ID and the QR code, which the link below opens.',
    cancelled: 'Your booking has been cancelled. The company you booked with handles any refund.',
    seller: 'For changes, cancellation and refunds, please contact the company you booked with.',
  },
  cn: {
    subject: (order) => `您的Solbada观光出租车预订已确认（${order}）`,
    heading: '预订已确认',
    before: '乘车时，请向司机出示以下链接中的二维码和护照等身份证件。',
    cancelled: '预订已取消。退款事宜由您预订时的平台处理。',
    seller: '如需变更、取消或退款，请联系您预订时的平台。',
  },
  tw: {
    subject: (order) => `您的Solbada觀光計程車預訂已確認（${order}）`,
    heading: '預訂已確認',
    before: '乘車時，請向司機出示以下連結中的QR碼和護照等身分證件。',
    cancelled: '預訂已取消。退款事宜由您預訂時的平台處理。',
    seller: '如需變更、取消或退款，請聯絡您預訂時的平台。',
  },
  ja: {
    subject: (order) => `【ソルバダ】観光タクシーのご予約が確定しました（${order}）`,
    heading: 'ご予約が確定しました',
    before: 'ご乗車の際は、下のリンクのQRコードと、パスポートなどの身分証明書を運転手にお見せください。',
    cancelled: 'ご予約はキャンセルされました。払い戻しについては、ご予約先の案内をご確認ください。',
    seller: '変更・キャンセル・払い戻しは、ご予約先にお問い合わせください。',
  },
};

/**
 * The texts of a mail as a reseller's guest gets them.
 * @param factLines the lines about the tour alone, without money
 */
export function resellerWords(
  template: MailTemplate,
  words: TemplateWords,
  { language, factLines }: { readonly language: Language; readonly factLines: readonly string[] },
): TemplateWords {
  const { subject, heading, before, cancelled, seller } = texts[language];
  switch (template.kind) {
    case 'ticketPaid':
      return {
        ...words,
        ...{ subject: subject(orderNumber(template)), heading, before },
        ...{ lines: factLines, after: seller },
      };
    case 'ticketCancelled':
      return { ...words, before: cancelled, after: seller };
    case 'ticketChanged':
      return { ...words, after: seller };
    case 'tourCalledOff':
      return { ...words, lines: factLines, after: seller };
    default:
      return words;
  }
}
