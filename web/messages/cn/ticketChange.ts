import type { TicketChangeMessages } from '../ko/ticketChange.ts';

const ticketChange: TicketChangeMessages['ticketChange'] = {
  title: '更改行程',
  lead: (moment) =>
    `${moment}（韩国时间）以前可免费更改。乘车券和二维码不变。推迟不会提高目前的退款比例，提前则可能降低。`,
  calledOffLead: (moment) => `${moment}（韩国时间）以前可免费选择其他日期或时间。乘车券和二维码不变。`,
  otherTime: '请选择其他日期或时间。',
  language: '告知司机的语言',
  languageHint: '我们发送的邮件也使用此语言。',
  places: (count) => `改用我的行程中的${count}个地点`,
  placesHint: '将替换乘车券上的地点。',
  noDeparture: '当天没有可预订的出发时间，请选择其他日期。',
  gone: '该出发时间已不可预订，请选择其他时间。',
  unknown: '无法加载可预订的时间。保存时会再次确认。',
  save: '保存更改',
  done: '行程已更改，我们已向您发送邮件。',
  nothing: '您没有做任何更改。',
  tooLate: '此行程已无法更改。',
  outdated: '乘车券在此期间已变更，请关闭此窗口后重新打开。',
  wrong: '请检查日期、时间、姓名和地点。',
  tooMany: '短时间内更改次数过多，请稍后再试。',
  failed: '未能更改行程，请稍后再试。',
};

export const cn: TicketChangeMessages = { ticketChange };
