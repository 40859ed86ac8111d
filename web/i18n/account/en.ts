import type { AccountMessages } from './ko.ts';

export const en: AccountMessages = {
  login: {
    title: 'Log in',
    notYet: 'Accounts are not open yet. You can already find places and keep them in your plan.',
  },
};
