import type { PlanMessages } from '../ko/plan.ts';

export const en: PlanMessages = {
  plan: {
    title: 'My plan',
    chosen: 'Chosen places',
    guest: 'Log in to see your likes and your plan on all your devices.',
    empty: 'Nothing chosen yet. Open a place you like and tap “Add to journey”.',
    bought: (day) => `You’ve booked a tour for ${day}.`,
    toTicket: 'See the ticket',
    noTour: 'You have no upcoming tour.',
    addPlace: 'Add place',
    startPlan: 'Start plan',
    viewPlan: 'View plan',
    continuePlan: (date) => `Continue plan ${date}`,
    addSavedPlan: (date) => `Add saved plan ${date}`,
    savedLoading: 'Loading your saved plan…',
    savedNone: 'No saved plan yet. Once you save one, you can continue it on any device.',
    savedFailed: 'Your saved plan couldn’t be loaded.',
    liked: 'Liked spots',
    likedLoading: 'Loading the places you like…',
    likedEmpty: 'No liked places yet. Tap the heart on a place you like.',
    likedGuest: 'Once you’re logged in, the places you like are saved here.',
    likedMore: 'Show more',
    likedWaiting: 'Sent when you’re online',
    signUp: 'Sign up',
  },
};
