import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, parseDraft } from './draft.ts';
import { moveId, sortByIds } from './order.ts';

const now = new Date('2026-11-21T16:00:00Z');
const place = (id: number) => ({ id, title: `p${id}`, lat: 37.8, lng: 128.9 });

describe('the order of the stops', () => {
  it('SPEC 4: moves a dragged place to the position of the place it is dropped on', () => {
    expect(moveId([1, 2, 3, 4], 0, 2)).toEqual([2, 3, 1, 4]);
    expect(moveId([1, 2, 3, 4], 3, 0)).toEqual([4, 1, 2, 3]);
  });

  it('never loses or doubles a stop', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { maxLength: 30 }),
        fc.integer(),
        fc.integer(),
        (list, from, to) => {
          expect(moveId(list, from, to).toSorted()).toEqual(list.toSorted());
        },
      ),
    );
  });

  it('keeps places that the given order does not name', () => {
    expect(sortByIds([place(1), place(2), place(3)], [3, 9]).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});

describe('stored inputs', () => {
  it('are restored without the invalid parts', () => {
    const draft = { ...emptyDraft, date: '2026-12-01', time: '09:30', people: 2, stays: { 7: 15, 8: 120 } };
    expect(parseDraft(JSON.stringify(draft), now)).toEqual(draft);
    expect(
      parseDraft(
        '{"date":"2026-02-30","time":"09:10","people":9,"stays":{"1":14,"2":121,"3":30.5,"4":"30","5":30}}',
        now,
      ),
    ).toMatchObject({
      date: null,
      time: null,
      people: null,
      stays: { 5: 30 },
    });
  });

  it('DESIGN 3: clears a date that has passed in Seoul, and marks that it has passed', () => {
    // 16:00 UTC on the 21st is the 22nd in Seoul.
    expect(parseDraft('{"date":"2026-11-21"}', now)).toMatchObject({ date: null, datePassed: true });
    expect(parseDraft('{"date":"2026-11-22"}', now)).toMatchObject({ date: '2026-11-22', datePassed: false });
  });

  it('accepts any text without an error', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Boolean(parseDraft(text, now))));
  });
});
