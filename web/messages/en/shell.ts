import type { ShellMessages } from '../ko/shell.ts';

export const en: ShellMessages = {
  brand: 'Solbada',
  shell: {
    skip: 'Skip to content',
    back: 'Back',
    language: 'Language',
    search: 'Search',
    logIn: 'Log in',
    greeting: (nickname) => `Hi, ${nickname}`,
    myAccount: 'My account',
    myTickets: 'My tickets',
    logOut: 'Log out',
    loggedOutHere:
      'You’re logged out on this device. We’ll end your session on the server as soon as we can reach it.',
    placesStay: 'Your chosen places are still on this device.',
    clearPlaces: 'Clear chosen places',
    placesCleared: 'Your chosen places have been cleared.',
    main: 'Main',
    explore: 'Explore',
    myPlan: 'My plan',
    support: 'Customer service',
    backToTop: 'Back to top',
    close: 'Close',
    loading: 'Loading…',
    retry: 'Try again',
    unableToRetrieve: 'Unable to retrieve response.',
    offline: 'You’re offline. Anything saved on this device can still be opened.',
    languageOffline: 'This language isn’t saved on this device. You can switch to it once you’re connected.',
    picture: (index, count) => `Picture ${index} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    days: (first, last) => `${first} – ${last}`,
    seeAll: 'See all',
    install: {
      title: 'Add Solbada to your home screen',
      button: 'Install',
      refuse: 'No, thanks',
      steps: [
        'Tap the Share button. In newer versions of Safari it is in the “…” menu.',
        'Choose “Add to Home Screen”.',
        'Tap “Add”.',
      ],
    },
    mapServices: {
      openIn: 'Open in a map app',
      naver: 'Naver Map',
      kakao: 'KakaoMap',
      google: 'Google Maps',
      leaves: 'opens another site in a new window',
    },
    tourOffer: ({ hours, price, people, hasDepartures }) =>
      `Tour taxi · ${hours} hours · ${price} per car, up to ${people} people${hasDepartures ? '' : ' · from Gangneung Station'}`,
    distance: (metres) =>
      metres < 995 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`,
    choosing: {
      full: (max) =>
        `Your plan already holds ${max} places, the most it can take. Remove one in My plan to add this one.`,
      notKept: () => 'This couldn’t be saved on your device. Please check your browser’s storage.',
      openPlan: 'View my plan',
    },
    nearMe: {
      button: 'Distance from me',
      said: {
        asking: 'Finding out where you are…',
        near: 'Straight-line distances from where you are. Your position stays on this device.',
        far: 'You’re more than 60 km from Gangneung, so distances are measured from Gangneung Station.',
        refused:
          'This site isn’t allowed to use your location, so no distances are shown and the order stays as it was. You can allow it in your browser’s settings.',
        unavailable:
          'Your location couldn’t be found just now, so no distances are shown and the order stays as it was.',
        late: 'Finding your location took too long, so no distances are shown and the order stays as it was. Please try again.',
      },
    },
  },
  sandbox: {
    title: 'Trial mode',
    text: 'Emails, Google login and payments are simulated.',
    mails: 'View emails',
    close: 'Hide this notice',
  },
  categories: { tour: 'Tour', restaurant: 'Restaurant', accommodation: 'Accommodation' },
  search: {
    searchPlaces: 'Search places',
    searchHint: 'Place, area or dish',
    suggestions: (count) =>
      count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`,
    topics: 'Or start from a theme',
    noResults: 'No search results found.',
  },
  notFound: {
    title: 'This page can’t be found',
    text: 'The address may have changed, or the place may no longer be in the guide.',
    home: 'Go to the home page',
  },
  failure: {
    title: 'The page couldn’t be loaded',
    text: 'Something went wrong. This page will try again automatically in a moment.',
    offline: 'This page isn’t saved on this device. Please try again once you’re connected.',
    reference: 'Reference',
  },
  footer: {
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    accessibility: 'Accessibility',
    company: 'Company information',
    sample: 'Sample details, to be replaced by the operator',
    sources: 'Place data: Korea Tourism Organization TourAPI (public data)',
  },
};
