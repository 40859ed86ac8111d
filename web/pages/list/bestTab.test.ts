import { describe, expect, it } from 'vitest';
import type { PlaceCount } from '../../../contract/places.ts';
import { bestTab } from './bestTab.ts';

const list = (totalItems: number, matchClass?: number): PlaceCount => ({
  totalItems,
  ...(matchClass === undefined ? {} : { matchClass }),
});
const none = list(0);

describe('SPEC 2: the tab that a search opens', () => {
  it('opens the tab with the best class, whatever the number of places in others', () => {
    expect(bestTab('Anmok', { tour: list(40, 4), restaurant: list(9, 2), accommodation: list(1, 0) })).toBe(
      'accommodation',
    );
  });

  it('opens the tab with the most places when the classes are equal', () => {
    expect(bestTab('Anmok', { tour: list(2, 3), restaurant: list(5, 3), accommodation: list(4, 3) })).toBe(
      'restaurant',
    );
  });

  it('opens the first of equal tabs, and Tour when nothing is found', () => {
    expect(bestTab('Anmok', { tour: none, restaurant: list(5, 3), accommodation: list(5, 3) })).toBe(
      'restaurant',
    );
    expect(bestTab('Anmok', { tour: none, restaurant: none, accommodation: none })).toBe('tour');
  });

  it.each(['sea', 'Sea ', 'ＳＥＡ', '바다', '海', '大海', '해변', '海灘'])(
    'opens Tour for %s, though a hotel has a better class and more places',
    (query) => {
      const lists = { tour: list(2, 5), restaurant: list(3, 4), accommodation: list(9, 1) };
      expect(bestTab(query, lists)).toBe('tour');
      expect(bestTab(query, { ...lists, tour: none })).toBe('accommodation');
    },
  );

  it('opens Restaurant for coffee, and Accommodation for a hotel', () => {
    const lists = { tour: list(9, 1), restaurant: list(2, 5), accommodation: list(2, 5) };
    expect([bestTab('coffee', lists), bestTab('호텔', lists)]).toEqual(['restaurant', 'accommodation']);
  });
});
