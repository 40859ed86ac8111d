import type { Ticket, TicketDetail } from '../../../../contract/tickets.ts';
import { shownTerms } from '../../../../domain/tickets/orderTerms.ts';
import { specTerms } from '../../../../domain/tickets/saleTerms.ts';
import type { Examples } from './exampleTypes.ts';

const orderId = 'order_1795230000000_g-MtKaM-h6UZlUaRpl1vdg';
const orderNumber = 'SB-7K3M-92';
const orderName = 'Gangneung tour taxi, 1-day ticket (3 hours)';
const price = { amount: 30_000, currency: 'KRW' } as const;
const tour = { tripDate: '2026-12-24', startTime: '10:00', numberOfPeople: 2 };
const tourLength = { boughtHalfHours: 0, acceptsEarlyEnd: false };
const code = `${orderId}.itxxj1FxuKVpZHBRp48e8g`;
const createdAt = '2026-11-21T03:00:00.000Z';

const ticket: Ticket = {
  orderId,
  orderNumber,
  orderName,
  status: 'paid',
  ...price,
  paymentMethod: 'card',
  ...tour,
  ...tourLength,
  departure: 'GANGNEUNG_STATION',
  departurePlace: null,
  customerName: 'KIM SORA',
  customerEmail: 'sora@example.com',
  customerPhone: '+821012345678',
  createdAt,
  paidAt: '2026-11-21T03:01:20.000Z',
  method: '카드',
  receiptUrl: null,
  failureCode: null,
  language: 'en',
  version: 0,
  changeableUntil: '2026-12-23T01:00:00.000Z',
  calledOff: null,
  refund: { step: 'withinDayOfBuying', percent: 100, amount: 30_000, isLimitedByMove: false },
  cancellation: null,
  checkPath: `/ticket-check/${code}`,
  passes: { apple: null, google: `/ticket-pass/${orderId}.1.pXb1h3mD2l8yq0/google` },
  companyPhone: '033-640-4531',
  payUntil: null,
};

const terms = shownTerms(specTerms);

const stop: TicketDetail['stops'][number] = {
  placeId: 1,
  orderIndex: 1,
  memo: '',
  type: 'tour',
  name: 'Gyeongpo Beach',
  koreanName: '경포해변',
  koreanAddress: '강원특별자치도 강릉시 창해로 514',
  lat: 37.80573,
  lng: 128.90744,
  thumbnailUrl: '/pictures/gyeongpo-beach-1.1_u0.svg',
  visitMinutes: 40,
  stayMinutes: null,
};

const detail: TicketDetail = {
  ...ticket,
  ...terms,
  stops: [stop],
  driver: null,
  driverSearchUntil: null,
  reports: [],
  canReport: true,
  agreedRoute: '',
  goodwill: [],
};

/** The examples for the endpoints of `contract/orders.ts` and `contract/tickets.ts`. */
export const ticketExamples = {
  getPaymentOffer: {
    response: {
      productName: orderName,
      ...price,
      methods: [
        {
          method: 'card',
          ...price,
          variantKey: 'DEFAULT',
          clientKey: 'test_gck_docs',
          isChargedLater: false,
        },
        {
          method: 'alipay',
          amount: 22.05,
          currency: 'USD',
          variantKey: 'ALIPAY',
          clientKey: 'test_gck_docs',
          isChargedLater: true,
        },
      ],
      clientKey: 'test_gck_docs',
      customerKey: 'lfrbkU_7KUfKuzztWkRvDwCJXt9RNGyi9RpeTF4plYs',
      scriptUrl: 'https://js.tosspayments.com/v2/standard',
      ...terms,
      needsPhone: false,
    },
  },
  placeOrder: {
    body: {
      ...tour,
      departure: 'GANGNEUNG_STATION',
      visitSpotSet: [{ placeId: 1, memo: '', orderIndex: 1 }],
      customerName: 'KIM SORA',
      customerEmail: 'sora@example.com',
      customerPhone: '+82 10-1234-5678',
    },
    response: { orderId, orderName, ...price, ...terms },
  },
  confirmPayment: {
    body: { paymentKey: 'tviva20261121120120ab3d1', orderId, amount: price.amount },
    response: ticket,
  },
  receivePaymentWebhook: {
    body: {
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: '2026-11-21T12:01:21.000000',
      data: { paymentKey: 'tviva20261121120120ab3d1', orderId },
    },
    response: {},
  },
  listTickets: { response: { content: [ticket] } },
  getTicket: { response: detail },
  changeTicket: {
    body: { version: 0, startTime: '13:30', numberOfPeople: 3 },
    response: {
      ...detail,
      startTime: '13:30',
      numberOfPeople: 3,
      version: 1,
      changeableUntil: '2026-12-23T04:30:00.000Z',
    },
  },
  cancelTicket: {
    body: { reason: 'Change of plans' },
    response: {
      ...ticket,
      status: 'cancelled',
      changeableUntil: null,
      refund: null,
      cancellation: {
        requestedAt: '2026-11-21T06:30:00.000Z',
        percent: 100,
        amount: 30_000,
        settledAt: '2026-11-21T06:30:01.000Z',
      },
      checkPath: null,
    },
  },
  reportProblem: {
    body: { kind: 'late', words: 'The car came twenty minutes late' },
    response: {
      ...detail,
      reports: [
        {
          kind: 'late',
          words: 'The car came twenty minutes late',
          reportedAt: '2026-12-24T05:00:00.000Z',
          reply: null,
        },
      ],
    },
  },
  checkTicket: {
    response: {
      validity: 'notToday',
      departurePlace: null,
      orderId,
      orderNumber,
      ...tour,
      ...tourLength,
      customerName: 'KIM SORA',
      stops: [{ ...stop, name: stop.koreanName }],
      agreedRoute: '',
    },
  },
} satisfies Partial<Examples>;
