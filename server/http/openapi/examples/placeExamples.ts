import type { PlaceItem } from '../../../../contract/places.ts';
import type { Examples } from './exampleTypes.ts';

export const exampleHouse: PlaceItem = {
  id: 4,
  thumbnailUrl: '/pictures/ojukheon-1.g7jy.svg',
  name: 'Ojukheon House and Municipal Museum',
  summary: 'Birthplace of the scholar Yulgok Yi I and home of the artist Shin Saimdang',
  type: 'TOUR',
};

/** The examples for the endpoints of `contract/places.ts` and for other public data. */
export const placeExamples = {
  getCompany: {
    response: {
      name: { ko: '솔바다 여행사', en: 'Solbada Travel' },
      representative: { ko: '홍길동', en: 'Hong Gildong' },
      address: {
        ko: '강원특별자치도 강릉시 강릉대로 1',
        en: '1 Gangneung-daero, Gangneung-si, Gangwon State',
      },
      phone: '033-000-0000',
      email: 'help@solbada.example',
      businessNumber: '000-00-00000',
      mailOrderNumber: '2026-강원강릉-0000',
      travelAgencyNumber: null,
      guaranteeInsurance: null,
      hosting: 'Solbada',
      isSample: true,
      registerAddress: null,
    },
  },
  listPlaces: {
    response: { items: [exampleHouse], currentPage: 1, totalPages: 6, totalItems: 104 },
  },
  getPlace: {
    response: {
      id: 4,
      type: 'tour',
      placeName: 'Ojukheon House and Municipal Museum',
      summary: 'Birthplace of the scholar Yulgok Yi I and home of the artist Shin Saimdang',
      weekDays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'],
      openStatus: 'open',
      openingHours: {
        periods: [
          { days: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'], opens: '09:00', closes: '18:00' },
        ],
        note: 'Last ticket 17:00',
      },
      checkedOn: { hours: '2026-10' },
      address: '24, Yulgok-ro 3139beon-gil, Gangneung-si, Gangwon State',
      phone: '033-660-3301',
      mapX: 128.8798,
      mapY: 37.7792,
      information:
        'Look at a ₩5,000 note: it shows this house, the black bamboo that gave it its name, and the Confucian scholar Yulgok Yi I, born here in 1536. The artist on the ₩50,000 note, Shin Saimdang, is his mother. The house has been a Treasure, listed by the state, since 1963; the city museum is in the grounds.',
      tags: [
        { id: 8, tagName: 'History' },
        { id: 7, tagName: 'Culture' },
      ],
      child: { imageList: ['/pictures/ojukheon-1.g7jy.svg'] },
      imageAlts: ['The tiled house of Ojukheon between stalks of black bamboo'],
      imageCredits: [null],
      sharePicture: '/pictures/ojukheon-1.g7jy.png',
      likeCount: 12,
      korean: { name: '오죽헌·시립박물관', address: '강원특별자치도 강릉시 율곡로3139번길 24' },
      fallbacks: [],
      nearby: [
        {
          id: 5,
          thumbnailUrl: '/pictures/seongyojang-1.sNDB.svg',
          name: 'Seongyojang House',
          summary: 'Noble family’s house with a lotus-pond pavilion and hanok stays',
          type: 'TOUR',
          distance: 941,
        },
      ],
    },
  },
  listMapPlaces: {
    response: {
      places: [
        { id: 7, type: 'tour', name: 'Anmok Beach', koreanName: '안목해변', lat: 37.77265, lng: 128.94735 },
      ],
    },
  },
  listPositions: {
    response: {
      positions: [
        { id: 1, lat: 37.80573, lng: 128.90744 },
        { id: 4, lat: 37.7792, lng: 128.8798 },
      ],
    },
  },
  listThemes: {
    response: [
      { id: 1, type: 'Sea', key: 'sea', total: 42 },
      { id: 8, type: 'History', key: 'history', total: 25 },
    ],
  },
  listFestivals: {
    response: {
      festivals: [
        {
          id: 1,
          name: 'Gangneung Coffee Festival',
          koreanName: '강릉커피축제',
          summary: 'Roasters of the city by the sea',
          place: 'Anmok Beach',
          startsOn: '2026-10-22',
          endsOn: '2026-10-25',
          address: null,
          position: { lat: 37.77265, lng: 128.94735 },
          guidePlace: { id: 7, type: 'tour', name: 'Anmok Beach' },
          phone: null,
          homepage: null,
        },
      ],
    },
  },
  reportPlace: {
    body: { kind: 'hours', words: 'Closed on Mondays since October', email: 'sora@example.com' },
  },
} satisfies Partial<Examples>;
