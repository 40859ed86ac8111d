import { callOffReasons, visitorMessageKinds } from '../../../../domain/tour/badDay.ts';
import type { MailTemplate } from '../mailTemplate.ts';

const orderId = 'order_1764000000000_Zx81';
/** A ticket whose values must be escaped in HTML. */
export const ticketFacts = {
  orderId,
  amount: 30_000,
  tripDate: '2026-12-24',
  startTime: '10:00',
  numberOfPeople: 2,
  customerName: '<i>',
  stops: [],
  link: `https://guide.example/tickets/${orderId}`,
};

/** One mail of each kind about a bad day. */
export const badDayLetters: MailTemplate[] = [
  ...callOffReasons.map((reason) => ({
    kind: 'tourCalledOff' as const,
    ...ticketFacts,
    ...{ reason, words: '1 < 2 & <i>', until: '2026-12-25T03:00:00.000Z' },
  })),
  ...visitorMessageKinds.map((message) => ({
    kind: 'visitorMessage' as const,
    ...ticketFacts,
    ...{ message, words: '1 < 2 & <i>' },
  })),
  ...[false, true].map((hadDriver) => ({
    kind: 'noDriverYet' as const,
    ...ticketFacts,
    ...{ hadDriver, until: '2026-12-23T22:00:00.000Z' },
  })),
];
