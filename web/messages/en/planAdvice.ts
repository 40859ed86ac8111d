import type { PlanAdviceMessages } from '../ko/planAdvice.ts';

export const en: PlanAdviceMessages = {
  advice: {
    title: 'To save time',
    leaveOut: (name, saves) => `Leave out ${name} (saves ${saves})`,
    shorten: (name, length) => `Shorten ${name} to ${length}`,
    order: (saves) => `Use the quickest order (saves ${saves})`,
    leftOut: (names, count) => `${names} ${count === 1 ? 'is' : 'are'} left out.`,
    shortened: (name, length) => `${name}: now ${length}.`,
    ordered: 'Your places are now in the quickest order.',
    bestAlready: 'This is already the quickest order.',
    gained: (gains) => {
      const text = gains.join('; ');
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
    lessDriving: (length) => `${length} less driving`,
    moreDriving: (length) => `${length} more driving`,
    lessWaiting: (length) => `${length} less waiting`,
    moreWaiting: (length) => `${length} more waiting`,
    open: (names, count) => `${names} ${count === 1 ? 'is' : 'are'} open when you arrive`,
  },
  tooLong: {
    title: (length) => `Your plan takes ${length}`,
    question: (over) => `That’s ${over} longer than the three-hour tour. What would you like to do?`,
    order: 'Use the quickest order',
    shorter: (visits) => `Shorten visits: ${visits}`,
    visit: (name, length) => `${name} to ${length}`,
    leaveOut: (names) => `Leave out ${names}`,
    takes: (length) => `Your plan then takes ${length}.`,
    reordered: 'Your places are put in the quickest order, too.',
    overtime: (length, price) => `Add ${length} for ${price}`,
    ends: (time) => `Your tour then ends at ${time}.`,
    overtimeNot: {
      checking: 'We’re checking whether a car is free.',
      unknown: 'You need an internet connection to check whether you can add time.',
      full: 'No car is free for that long.',
      tooMuch: 'That’s more time than we can add.',
    },
    asItIs: 'Keep the plan as it is',
    earlyEnd: (time) => `Your tour ends at ${time}, even if you haven’t seen every stop.`,
    choose: 'Please choose one.',
    next: 'Continue',
  },
  departures: {
    gone: 'This departure is no longer available.',
    nearest: 'Nearest free departures:',
    unknown: 'This departure may be sold out. We’ll check again when you’re online.',
  },
};
