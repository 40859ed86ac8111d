import type { LinkedTicketMessages } from '../ko/linkedTicket.ts';

const linkedTicket: LinkedTicketMessages['linkedTicket'] = {
  title: 'Your booking',
  description: 'Your tour taxi booking with Solbada.',
  loading: 'Loading your booking…',
  needsScript: 'You need JavaScript to see your booking.',
  failed: 'Your booking couldn’t be loaded.',
  notFound: 'This link doesn’t work any more',
  notFoundText: 'It may have been replaced by a newer one. Please contact Solbada.',
  keep: 'This link is your ticket. Keep it, and please don’t pass it on.',
  pay: 'Pay for your tour',
  payUntil: (moment) =>
    `We hold a car for you until ${moment} (Korean time). Nothing is charged before you pay.`,
  lapsed: 'The time to pay has run out, and nothing was charged. Please contact Solbada to book again.',
  methodsLoading: 'The payment methods are still loading. One moment, please.',
  done: 'Payment has been completed. Show this QR code on the day of your tour.',
  gone: 'No car is free at that time any more, and nothing was charged. Please contact Solbada.',
};

export const en: LinkedTicketMessages = { linkedTicket };
