import type { OutboxMessages } from '../ko/outbox.ts';

export const en: OutboxMessages = {
  outbox: {
    otherPlan: 'Your account has a different plan from the one you saved offline.',
    planRefused:
      'The plan you saved offline could not be saved to your account. Please check its places, date and time, and save it again.',
    placeGone: 'A place you liked offline is no longer in the guide.',
    openPlan: 'Open my trip plan',
  },
};
