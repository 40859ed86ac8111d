import type { PlaceMessages } from './ko.ts';

export const en: PlaceMessages = {
  place: {
    gallery: 'Gallery',
    map: 'Map',
    mapOf: (name) => `Where ${name} is`,
    mapLater: 'The map appears once scripts are on.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    like: 'Like',
    likeNeedsLogin: 'Log in to keep the places you like.',
    addToJourney: 'Add to journey',
    inJourney: 'In your journey',
    openJourney: 'View my plan',
    notSaved: 'This could not be kept on your device. Please check the browser’s storage.',
    loading: 'Loading the place…',
    cannotLoad: 'Cannot load place information.',
    points: 'Good to know',
    tags: 'Themes',
    noInfo: 'No information yet.',
    noAddress: 'No address known.',
    address: 'Address',
    koreanAddress: 'Address in Korean',
    phone: 'Phone',
    noPhone: 'No number known.',
    hours: 'Opening hours',
    weekDays: { MON: 'Mon', TUE: 'Tue', WED: 'Wed', THU: 'Thu', FRI: 'Fri', SAT: 'Sat', SUN: 'Sun' },
    everyDay: 'Every day',
    months: (first, last) => {
      const name = (month: number) =>
        new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(
          Date.UTC(2024, month - 1, 1),
        );
      return `${name(first)}–${name(last)}`;
    },
    closedOn: (days) => `Closed ${days}`,
    allDay: 'Open 24 hours',
    hoursUnknown: 'Opening hours are not known.',
    status: { open: 'Open now', closed: 'Closed now', unknown: 'Hours not confirmed' },
    checkFirst: 'Hours and closing days change: please check before visiting.',
    nearby: 'Nearby',
    distance: (metres) =>
      metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`,
    credit: 'Data: Korea Tourism Organization (TourAPI) and public facts. Drawings: Solbada.',
    copy: 'Copy',
    copied: 'Copied',
    inKorean: 'Only available in Korean.',
  },
};
