import type { SupportMessages } from './ko.ts';

export const ja: SupportMessages = {
  support: {
    title: 'サポート',
    lead: '旅の途中で困ったら',
    hotline: '観光通訳案内電話 1330',
    hotlineText: '道順や交通、観光スポットを韓国語、英語、中国語、日本語で案内する電話です。',
    emergency: '緊急のとき',
    emergencyText: '火事・救急は119、警察は112です。',
    contact: 'ソルバダへのお問い合わせ',
    contactText: '誤りや足りない情報がありましたら、お知らせください。',
    questions: 'よくある質問',
    answers: [
      {
        question: '選んだ場所はどこに保存されますか？',
        answer: 'この端末のブラウザーに保存されます。ページを閉じても、言語を変えても消えません。',
      },
      {
        question: '営業時間が実際と違う場合はどうすればよいですか？',
        answer:
          '営業時間や休業日はよく変わります。お出かけ前に電話でご確認ください。違いがありましたら、お知らせください。',
      },
      {
        question: 'なぜ写真ではなくイラストなのですか？',
        answer:
          'ソルバダはイラストで案内する旅行ガイドです。イラストはデータ量が少なく、ローミング中でもすぐに開きます。',
      },
    ],
  },
};
