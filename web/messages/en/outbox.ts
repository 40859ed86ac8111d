import type { OutboxMessages } from '../ko/outbox.ts';

export const en: OutboxMessages = {
  outbox: {
    otherPlan: 'Your account has another plan than the one you saved offline.',
    planRefused: 'The plan you saved offline could not be sent. Please check it and save it again.',
    placeGone: 'A place you liked offline is no longer in the guide.',
    openPlan: 'Open my trip plan',
  },
};
