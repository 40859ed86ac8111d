import type { DeskMessages } from '../ko.ts';

export const account: DeskMessages['account'] = {
  title: 'My account',
};
