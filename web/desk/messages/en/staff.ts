import type { DeskMessages } from '../ko.ts';

export const staff: DeskMessages['staff'] = {
  title: 'Staff',
};
