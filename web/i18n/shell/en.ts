import type { ShellMessages } from './ko.ts';

export const en: ShellMessages = {
  brand: 'Solbada',
  shell: {
    skip: 'Skip to content',
    back: 'Back',
    language: 'Language',
    search: 'Search',
    logIn: 'Log in',
    greeting: (nickname) => `Hi, ${nickname}`,
    main: 'Main',
    explore: 'Explore',
    myPlan: 'My plan',
    support: 'Customer service',
    backToTop: 'Back to top',
    close: 'Close',
    loading: 'Loading…',
    retry: 'Try again',
    unableToRetrieve: 'Unable to retrieve response.',
    offline: 'You are offline. You can carry on once the connection is back.',
    picture: (index, count) => `Picture ${index} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    seeAll: 'See all',
  },
  categories: { tour: 'Tour', restaurant: 'Restaurant', accommodation: 'Accommodation' },
  search: {
    searchPlaces: 'Search places',
    searchHint: 'A place, an area or a dish',
    suggestions: (count) =>
      count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`,
    topics: 'Or start from a theme',
    noResults: 'No search results found.',
  },
  notFound: {
    title: 'This page cannot be found',
    text: 'The address may have changed, or the place may no longer be in the guide.',
    home: 'Go to the home page',
  },
  failure: {
    title: 'The page could not be loaded',
    text: 'Something went wrong. We will try again shortly.',
    reference: 'Reference',
  },
  footer: {
    company: 'Company information',
    sample: 'Sample details, to be replaced by the operator',
    sources: 'Place data: Korea Tourism Organization TourAPI (public data)',
  },
};
