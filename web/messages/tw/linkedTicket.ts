import type { LinkedTicketMessages } from '../ko/linkedTicket.ts';

const linkedTicket: LinkedTicketMessages['linkedTicket'] = {
  title: '您的預訂',
  description: '您在Solbada的觀光計程車預訂。',
  loading: '正在載入預訂…',
  needsScript: '查看預訂需要啟用JavaScript。',
  failed: '無法載入您的預訂。',
  notFound: '此連結已失效',
  notFoundText: '可能已換成新的連結，請聯絡Solbada。',
  keep: '此連結就是您的乘車券，請妥善保管，不要轉傳給他人。',
  pay: '支付行程費用',
  payUntil: (moment) => `我們為您保留車輛至${moment}（韓國時間）。付款前不會產生任何費用。`,
  lapsed: '付款時間已過，未收取任何費用。如需重新預訂，請聯絡Solbada。',
  methodsLoading: '付款方式載入中，請稍候。',
  done: '付款已完成。出遊當天請出示此QR碼。',
  gone: '該時段已沒有可用車輛，未收取任何費用。請聯絡Solbada。',
};

export const tw: LinkedTicketMessages = { linkedTicket };
