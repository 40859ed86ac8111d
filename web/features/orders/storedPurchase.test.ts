import { afterEach, describe, expect, it, vi } from 'vitest';
import { planStore } from '../plan/planStore.ts';
import { planPurchase, purchaseState } from '../plan/purchase.ts';
import {
  completePurchase,
  hasStarted,
  parsePurchase,
  purchaseSignature,
  storeOrderedPurchase,
} from './storedPurchase.ts';

const places = [
  { id: 1, title: 'Gyeongpo Beach', lat: 37.8055, lng: 128.9077 },
  { id: 2, title: 'Ojukheon', lat: 37.779, lng: 128.879 },
];
const purchase = {
  from: 'GANGNEUNG_STATION' as const,
  date: '2031-12-24',
  time: '09:30',
  person: 2,
  stays: { 2: 30 },
  boughtHalfHours: 2,
  acceptsEarlyEnd: false,
  places,
};

describe('a plan whose tour was bought', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['loses its inputs with its last place', [], { places: [], draft: { time: null, people: null } }],
    [
      'keeps them with a place that was chosen since',
      [{ id: 3, title: 'Old pier', lat: 37.8, lng: 128.9 }],
      { places: [{ id: 3 }], draft: { time: '09:30', people: 2 } },
    ],
  ])('%s', (_, chosenSince, left) => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const texts = new Map<string, string>();
      vi.stubGlobal(name, {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => texts.set(key, text),
        removeItem: (key: string) => texts.delete(key),
      });
    }
    planStore.changeDraft({ time: '09:30', people: 2 });
    planStore.changePlaces(() => [...places, ...chosenSince]);
    storeOrderedPurchase('order_1', purchase);
    completePurchase('order_1');
    expect(planStore.read()).toMatchObject(left);
  });
});

describe('order input', () => {
  it('SPEC 2: is passed with the navigation, with the locations for a map', () => {
    const state = purchaseState(purchase);
    expect(state).toMatchObject({ from: 'GANGNEUNG_STATION', time: '09:30', person: 2, date: '2031-12-24' });
    expect(state.mapLocations).toEqual(places.map(({ lat, lng }) => ({ lat, lng })));
    expect(parsePurchase(state)).toEqual(purchase);
  });

  it.each([
    ['nothing', null],
    ['a text', 'purchase'],
    ['a day that does not exist', { ...purchase, date: '2031-02-30' }],
    ['a time off the half hours', { ...purchase, time: '09:15' }],
    ['five people', { ...purchase, person: 5 }],
    ['no places', { ...purchase, places: [] }],
    ['invalid places', { ...purchase, places: [{ id: 'x' }] }],
  ])('is rejected from storage with %s', (_, stored) => {
    expect(parsePurchase(stored)).toBeNull();
  });

  it.each([
    [
      'nothing of its length, as earlier releases stored it',
      {},
      { boughtHalfHours: 0, acceptsEarlyEnd: false },
    ],
    ['an early end', { acceptsEarlyEnd: true }, { boughtHalfHours: 0, acceptsEarlyEnd: true }],
    ['more overtime than there is', { boughtHalfHours: 7 }, { boughtHalfHours: 0, acceptsEarlyEnd: false }],
    ['a part of a half hour', { boughtHalfHours: 0.5 }, { boughtHalfHours: 0, acceptsEarlyEnd: false }],
  ])('is read from storage with %s', (_, stored, length) => {
    const { boughtHalfHours: _bought, acceptsEarlyEnd: _accepts, ...older } = purchase;
    expect(parsePurchase({ ...older, ...stored })).toEqual({ ...older, ...length });
  });

  it('is built from the plan on the device only once everything is filled in, without places that have left the guide', () => {
    const draft = { date: '2031-12-24', time: '09:30', people: 2, departure: null, stays: purchase.stays };
    expect(planPurchase({ ...draft, time: null }, places)).toBeNull();
    expect(planPurchase({ ...draft, departure: 'BUS_TERMINAL' }, places)?.from).toBe('BUS_TERMINAL');
    const gone = { id: 3, title: 'Old pier', lat: 37.8, lng: 128.9, isListed: false as const };
    expect(planPurchase(draft, [...places, gone])).toEqual({ ...purchase, boughtHalfHours: 0 });
  });

  it('has started from the departure time in Seoul on', () => {
    expect(hasStarted(purchase, new Date('2031-12-24T00:29:59Z'))).toBe(false);
    expect(hasStarted(purchase, new Date('2031-12-24T00:30:00Z'))).toBe(true);
  });

  it('differs when the places are in another order, or a visit has another length', () => {
    const turned = { ...purchase, places: places.toReversed() };
    expect(purchaseSignature(turned)).not.toBe(purchaseSignature(purchase));
    expect(purchaseSignature({ ...purchase, stays: { 2: 35 } })).not.toBe(purchaseSignature(purchase));
    expect(purchaseSignature({ ...purchase })).toBe(purchaseSignature(purchase));
  });
});
