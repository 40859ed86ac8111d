import type { DeskMessages } from '../ko.ts';

export const audit: DeskMessages['audit'] = {
  title: 'Audit',
};
