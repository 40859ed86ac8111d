import type { PlanMessages } from './ko.ts';

export const en: PlanMessages = {
  plan: {
    title: 'My plan',
    chosen: 'Chosen places',
    guest: 'Log in to see your likes and your plan on all your devices.',
    empty: 'Nothing chosen yet. Open a place you like and press “Add to journey”.',
    remove: (name) => `Remove ${name}`,
    addPlace: 'Add place',
    startPlan: 'Start plan',
  },
};
