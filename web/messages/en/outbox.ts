import type { OutboxMessages } from '../ko/outbox.ts';

export const en: OutboxMessages = {
  outbox: {
    otherPlan: 'Your account has a different plan from the one you saved offline.',
    planRefused:
      'The plan you saved offline couldn’t be saved to your account. Please check its places, date and time, and save it again.',
    placeGone: 'A place you liked offline is no longer in the guide.',
    planFailed:
      'We couldn’t save the plan you made offline to your account, because of a fault on our side. It’s still on this device; please save it again later.',
    likeFailed:
      'We couldn’t send a like you gave offline, because of a fault on our side. Please try again later.',
    openPlan: 'Open my trip plan',
  },
};
