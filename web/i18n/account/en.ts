import type { AccountMessages } from './ko.ts';

export const en: AccountMessages = {
  login: {
    title: 'Log in',
    notYet: 'Accounts are not available yet. You can still find places and keep them in your plan.',
  },
};
