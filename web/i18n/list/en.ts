import type { ListMessages } from './ko.ts';

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
    places: 'Places',
    map: 'Map',
    noResultsHint: 'Try another word, or clear the theme.',
    clear: 'Clear filters',
    more: 'Show more',
    loadingMore: 'Loading more…',
    end: 'That is everything',
    page: (page) => `Page ${page}`,
  },
};
