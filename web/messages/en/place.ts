import type { PlaceMessages } from '../ko/place.ts';

const opening: PlaceMessages['place']['opening']['shop'] = {
  hours: 'Opening hours',
  hoursUnknown: 'No hours listed.',
  openEveryDay: 'Open every day',
  openOn: (days) => `Open ${days}`,
  timesUnknown: 'No opening times listed.',
  checkFirst: 'Hours and closing days can change, so please check before you go.',
  openAllDay: 'Open now · 24 hours',
  openUntil: (time) => `Open now · closes at ${time}`,
  closed: 'Closed now',
  opensToday: (time) => `Closed now · opens at ${time}`,
  opensTomorrow: (time) => `Closed now · opens tomorrow at ${time}`,
  opensOn: (day, time) => `Closed now · opens ${day} at ${time}`,
  opensSomeTimeOn: (day) => `Closed now · opens ${day}`,
  unknown: 'Hours not confirmed',
};

const monthName = (month: number, form: 'short' | 'long') =>
  new Intl.DateTimeFormat('en', { month: form, timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1));

export const en: PlaceMessages = {
  place: {
    gallery: 'Gallery',
    illustration: 'The pictures are illustrations.',
    illustrationHere: 'This picture is an illustration.',
    photographBy: (credit) => `Photo: ${credit}`,
    licences: {
      kogl1: 'KOGL Type 1',
      kogl3: 'KOGL Type 3 (no changes)',
      cc0: 'CC0',
      ccBy: 'CC BY',
      ccBySa: 'CC BY-SA',
    },
    inEnglish: 'Parts of this page aren’t translated yet, so they’re in English.',
    map: 'Map',
    mapLabel: (name) => `Where ${name} is`,
    mapLater: 'Moving the map needs JavaScript.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    like: 'Like',
    likeNeedsLogin: 'Log in to save the places you like.',
    likeFailed: 'Your like couldn’t be saved. Please try again.',
    likeWaiting: 'Sent when you’re online.',
    addToJourney: 'Add to journey',
    inJourney: 'In your plan',
    showDriver: 'Show to driver',
    share: 'Share',
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
    fee: 'Entry fee',
    feeText: (won) => (won === 0 ? 'Free' : `₩${won.toLocaleString('en')} per adult`),
    weekDays: { MON: 'Mon', TUE: 'Tue', WED: 'Wed', THU: 'Thu', FRI: 'Fri', SAT: 'Sat', SUN: 'Sun' },
    everyDay: 'Every day',
    dayRange: (first, last) => `${first}–${last}`,
    timeRange: (opens, closes) => `${opens}–${closes}`,
    months: (first, last) => `${monthName(first, 'short')}–${monthName(last, 'short')}`,
    list: (parts) => parts.join(', '),
    closedOn: (days) => `Closed ${days.join(', ')}`,
    allDay: 'Open 24 hours',
    hoursDoubtful: 'We aren’t certain of these hours. Be sure to check before you go.',
    checked: {
      on: ({ year, month, day }) =>
        day
          ? `Checked on ${day} ${monthName(month, 'long')} ${year}`
          : `Checked in ${monthName(month, 'long')} ${year}`,
      overAYearAgo: (checked) => `${checked}, over a year ago`,
      undated: (facts) => `Check date unknown: ${facts.join(', ')}`,
    },
    light: {
      heading: 'Sunrise and sunset',
      where:
        'The sun rises over the sea here. In the evening it drops behind the mountains, a little before the sunset time given here.',
      day: 'Day',
      today: 'Today',
      tourDay: 'The day of your tour',
      sunrise: 'Sunrise',
      sunset: 'Sunset',
      leave: (time) => `To see the sunrise, leave Gangneung Station by ${time}.`,
      leaveTomorrow: (time) => `To see tomorrow’s sunrise, leave Gangneung Station by ${time}.`,
      drive: (minutes, before) =>
        `That allows about ${minutes} min by taxi or car and gets you there ${before} min before sunrise.`,
    },
    nearby: 'Nearby',
    credit:
      'Data: Korea Tourism Organization (TourAPI) and publicly available information. Drawings: Solbada.',
    copy: 'Copy',
    copied: 'Copied',
    report: {
      open: 'Something wrong here?',
      offline: 'You need an internet connection to report something.',
    },
    shared: {
      copied: 'The address has been copied.',
      notCopied: (address) => `The address could not be copied. Here it is: ${address}`,
    },
    opening: {
      shop: opening,
      stay: opening,
      sight: opening,
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
