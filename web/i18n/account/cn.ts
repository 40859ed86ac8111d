import type { AccountMessages } from './ko.ts';

export const cn: AccountMessages = {
  login: {
    title: '登录',
    notYet: '账号功能尚未开放。无需登录，也可以查找地点并加入行程。',
  },
};
