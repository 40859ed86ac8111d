import type { DeskMessages } from '../ko.ts';

export const tours: DeskMessages['tours'] = {
  title: 'Tours',
};
