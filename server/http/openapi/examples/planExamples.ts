import type { Stop } from '../../../../contract/stops.ts';
import type { SavedPlan } from '../../../../contract/tripPlan.ts';
import { showDeparture, station } from '../../../../domain/tour/departurePlaces.ts';
import type { Examples } from './exampleTypes.ts';

const stop: Stop = {
  id: 4,
  type: 'tour',
  name: 'Ojukheon House and Municipal Museum',
  address: '24, Yulgok-ro 3139beon-gil, Gangneung-si, Gangwon State',
  korean: { name: '오죽헌·시립박물관', address: '강원특별자치도 강릉시 율곡로3139번길 24' },
  phone: '033-660-3301',
  lat: 37.7792,
  lng: 128.8798,
  thumbnailUrl: '/pictures/ojukheon-1.g7jy.svg',
  visitMinutes: 50,
  weekDays: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'],
  openingHours: {
    periods: [{ days: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'], opens: '09:00', closes: '18:00' }],
    note: 'Last ticket 17:00',
  },
  isSeaside: false,
  isListed: true,
};

const dates = {
  tripDate: '2026-12-24',
  startTime: '10:00',
  numberOfPeople: 2,
  departure: 'GANGNEUNG_STATION',
};
const sentPlan = {
  tripPlan: dates,
  visitSpotSet: [{ placeId: 4, memo: 'Ask for the audio guide', orderIndex: 1, stayMinutes: 40 }],
};

const savedPlan: SavedPlan = {
  visitSpotSet: [
    {
      id: 4,
      name: 'Ojukheon House and Municipal Museum',
      type: 'tour',
      lat: 37.7792,
      lng: 128.8798,
      thumbnailUrl: '/pictures/ojukheon-1.g7jy.svg',
      memo: 'Ask for the audio guide',
      orderIndex: 1,
      stayMinutes: 40,
      isListed: true,
    },
  ],
  updatedAt: '2026-11-21T03:00:00.000Z',
  ...dates,
};

const token = 'I2DZQISv6AG1nmTc99AhzWOcBTptGexA5Ry8gaKCZy4';
const share = { token, path: `/plan/${token}`, sharedAt: '2026-11-21T03:00:00.000Z' };

/** The examples for the endpoints of `contract/stops.ts`, `tripPlan.ts`, `sharedPlan.ts` and `drivingTimes.ts`. */
export const planExamples = {
  listStops: { response: [stop] },
  listDepartures: { response: { content: [showDeparture(station, 'en')] } },
  getDrivingTimes: {
    response: {
      source: 'routing',
      ids: [1, 4],
      minutes: [
        [0, 14, 9],
        [13, 0, 11],
        [9, 12, 0],
      ],
    },
  },
  getAvailability: {
    response: {
      days: [
        { date: '2026-12-24', unavailable: ['10:00', '10:30'] },
        { date: '2026-12-25', unavailable: [] },
      ],
      maxBoughtHalfHours: 4,
    },
  },
  getTripPlan: { response: savedPlan },
  saveTripPlan: {
    body: { ...sentPlan, baseUpdatedAt: null, replaceOther: false },
    response: { ...savedPlan, replacedNewer: false },
  },
  sharePlan: { body: sentPlan, response: share },
  getPlanShare: { response: share },
  stopSharingPlan: {},
  getSharedPlan: {
    response: {
      ...dates,
      departurePlace: null,
      sharedAt: share.sharedAt,
      picture: `/plan/${token}/picture.png?v=1795230000000`,
      stops: [{ ...stop, stayMinutes: 40 }],
    },
  },
} satisfies Partial<Examples>;
