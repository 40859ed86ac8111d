import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedPlaces, parsePlannedStops } from './visitedPlaces.ts';

const lighthouse = { id: 3, title: '등대', lat: 37.9, lng: 128.8 };

describe('chosen places in local storage', () => {
  it('SPEC 4: stores no id twice', () => {
    expect(mergedPlaces([lighthouse], [{ ...lighthouse, title: 'again' }])).toEqual([lighthouse]);
    expect(mergedPlaces([lighthouse], [{ ...lighthouse, id: 4 }])).toHaveLength(2);
  });

  it('SPEC 3: defaults missing coordinates to 37.751 and 128.876', () => {
    expect(parsePlannedStops('[{"id":1,"title":"a"}]')).toEqual([
      { id: 1, title: 'a', lat: 37.751, lng: 128.876 },
    ]);
  });

  it('restores the stored order without doubled and broken entries', () => {
    const text = JSON.stringify([lighthouse, { id: 'x' }, null, { ...lighthouse, id: 2 }, lighthouse]);
    expect(parsePlannedStops(text).map(({ id }) => id)).toEqual([3, 2]);
  });

  it('DESIGN 8: preserves fields that a newer release has written', () => {
    const newer = { ...lighthouse, minutes: 30, note: { text: 'sunrise' } };
    const added = mergedPlaces(parsePlannedStops(JSON.stringify([newer])), [{ ...lighthouse, id: 4 }]);
    expect(added).toEqual([newer, { ...lighthouse, id: 4 }]);
    expect(parsePlannedStops(JSON.stringify([{ ...lighthouse, isListed: 'no' }]))).toEqual([lighthouse]);
  });

  it('accepts any text without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parsePlannedStops(text))),
    );
    expect(parsePlannedStops(null)).toEqual([]);
  });
});
