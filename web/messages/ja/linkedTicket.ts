import type { LinkedTicketMessages } from '../ko/linkedTicket.ts';

const linkedTicket: LinkedTicketMessages['linkedTicket'] = {
  title: 'ご予約',
  description: 'ソルバダの観光タクシーのご予約です。',
  loading: 'ご予約を読み込んでいます…',
  needsScript: 'ご予約を見るにはJavaScriptが必要です。',
  failed: 'ご予約を読み込めませんでした。',
  notFound: 'このリンクはもう使えません',
  notFoundText: '新しいリンクに替わった可能性があります。ソルバダまでお問い合わせください。',
  keep: 'このリンクが利用券です。大切に保管し、ほかの方に渡さないでください。',
  pay: 'ツアー料金のお支払い',
  payUntil: (moment) => `${moment}（韓国時間）まで車を確保しています。お支払いまで料金はかかりません。`,
  lapsed:
    'お支払い期限を過ぎました。料金はかかっていません。もう一度予約するには、ソルバダまでお問い合わせください。',
  methodsLoading: '決済方法を読み込んでいます。少々お待ちください。',
  done: 'お支払いが完了しました。ツアー当日に、このQRコードをお見せください。',
  gone: 'この時間に空いている車がなくなりました。料金はかかっていません。ソルバダまでお問い合わせください。',
};

export const ja: LinkedTicketMessages = { linkedTicket };
