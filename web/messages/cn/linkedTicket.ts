import type { LinkedTicketMessages } from '../ko/linkedTicket.ts';

const linkedTicket: LinkedTicketMessages['linkedTicket'] = {
  title: '您的预订',
  description: '您在Solbada的观光出租车预订。',
  loading: '正在加载预订…',
  needsScript: '查看预订需要启用JavaScript。',
  failed: '无法加载您的预订。',
  notFound: '此链接已失效',
  notFoundText: '可能已换成新的链接，请联系Solbada。',
  keep: '此链接就是您的乘车券，请妥善保管，不要转发给他人。',
  pay: '支付行程费用',
  payUntil: (moment) => `我们为您保留车辆至${moment}（韩国时间）。付款前不会产生任何费用。`,
  lapsed: '付款时间已过，未收取任何费用。如需重新预订，请联系Solbada。',
  methodsLoading: '支付方式加载中，请稍候。',
  done: '付款已完成。出行当天请出示此二维码。',
  gone: '该时间已没有空闲车辆，未收取任何费用。请联系Solbada。',
};

export const cn: LinkedTicketMessages = { linkedTicket };
