import type { TicketChangeMessages } from '../ko/ticketChange.ts';

const ticketChange: TicketChangeMessages['ticketChange'] = {
  title: '更改行程',
  lead: (moment) =>
    `${moment}（韓國時間）以前可免費更改。乘車券和QR碼不變。延後不會提高目前的退款比例，提前則可能降低。`,
  calledOffLead: (moment) => `${moment}（韓國時間）以前可免費選擇其他日期或時間。乘車券和QR碼不變。`,
  otherTime: '請選擇其他日期或時間。',
  language: '告知司機的語言',
  languageHint: '我們寄出的電子郵件也會使用此語言。',
  places: (count) => `改用我的行程中的${count}個地點`,
  placesHint: '將取代乘車券上的地點。',
  noDeparture: '當天沒有可預訂的出發時間，請選擇其他日期。',
  gone: '該出發時間已無法預訂，請選擇其他時間。',
  unknown: '無法載入可預訂的時間。儲存時會再次確認。',
  save: '儲存變更',
  done: '行程已更改，我們已寄電子郵件給您。',
  nothing: '您沒有做任何更改。',
  tooLate: '此行程已無法更改。',
  outdated: '乘車券在此期間已有異動，請關閉此視窗後重新開啟。',
  wrong: '請檢查日期、時間、姓名和地點。',
  tooMany: '短時間內更改次數過多，請稍後再試。',
  failed: '未能更改行程，請稍後再試。',
};

export const tw: TicketChangeMessages = { ticketChange };
