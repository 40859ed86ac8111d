import type { ListMessages } from '../ko/list.ts';

export const en: ListMessages = {
  list: {
    title: {
      tour: 'Sights in Gangneung',
      restaurant: 'Where to eat in Gangneung',
      accommodation: 'Where to stay in Gangneung',
    },
    searchTitle: (word) => `Results for “${word}”`,
    description: 'Places in Gangneung by theme, each with a map, opening hours and address.',
    category: 'Category',
    hasResults: 'has results',
    themes: 'Themes',
    count: (count) => (count === 1 ? '1 place' : `${count.toLocaleString('en')} places`),
    sort: 'Sort',
    popular: 'Popular',
    name: 'Name',
    openNow: 'Open now',
    festivalsToday: (count) => (count === 1 ? 'Festival today' : 'Festivals today'),
    openCount: (count, time) => `${count} open now (${time} in Korea)`,
    leftOut: (count) =>
      count === 1
        ? '1 more has no confirmed hours and is left out.'
        : `${count.toLocaleString('en')} more have no confirmed hours and are left out.`,
    nearest: 'Nearest',
    nearestNeedsPlace:
      'To see the nearest first, tap “Distance from me”. Until then the popular places come first.',
    places: 'Places',
    map: 'Map',
    resultsElsewhere: 'Other categories have results:',
    resultsIn: (category, count) => `${category}: ${count}`,
    otherWordHint: 'Try another word.',
    nearHint: 'Try one of these:',
    clearHint: 'Nothing matches all of your filters. Clear them to see more places.',
    showAll: 'See all places',
    noSuchTheme: 'This theme doesn’t exist.',
    noSuchPage: 'This page doesn’t exist.',
    lastPage: (pages) =>
      pages === 1 ? 'This list has one page.' : `This list has ${pages.toLocaleString('en')} pages.`,
    firstPage: 'Go to the first page',
    clear: 'Clear filters',
    more: 'Show more',
    end: 'That’s everything',
    page: (page) => `Page ${page}`,
    addToPlan: (name) => `Add ${name} to plan`,
    onMap: {
      title: 'These places on the map',
      loading: 'Loading the map…',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      chosen: 'Chosen place',
      position: 'Your position',
    },
  },
};
