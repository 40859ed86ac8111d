import type { TicketChangeMessages } from '../ko/ticketChange.ts';

const ticketChange: TicketChangeMessages['ticketChange'] = {
  title: 'ツアーを変更',
  lead: (moment) =>
    `${moment}（韓国時間）まで無料で変更できます。利用券とQRコードはそのままです。日にちを遅らせても今の払い戻しの割合より高くなることはなく、早めると低くなることがあります。`,
  calledOffLead: (moment) =>
    `${moment}（韓国時間）まで、追加料金なしで別の日や時間をお選びいただけます。利用券とQRコードはそのままです。`,
  otherTime: '別の日か時間を選んでください。',
  language: 'ドライバーに伝える言語',
  languageHint: 'メールもこの言語でお送りします。',
  places: (count) => `マイプランのスポット${count}か所に変更`,
  placesHint: '利用券にあるスポットと入れ替わります。',
  noDeparture: 'この日に予約できる時間はありません。別の日を選んでください。',
  gone: 'この時間は予約できなくなりました。別の時間を選んでください。',
  unknown: '予約できる時間を読み込めませんでした。変更するときに確認します。',
  save: '変更する',
  done: 'ツアーを変更しました。確認メールをお送りしました。',
  nothing: '変更された項目がありません。',
  tooLate: 'このツアーは変更できなくなりました。',
  outdated: 'この間に利用券が変更されました。いったん閉じて、開き直してください。',
  wrong: '日にち、時間、お名前、スポットをご確認ください。',
  tooMany: '短い時間に何度も変更されました。しばらくしてからもう一度お試しください。',
  failed: '変更できませんでした。しばらくしてからもう一度お試しください。',
};

export const ja: TicketChangeMessages = { ticketChange };
