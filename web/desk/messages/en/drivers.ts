import type { DeskMessages } from '../ko.ts';

export const drivers: DeskMessages['drivers'] = {
  title: 'Drivers',
};
