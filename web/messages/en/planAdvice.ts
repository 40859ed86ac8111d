import type { PlanAdviceMessages } from '../ko/planAdvice.ts';

export const en: PlanAdviceMessages = {
  advice: {
    title: 'To save time',
    leaveOut: (name, saves) => `Leave out ${name} (saves ${saves})`,
    shorten: (name, length) => `Shorten ${name} to ${length}`,
    order: (saves) => `Use the quickest order (saves ${saves})`,
    leftOut: (name) => `${name} is left out.`,
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
  departures: {
    gone: 'This departure is no longer available.',
    nearest: 'Nearest free departures:',
    unknown: 'This departure may be sold out. We’ll check again when you’re online.',
  },
};
