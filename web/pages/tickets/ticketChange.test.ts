import { expect, it } from 'vitest';
import type { TicketDetail } from '../../../contract/tickets.ts';
import { shownTerms } from '../../../domain/tickets/orderTerms.ts';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import { ticketChange } from './ticketChange.ts';

const fields = {
  ...{ tripDate: '2026-12-24', startTime: '10:00', departure: 'GANGNEUNG_STATION', numberOfPeople: 2 },
  ...{ customerName: 'KIM SORA', customerPhone: '+821012345678', language: 'en' as const },
};
const moment = '2026-12-01T10:00:00.000Z';
const ticket: TicketDetail = {
  ...{
    orderId: 'order_1',
    orderNumber: 'SB-7K3M-92',
    orderName: 'ticket',
    status: 'paid',
    amount: 30_000,
    currency: 'KRW',
  },
  ...{ paymentMethod: 'card', method: null, paidAt: moment, createdAt: moment },
  ...{ departurePlace: null, customerEmail: 'sora@example.com', companyPhone: null },
  ...{ boughtHalfHours: 0, acceptsEarlyEnd: false },
  ...{ version: 3, changeableUntil: moment, receiptUrl: null, failureCode: null },
  ...{ refund: null, cancellation: null, checkPath: null, passes: null, ...shownTerms(specTerms) },
  ...{ stops: [], driver: null, driverSearchUntil: null, calledOff: null, reports: [], canReport: false },
  ...{ payUntil: null, agreedRoute: '', goodwill: [] },
  ...fields,
};

it('sends only what was changed, with the version that was seen', () => {
  expect(ticketChange(ticket, { ...fields, startTime: '14:00', customerName: ' LEE MINJI ' }, null)).toEqual({
    version: 3,
    startTime: '14:00',
    customerName: 'LEE MINJI',
  });
});

it('sends a telephone number that was changed, and an empty text for one that was removed', () => {
  const sent = (customerPhone: string) => ticketChange(ticket, { ...fields, customerPhone }, null);
  expect(sent(' +44 7400 123456 ')).toEqual({ version: 3, customerPhone: '+44 7400 123456' });
  expect(sent('')).toEqual({ version: 3, customerPhone: '' });
});

it('sends another departure', () => {
  expect(ticketChange(ticket, { ...fields, departure: 'BUS_TERMINAL' }, null)).toEqual({
    version: 3,
    departure: 'BUS_TERMINAL',
  });
});

it('sends nothing where nothing was changed', () => {
  expect(ticketChange(ticket, { ...fields, customerName: 'KIM SORA ' }, null)).toBeNull();
});

it('sends the places of the plan in their order, with the lengths that were chosen', () => {
  const place = (id: number) => ({ id, title: `place ${id}`, lat: 37.75, lng: 128.87 });
  expect(ticketChange(ticket, fields, { places: [place(7), place(3)], stays: { 3: 45 } })).toEqual({
    version: 3,
    visitSpotSet: [
      { placeId: 7, memo: '', orderIndex: 1, stayMinutes: null },
      { placeId: 3, memo: '', orderIndex: 2, stayMinutes: 45 },
    ],
  });
});
