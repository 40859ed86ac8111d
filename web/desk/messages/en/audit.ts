import type { DeskMessages } from '../ko.ts';

export const audit: DeskMessages['audit'] = {
  title: 'Audit',
  lead: 'Who changed what, and when. Nobody can edit or delete it.',
  none: 'Nothing has been recorded yet.',
  differences: 'Changed values',
};
