/** A departure as the owner types it. */
export const busTerminal = {
  id: 'BUS_TERMINAL',
  isOffered: true,
  position: { lat: 37.7553, lng: 128.8797 },
  name: { ko: '강릉터미널', en: 'Bus Terminal', cn: '', tw: '', ja: '江陵ターミナル' },
  meetingPlace: { ko: '터미널 정문 앞', en: 'In front of the main entrance', cn: '', tw: '', ja: '' },
};

/** The same departure as the English pages show it. */
export const shownBusTerminal = {
  id: 'BUS_TERMINAL',
  name: 'Bus Terminal',
  meetingPlace: 'In front of the main entrance',
  koreanName: '강릉터미널',
  lat: 37.7553,
  lng: 128.8797,
};
