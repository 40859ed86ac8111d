import type { DeskMessages } from '../ko.ts';

const tourCount = (count: number) => (count === 1 ? '1 tour' : `${count} tours`);

export const badDay: DeskMessages['badDay'] = {
  reasons: {
    typhoon: 'Typhoon',
    heavySnow: 'Heavy snow',
    roadClosed: 'Road closed',
    other: 'Another reason',
  },
  cancel: {
    title: 'Call off tours',
    open: 'Call off tours',
    lead: 'The chosen tours don’t take place, and those departures are closed for sale. Visitors get an email with the reason, and move their tour or get the full price back.',
    tours: (chosen, all) => `${chosen} of ${tourCount(all)} to call off`,
    none: 'There are no tours to call off in these days. To close them for sale only, use the calendar.',
    tooLong: 'Please choose up to 31 days.',
    all: 'Choose all',
    noneChosen: 'Choose none',
    reason: 'Reason',
    words: 'Your own words',
    wordsHint: 'Sent as you type them, and marked as not translated. No personal data, please.',
    wordsRequired: 'Please say why.',
    hours: 'Time to choose',
    hour: (hours) => {
      if (hours % 24 !== 0) return hours === 1 ? '1 hour' : `${hours} hours`;
      return hours === 24 ? '1 day' : `${hours / 24} days`;
    },
    hoursHint: 'Visitors who haven’t chosen by then are refunded in full.',
    button: (tours) => `Call off ${tourCount(tours)}`,
    warning: 'This cannot be undone. Drivers are told right away.',
  },
  progress: {
    title: 'Called-off tours',
    back: 'Back to the calendar',
    done: (done, total) => `${done} of ${tourCount(total)} done.`,
    working: 'Work is under way. It goes on if you close this page.',
    failed: (count) => `${tourCount(count)} to look at`,
    remaining: (count) =>
      count === 1
        ? '1 tour of these departures still takes place: it was paid since, or not chosen.'
        : `${count} tours of these departures still take place: they were paid since, or not chosen.`,
    cancelMore: 'Call off these too',
    by: (name, moment) => `${name}, ${moment}`,
    statuses: {
      waiting: 'Waiting',
      failed: 'Failed',
      offered: 'The visitor can choose',
      moved: 'Moved',
      refundPending: 'Refund under way',
      refundRefused: 'Refund refused',
      refunded: 'Refunded',
      skipped: 'Not called off',
    },
    until: (moment) => `until ${moment}`,
    help: {
      failed:
        'Several attempts have failed. It is tried again by itself. If it goes on, refund the order by hand.',
      refundRefused:
        'The payment provider refuses. It is tried again by itself. If it goes on, ask the provider.',
    },
    skipped: {
      cancelled: 'The order was cancelled.',
      moved: 'The tour was moved.',
      begun: 'The tour has begun.',
      calledOff: 'The tour was called off before.',
      hasDriver: 'A driver was found.',
    },
    list: 'Called-off days',
    line: (done, total) => `${done} of ${total} done`,
  },
  message: {
    title: 'Message to all visitors',
    open: 'Message to all visitors',
    lead: (day) => `Emails all visitors with a tour on ${day}, each in their language.`,
    recipients: (count) => (count === 1 ? '1 recipient' : `${count} recipients`),
    none: 'Nobody has a tour on this day.',
    kind: 'Message',
    kinds: { rain: 'Rain', traffic: 'Heavy traffic', meeting: 'Come early', other: 'Your own words only' },
    words: 'Your own words',
    wordsHint: 'Sent as you type them, and marked as not translated. No personal data, please.',
    wordsRequired: 'Please type the message.',
    preview: 'Show the text in each language',
    button: (count) => (count === 1 ? 'Send to 1 visitor' : `Send to ${count} visitors`),
    sent: (count) => (count === 1 ? 'Sent to 1 visitor.' : `Sent to ${count} visitors.`),
    changed: 'Tours have come or gone meanwhile. Please check the number of recipients and send again.',
    history: 'Messages sent about this day',
    toDay: 'Tours of this day',
  },
  clashes: {
    title: (name) => `Tours while ${name} is off`,
    lead: 'This driver can’t drive these tours. You can offer all of them to drivers who are free.',
    suggestion: (name) => `→ ${name}`,
    nobody: 'No driver is free',
    button: (count) => `Reassign ${tourCount(count)}`,
    later: 'Later',
    done: (reassigned, left) =>
      left === 0
        ? `${tourCount(reassigned)} reassigned.`
        : `${tourCount(reassigned)} reassigned. ${left} left: the list of tours shows them in red.`,
  },
};
