import type { AccountMessages } from './ko.ts';

export const ja: AccountMessages = {
  login: {
    title: 'ログイン',
    notYet:
      'ログイン機能は現在準備中です。場所の検索とプランへの追加は、ログインなしでもご利用いただけます。',
  },
};
