import type { DeskMessages } from '../ko.ts';

export const complaints: DeskMessages['complaints'] = {
  title: 'Complaints',
};
