import type { DeskMessages } from '../ko.ts';

export const tourReports: DeskMessages['tourReports'] = {
  title: 'Tour reports',
  kinds: {
    noDriver: 'The driver did not come',
    late: 'The driver came late',
    route: 'Other stops than planned',
    driving: 'Unsafe driving',
    price: 'Asked for extra money',
    other: 'Something else',
  },
  open: (count) => (count === 1 ? '1 tour report needs a reply' : `${count} tour reports need a reply`),
  none: 'There are no tour reports.',
  state: { open: 'Needs a reply', closed: 'Replied' },
  of: (name, day) => `${name}, tour on ${day}`,
  order: 'Show the order',
  tour: 'Show the tour',
  replied: (moment) => `Replied ${moment}`,
  reply: 'Reply',
  replyHint: (language) => `Goes to the visitor by email. Best write it in ${language}.`,
  close: 'Send the reply and close',
};
