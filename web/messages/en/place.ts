import type { PlaceMessages } from '../ko/place.ts';

export const en: PlaceMessages = {
  place: {
    gallery: 'Gallery',
    map: 'Map',
    mapOf: (name) => `Where ${name} is`,
    mapLater: 'Moving the map needs JavaScript.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    like: 'Like',
    likeNeedsLogin: 'Log in to keep the places you like.',
    likeFailed: 'Your like could not be saved. Please try again.',
    addToJourney: 'Add to journey',
    journeyFull: (most) =>
      `Your journey already holds ${most} places, which is the most. Remove one in My plan to add this one.`,
    inJourney: 'In your journey',
    openJourney: 'View my plan',
    showDriver: 'Show to driver',
    share: 'Share',
    notSaved: 'This could not be kept on your device. Please check your browser’s storage.',
    loading: 'Loading place information…',
    cannotLoad: 'Cannot load place information.',
    points: 'Good to know',
    tags: 'Themes',
    noInfo: 'No information yet.',
    noAddress: 'No address listed.',
    address: 'Address',
    koreanAddress: 'Address in Korean',
    phone: 'Phone',
    noPhone: 'No phone number listed.',
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
    hoursUnknown: 'No hours listed.',
    checkFirst: 'Hours and closing days can change, so please check before you go.',
    nearby: 'Nearby',
    credit:
      'Data: Korea Tourism Organization (TourAPI) and publicly available information. Drawings: Solbada.',
    copy: 'Copy',
    copied: 'Copied',
    inKorean: 'Only available in Korean.',
    shared: {
      copied: 'The address is copied. Paste it wherever you like.',
      notCopied: (address) => `It could not be copied. Here is the address: ${address}`,
    },
    opening: {
      openAllDay: 'Open now · 24 hours',
      openUntil: (time) => `Open now · closes at ${time}`,
      closed: 'Closed now',
      opensToday: (time) => `Closed now · opens at ${time}`,
      opensTomorrow: (time) => `Closed now · opens tomorrow ${time}`,
      opensOn: (day, time) => `Closed now · opens ${day} ${time}`,
      opensSomeTimeOn: (day) => `Closed now · opens ${day}`,
      unknown: 'Hours not confirmed',
      weekDays: {
        MON: 'Monday',
        TUE: 'Tuesday',
        WED: 'Wednesday',
        THU: 'Thursday',
        FRI: 'Friday',
        SAT: 'Saturday',
        SUN: 'Sunday',
      },
    },
  },
};
