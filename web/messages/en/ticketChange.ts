import type { TicketChangeMessages } from '../ko/ticketChange.ts';

const ticketChange: TicketChangeMessages['ticketChange'] = {
  title: 'Change tour',
  lead: (moment) =>
    `Changes are free of charge until ${moment} (Korean time). Your ticket and its QR code stay the same. A later day never raises your refund; an earlier one can lower it.`,
  calledOffLead: (moment) =>
    `Choose another day or time until ${moment} (Korean time), at no extra cost. Your ticket and its QR code stay the same.`,
  otherTime: 'Please choose another day or time.',
  language: 'Language for your driver',
  languageHint: 'We also use it for our emails.',
  places: (count) => (count === 1 ? 'Use the 1 place of my plan' : `Use the ${count} places of my plan`),
  placesHint: 'They replace the places on your ticket.',
  noDeparture: 'No departures are available on that day. Please choose another one.',
  gone: 'This departure is no longer available. Please choose another time.',
  unknown: 'We couldn’t load the available times. We’ll check yours when you save.',
  save: 'Save the changes',
  done: 'Your tour has been changed. We’ve sent you an email.',
  nothing: 'You haven’t changed anything.',
  tooLate: 'This tour can no longer be changed.',
  outdated: 'Your ticket has changed in the meantime. Please close this window and open it again.',
  wrong: 'Please check the day, time, name and places.',
  tooMany: 'That was a lot of changes in a short time. Please try again later.',
  failed: 'The tour couldn’t be changed. Please try again in a moment.',
};

export const en: TicketChangeMessages = { ticketChange };
