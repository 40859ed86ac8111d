import type { DeskMessages } from '../ko.ts';

export const alerts: DeskMessages['alerts'] = {
  title: 'Alerts',
  lead: 'An alert counts as seen once you open what it is about.',
  toRules: 'Email and sound settings',
  none: 'There are no alerts.',
  isNew: 'New',
  markAll: 'Mark all as seen',
  unseen: (count) => (count === 1 ? '1 new alert' : `${count} new alerts`),
  kinds: {
    newOrder: 'New order',
    cancellation: 'Order cancelled',
    driverRefusal: 'Driver can’t drive the tour',
    noDriver: 'Starts soon without a driver',
    refundRefused: 'Refund refused by the payment provider',
    complaint: 'Complaint about a tour',
    placeReport: 'Report about a place',
  },
  rules: {
    lead: 'Choose when you get an email about each kind. Changes are saved at once.',
    modes: {
      never: 'No email',
      ifUnseen: 'If I haven’t seen it after 30 minutes',
      atOnce: 'At once',
    },
    saved: 'Saved.',
    sound: 'Play a sound in this browser when there is a new alert',
  },
};
