import type { AccountMessages } from './ko.ts';

export const ja: AccountMessages = {
  login: {
    title: 'ログイン',
    notYet: 'アカウントはまだご利用いただけません。場所の検索とプランへの追加は今すぐお使いいただけます。',
  },
};
