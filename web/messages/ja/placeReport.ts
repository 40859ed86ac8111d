import type { PlaceReportMessages } from '../ko/placeReport.ts';

export const ja: PlaceReportMessages = {
  placeReport: {
    kind: 'どの情報が違っていますか？',
    kinds: {
      closed: '閉店・閉鎖',
      hours: '営業・利用時間',
      location: '住所・場所',
      contact: '電話番号',
      text: '紹介文',
      picture: '画像',
      other: 'そのほかの情報',
    },
    kindMissing: '違っている情報を選んでください。',
    words: '詳しい内容',
    wordsOptional: '詳しい内容（任意）',
    wordsMissing: '何が違っているかをお書きください。',
    unreadable: '送信できない文字が含まれています。削除してからもう一度お試しください。',
    email: 'メールアドレス（任意）',
    emailHint: '回答をご希望の場合にご入力ください。対応が終わりましたら削除します。',
    emailWrong: 'メールアドレスの形式が正しくありません。',
    send: '送信する',
    failed: '送信できませんでした。入力した内容は残っています。しばらくしてからもう一度お試しください。',
    unreachable:
      'サーバーに接続できず、送信できませんでした。入力した内容は残っています。通信環境を確認してからもう一度お試しください。',
    full: 'お使いのネットワークから、この場所について本日すでに複数のご報告をいただき、確認を進めております。明日以降に改めてお送りください。ありがとうございます。',
    gone: 'この場所は、ガイドに掲載されなくなりました。',
    tooMany: (minutes) =>
      `短い時間に何度も送信されました。入力した内容は残っています。${minutes}分後にもう一度お試しください。`,
    thanks: 'ご報告ありがとうございます。確認いたします。',
    thanksWithEmail: 'ご報告ありがとうございます。確認のうえ、メールで回答いたします。',
  },
};
