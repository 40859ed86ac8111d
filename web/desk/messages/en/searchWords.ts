import type { DeskMessages } from '../ko.ts';

const incomplete = 'Each line needs words, a colon and searches. A word has at most 40 characters.';

export const searchWords: DeskMessages['searchWords'] = {
  title: 'Search words',
  back: 'Back to the guide',
  lead: 'They lead from the words that visitors type to the words of the guide. One entry a line: words separated by commas, a colon, and searches, such as “wheelchair, stroller: barrier-free”.',
  language: 'Language',
  edited: 'Edited here',
  fromFiles: 'The list of the content files',
  fields: { finds: 'Also finds', offers: 'Suggests instead' },
  hints: {
    finds:
      'A search for the words also finds what the searches find. Only for words that mean the same, or facts that you know.',
    offers: 'When the words find nothing, these searches are suggested. For what is only close.',
  },
  wrong: { finds: incomplete, offers: incomplete },
  saved: 'Saved. Visitors’ searches use it now.',
};
