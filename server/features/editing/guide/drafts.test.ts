import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { PlaceFieldName } from '../../../../contract/desk/placeFields.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { isLong } from '../../../testing/longTests.ts';
import type { TestStaff } from '../../../testing/testStaff.ts';
import { useGuideDesk } from './testing/useGuideDesk.ts';

describeWithGuide('Desk: drafts of the guide', (database) => {
  const { staff, get, save, publish, audit, stored } = useGuideDesk(database);
  let one: TestStaff;
  let other: TestStaff;
  beforeAll(async () => {
    [one, other] = [await staff('editor'), await staff('owner')];
  });

  it('saves the changed fields alone, with who drafted each, and publishes nothing', async () => {
    const before = await get(one, 1);
    expect(before.draft).toEqual({ version: 0, fields: {}, edits: {} });
    const saved = await save(one, 1, [
      { field: 'summary.en', after: 'Sand and pines' },
      { field: 'visitMinutes', after: 75 },
    ]);
    expect(saved.status).toBe(200);
    expect(saved.body.published).toEqual(before.published);
    expect(saved.body.draft).toMatchObject({
      version: 1,
      fields: { 'summary.en': 'Sand and pines', visitMinutes: 75 },
      edits: { 'summary.en': { by: expect.stringMatching(/^editor /) }, visitMinutes: {} },
    });
    expect(await get(other, 1)).toEqual(saved.body);
  });

  it('takes a save that is repeated, and drops a field that is typed back', async () => {
    const { published } = await get(one, 2);
    const summary = published?.['summary.en'];
    const edit = { field: 'summary.en', before: summary, after: 'Another summary' } as const;
    const first = await save(one, 2, [edit]);
    const again = await save(one, 2, [edit]);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const back = await save(one, 2, [{ field: 'summary.en', after: summary }]);
    expect(back.body.draft).toEqual({ version: 0, fields: {}, edits: {} });
    // The next draft has a version that no tab has seen.
    expect((await save(one, 2, [edit])).body.draft.version).toBeGreaterThan(first.body.draft.version);
  });

  it('refuses the slower of two editors on one field, naming it, and saves nothing of that save', async () => {
    const { published } = await get(one, 3);
    const [summary, phone] = [published?.['summary.ko'], published?.phone];
    expect((await save(one, 3, [{ field: 'summary.ko', before: summary, after: '첫째' }])).status).toBe(200);
    const before = await stored();
    const slower = await save(other, 3, [
      { field: 'phone', before: phone, after: '033-111-2222' },
      { field: 'summary.ko', before: summary, after: '둘째' },
    ]);
    expect([slower.status, slower.body]).toMatchObject([
      409,
      { code: 'changedMeanwhile', errors: [{ field: 'summary.ko', code: 'changedMeanwhile' }] },
    ]);
    expect(await stored()).toBe(before);
    const decided = await save(other, 3, [
      { field: 'phone', before: phone, after: '033-111-2222' },
      { field: 'summary.ko', before: '첫째', after: '둘째' },
    ]);
    expect(decided.body.draft.fields).toEqual({ phone: '033-111-2222', 'summary.ko': '둘째' });
  });

  it('keeps what two editors save at once in different fields', async () => {
    const { published } = await get(one, 4);
    const responses = await Promise.all(
      (['summary.cn', 'summary.tw', 'summary.ja', 'source'] as const).map((field, index) =>
        save(index % 2 ? one : other, 4, [{ field, before: published?.[field], after: `new ${index}` }]),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await get(one, 4)).draft).toMatchObject({
      version: 4,
      fields: { 'summary.cn': 'new 0', 'summary.tw': 'new 1', 'summary.ja': 'new 2', source: 'new 3' },
    });
  });

  it.each<[string, PlaceFieldName, unknown]>([
    ['a text that is too long', 'summary.en', 'x'.repeat(241)],
    ['a Korean text that is too long', 'information.ko', '가'.repeat(1_201)],
    ['a control character', 'summary.en', 'bell \u0007'],
    ['a text that turns around', 'name.ja', 'turned \u202e around'],
    ['half a character', 'address.cn', '\ud800'],
    ['a number for a text', 'summary.en', 7],
    ['null for a text', 'summary.en', null],
    ['a text for a number', 'rank', 'high'],
    ['a fraction', 'rank', 1.5],
    ['a number too great', 'rank', 1e12],
    ['an unknown theme', 'themes', ['sea', 'nothing']],
    ['an unknown type', 'type', 'beach'],
    ['a position off the earth', 'position', { lat: 91, lng: 0 }],
    ['a position of text', 'position', { lat: 'x', lng: 0 }],
    ['an unknown day', 'hours.weekDays', ['Monday']],
    ['an hour that does not exist', 'hours.periods', [{ days: ['MON'], opens: '25:00', closes: '26:00' }]],
    ['a text for yes or no', 'hours.doubtful', 'yes'],
    ['a visit of no time', 'visitMinutes', 0],
    ['a month that does not exist', 'checked.phone', { on: '2026-13', source: 'x' }],
    ['a control character in a source', 'checked.phone', { on: '2026-11', source: 'x\u0007' }],
    ['too many facts', 'facts', Array.from({ length: 61 }, () => 'fact')],
    ['a fact that is too long', 'facts', ['x'.repeat(501)]],
    ['an unknown confidence', 'confidence', 'certain'],
    [
      'the address of a photograph',
      'pictures',
      [{ photograph: 'https://example.com/x.jpg', credit: '', licence: null, alt: {} }],
    ],
    [
      'a scene that is too long',
      'pictures',
      [{ scene: { view: 'x'.repeat(9_000) }, alt: { ko: '', en: '', cn: '', tw: '', ja: '' } }],
    ],
    [
      'a control character in a scene',
      'pictures',
      [{ scene: { view: '\u0007' }, alt: { ko: '', en: '', cn: '', tw: '', ja: '' } }],
    ],
  ])('refuses %s by its field, %s, and stores nothing', async (_what, field, after) => {
    const before = await stored();
    const { status, body } = await save(one, 5, [{ field, after }]);
    expect([status, body.code]).toEqual([400, 'invalidRequest']);
    for (const error of body.errors) expect(error.field.startsWith(field), error.field).toBe(true);
    expect(await stored()).toBe(before);
  });

  it('refuses fields that do not exist, the same field twice, and a value nested without end', async () => {
    const before = await stored();
    const call = (changes: unknown) => one.call('PATCH', '/desk/guide/5/draft', { changes });
    for (const changes of [
      [],
      [{ field: 'likes', before: 0, after: 1 }],
      [{ field: '__proto__', before: 0, after: 1 }],
      [
        { field: 'rank', before: 1, after: 2 },
        { field: 'rank', before: 2, after: 3 },
      ],
      [{ field: 'pictures', before: [], after: JSON.parse(`${'['.repeat(4_000)}${']'.repeat(4_000)}`) }],
    ])
      expect((await call(changes)).status, JSON.stringify(changes).slice(0, 80)).toBe(400);
    expect(
      (
        await one.call('PATCH', '/desk/guide/99999/draft', {
          changes: [{ field: 'rank', before: 1, after: 2 }],
        })
      ).status,
    ).toBe(404);
    expect(await stored()).toBe(before);
  });

  it('discards the draft of the version that the editor saw', async () => {
    await save(one, 6, [{ field: 'summary.en', after: 'A draft' }]);
    const { draft } = await get(one, 6);
    await save(other, 6, [{ field: 'summary.en', after: 'A newer draft' }]);
    const before = await stored();
    const discard = (version: number | string) =>
      one.call('DELETE', `/desk/guide/6/draft?version=${version}`);
    const late = await discard(draft.version);
    expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
    expect((await discard('x')).status).toBe(400);
    expect(await stored()).toBe(before);
    expect((await discard(draft.version + 1)).status).toBe(204);
    expect((await get(one, 6)).draft).toEqual({ version: 0, fields: {}, edits: {} });
    const discarded = await stored();
    expect((await discard(0)).status).toBe(204);
    expect(await stored()).toBe(discarded);
    expect((await audit(6)).map(({ action }) => action)).toEqual([
      'draftGuidePlace',
      'draftGuidePlace',
      'discardGuideDraft',
    ]);
  });

  it('records once who drafts a field, and not what is typed', async () => {
    await save(one, 7, [{ field: 'summary.en', after: 'T' }]);
    await save(one, 7, [{ field: 'summary.en', after: 'Ty' }]);
    await save(one, 7, [{ field: 'summary.en', after: 'Typed' }]);
    await save(other, 7, [{ field: 'summary.en', after: 'Typed by another' }]);
    const lines = await audit(7);
    expect(lines).toMatchObject([
      { who: expect.stringMatching(/^editor/), after: { fields: ['summary.en'] } },
      { who: expect.stringMatching(/^owner/), after: { fields: ['summary.en'] } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Typed');
  });

  it('loses no saved field of two editors, whatever they draft in which order', async () => {
    const fields = ['name.en', 'summary.en', 'address.ja', 'phone', 'source'] as const;
    const step = fc.record({
      who: fc.boolean(),
      field: fc.constantFrom(...fields),
      text: fc.stringMatching(/^[a-c]{1,2}$/),
      looks: fc.boolean(),
      together: fc.boolean(),
    });
    let place = 20;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        place += 1;
        const { published } = await get(one, place);
        const expected: Record<string, unknown> = Object.fromEntries(
          fields.map((field) => [field, published?.[field]]),
        );
        const seen = { true: { ...expected }, false: { ...expected } };
        for (const { who, field, text, looks } of steps) {
          const mine = seen[`${who}`];
          if (looks) Object.assign(mine, expected);
          const { status } = await save(who ? one : other, place, [
            { field, before: mine[field], after: text },
          ]);
          // A save is refused exactly if it would have overwritten a value of the other editor.
          const isLost = expected[field] !== mine[field] && expected[field] !== text;
          expect(status).toBe(isLost ? 409 : 200);
          if (!isLost) expected[field] = mine[field] = text;
        }
        const { draft } = await get(one, place);
        expect({ ...published, ...draft.fields }).toMatchObject(expected);
      }),
      { numRuns: isLong ? 60 : 8 },
    );
  });

  it('never overwrites one editor by another when both save at the same instant', async () => {
    for (let round = 0; round < (isLong ? 30 : 5); round += 1) {
      const { published, draft } = await get(one, 100);
      const before = { ...published, ...draft.fields }['summary.en'];
      const responses = await Promise.all(
        [one, other].map((who, index) =>
          save(who, 100, [{ field: 'summary.en', before, after: `round ${round} by ${index}` }]),
        ),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = responses.findIndex(({ status }) => status === 200);
      expect((await get(one, 100)).draft.fields['summary.en']).toBe(`round ${round} by ${winner}`);
    }
    expect((await publish(one, 100)).status).toBe(200);
  });
});
