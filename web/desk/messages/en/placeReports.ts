import type { DeskMessages } from '../ko.ts';

export const placeReports: DeskMessages['placeReports'] = {
  title: 'Place reports',
  kinds: {
    closed: 'The place has closed',
    hours: 'Wrong opening hours',
    location: 'Wrong location',
    contact: 'Wrong contact details',
    text: 'Wrong description',
    picture: 'Wrong picture',
    other: 'Something else',
  },
  outcomes: {
    corrected: 'The guide was corrected',
    right: 'The guide is right',
    nothing: 'The report could not be used',
  },
  open: (count) => (count === 1 ? '1 open report' : `${count} open reports`),
  none: 'There are no reports.',
  state: { open: 'Open', closed: 'Closed' },
  openOfPlace: (count) =>
    count === 1 ? '1 open report about this place' : `${count} open reports about this place`,
  outcome: 'Outcome',
  choose: 'Please choose',
  reply: 'Reply (optional)',
  neededReply: 'Reply',
  replyNeeded: 'The visitor left an address for an answer: write one before closing the report.',
  replyHint: (language) => `Goes to the visitor by email. Best write it in ${language}.`,
  noAddress: 'The visitor left no address, so nothing is mailed. What you write stays with the report.',
  close: 'Close the report',
};
