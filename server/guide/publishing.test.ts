import { beforeAll, expect, it, vi } from 'vitest';
import type { SomePlaceFields } from '../../contract/desk/placeFields.ts';
import { firstDeskPlaceId } from '../../domain/places/guideRules.ts';
import { describeWithGuideOnBothEngines } from '../testing/describeWithGuide.ts';
import { type ContentGuide, readContentGuide } from './contentGuide.ts';
import { loadMergedGuide } from './mergedGuide.ts';
import { createPublishing, type PlaceChange, type Publication } from './publishing.ts';
import { withFewPlaces } from './testing/fewPlaces.ts';

// Publishing takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const staff = { staffId: 'one', name: 'Editor' };
const clock = { now: () => new Date('2026-11-23T03:00:00Z') };

/** The files of a later release: one place has other contents. */
function nextRelease(contentGuide: ContentGuide, id: number, change: object): ContentGuide {
  const place = contentGuide.places.get(id);
  if (!place) throw new Error(`no place ${id}`);
  const places = new Map(contentGuide.places).set(id, { ...place, content: { ...place.content, ...change } });
  return { ...contentGuide, places, digest: `after ${contentGuide.digest}` };
}

describeWithGuideOnBothEngines('Desk: publishing', (database) => {
  let contentGuide: ContentGuide;
  const published: number[] = [];
  const open = (files = contentGuide) =>
    createPublishing({
      database: database(),
      clock,
      contentGuide: files,
      onPublished: (version) => published.push(version),
    });
  const publish = (placeId: number, change: PlaceChange, more: Partial<Publication> = {}) =>
    open().publish({ placeId, kind: 'publish', staff, change: () => change, ...more });
  const setFields = (placeId: number, fields: SomePlaceFields, more?: Partial<Publication>) =>
    publish(placeId, { fields }, more);
  const row = (id: number) =>
    database()
      .sql.selectFrom('place')
      .innerJoin('place_content', 'place_id', 'id')
      .select(['listed', 'name', 'summary', 'phone'])
      .where('id', '=', id)
      .executeTakeFirst();
  const deskRow = (id: number) =>
    database().sql.selectFrom('desk_place').selectAll().where('place_id', '=', id).executeTakeFirst();
  const history = (id: number) =>
    database()
      .sql.selectFrom('place_publication')
      .selectAll()
      .where('place_id', '=', id)
      .orderBy('id')
      .execute();
  const version = async () =>
    (await database().sql.selectFrom('guide_state').select('version').executeTakeFirstOrThrow()).version;

  beforeAll(async () => {
    contentGuide = withFewPlaces(await readContentGuide('content'));
    await loadMergedGuide(database(), contentGuide, clock);
  });

  it('publishes a field of one place as a new version of the guide, with a line in its history', async () => {
    const before = await version();
    const former = (await open().readPlace(2))?.fields['summary.en'];
    await setFields(2, { 'summary.en': 'A summary from the desk' });
    expect((await open().readPlace(2))?.fields['summary.en']).toBe('A summary from the desk');
    expect(await version()).toBe(before + 1);
    expect(published).toEqual([before + 1]);
    expect((await row(2))?.summary.en).toBe('A summary from the desk');
    expect(await deskRow(2)).toMatchObject({
      origin: 'files',
      fields: { 'summary.en': 'A summary from the desk' },
      starter: { 'summary.en': former },
      published_at: clock.now(),
    });
    const changes = [{ field: 'summary.en', before: former, after: 'A summary from the desk' }];
    expect(await history(2)).toMatchObject([{ kind: 'publish', staff_id: 'one', who: 'Editor', changes }]);
  });

  it('drops a field that is again as in the files', async () => {
    const former = (await open().readPlace(3))?.fields.phone ?? '';
    await setFields(3, { phone: '033-123-4567' });
    await setFields(3, { phone: former });
    expect(await deskRow(3)).toMatchObject({ fields: {}, starter: {} });
    expect((await row(3))?.phone).toBe(former || null);
    expect(await history(3)).toHaveLength(2);
  });

  it('refuses faults by field, and writes nothing', async () => {
    const before = await version();
    const fields = { 'name.en': '', 'information.en': 'Too short.', position: null };
    await expect(setFields(4, fields)).rejects.toMatchObject({
      code: 'invalidRequest',
      errors: [{ field: 'name.en' }, { field: 'information.en' }, { field: 'position' }],
    });
    expect([await version(), await deskRow(4)]).toEqual([before, undefined]);
  });

  it('refuses the Korean name of another place', async () => {
    const taken = (await open().readPlace(1))?.fields['name.ko'] ?? '';
    await expect(setFields(4, { 'name.ko': taken })).rejects.toMatchObject({
      errors: [{ field: 'name.ko', message: 'is also that of another place' }],
    });
  });

  it('publishes nothing when the work in its transaction fails', async () => {
    const before = await version();
    const beforeCommit = async () => {
      throw new Error('no');
    };
    await expect(setFields(5, { 'summary.en': 'Never to be seen' }, { beforeCommit })).rejects.toThrow('no');
    expect([await version(), await deskRow(5), await history(5)]).toEqual([before, undefined, []]);
  });

  it('hides a place, and shows it again', async () => {
    await publish(6, { isHidden: true }, { kind: 'hide' });
    expect(await row(6)).toMatchObject({ listed: false });
    expect(await open().readPlace(6)).toMatchObject({ isHidden: true, publishedAt: null });
    await publish(6, { isHidden: false }, { kind: 'show' });
    expect(await row(6)).toMatchObject({ listed: true });
    expect((await history(6)).map(({ kind }) => kind)).toEqual(['hide', 'show']);
  });

  it('publishes a place of the desk for the first time, each of its fields', async () => {
    const like = (await open().readPlace(7))?.fields;
    if (!like) throw new Error('no place 7');
    const id = firstDeskPlaceId;
    await database()
      .sql.insertInto('desk_place')
      .values({ place_id: id, key: 'new-place', origin: 'desk', draft: '{"name.ko":"새 곳"}' })
      .execute();
    expect(await open().readPlace(id)).toMatchObject({ isPublished: false, fields: { 'name.ko': '' } });
    await expect(publish(id, { isHidden: true }, { kind: 'hide' })).rejects.toMatchObject({
      code: 'notPossibleNow',
    });
    const pictures = like.pictures.map((_, index) => ({
      photograph: String(index).repeat(64),
      credit: 'Solbada',
      licence: 'own' as const,
      alt: { ko: '파란 바다', en: 'A blue sea', cn: '蓝色的大海', tw: '藍色的大海', ja: '青い海です' },
    }));
    const fields = { ...like, 'name.ko': '새 곳', pictures };
    // Uploaded photographs are not in the form of the content files yet.
    const faults = await open().findFaults({ id, key: 'new-place' }, fields);
    expect(faults.every(({ field }) => field === 'pictures')).toBe(true);
  });

  it('keeps what the desk published when a release changes the files, and names what both changed', async () => {
    await setFields(8, {
      'summary.en': 'The summary of the desk',
      'summary.ko': '데스크에서 고친 한 줄 소개',
    });
    const summary = { ...contentGuide.places.get(8)?.content.summary, en: 'The summary of the release' };
    const next = nextRelease(contentGuide, 8, { summary, phone: '033-111-2222' });
    await loadMergedGuide(database(), next, clock);
    expect(await row(8)).toMatchObject({
      summary: { en: 'The summary of the desk', ko: '데스크에서 고친 한 줄 소개' },
      phone: '033-111-2222',
    });
    const before = contentGuide.places.get(8)?.content.summary.en;
    const change = {
      field: 'summary.en',
      desk: 'The summary of the desk',
      before,
      release: 'The summary of the release',
    };
    expect((await open(next).readPlace(8))?.upstreamConflicts).toEqual([change]);

    // A process of the previous release must not publish over it.
    await expect(setFields(9, { phone: '033-111-3333' })).rejects.toMatchObject({ code: 'notPossibleNow' });

    const settle = (value: string) =>
      open(next).publish({
        placeId: 8,
        kind: 'release',
        staff,
        change: () => ({ fields: { 'summary.en': value } }),
      });
    await settle('The summary of the desk');
    expect((await open(next).readPlace(8))?.upstreamConflicts).toEqual([]);
    expect((await row(8))?.summary.en).toBe('The summary of the desk');
    await settle('The summary of the release');
    expect((await row(8))?.summary.en).toBe('The summary of the release');
    expect(await deskRow(8)).toMatchObject({ fields: { 'summary.ko': '데스크에서 고친 한 줄 소개' } });
    expect((await history(8)).map(({ kind }) => kind)).toEqual(['publish', 'release', 'release']);
    await loadMergedGuide(database(), contentGuide, clock);
  });

  it('writes nothing at a start with the same files', async () => {
    const before = await version();
    expect(await loadMergedGuide(database(), contentGuide, clock)).toMatchObject({ changed: false });
    expect(await version()).toBe(before);
  });

  it('publishes one after the other when several publish at once', async () => {
    const before = await version();
    const [one, other] = [open(), open()];
    await Promise.all(
      [one, other, one, other].map(({ publish: of }, index) =>
        of({
          placeId: 10 + index,
          kind: 'publish',
          staff,
          change: () => ({ fields: { 'summary.en': `Published at once, ${index}` } }),
        }),
      ),
    );
    expect(await version()).toBe(before + 4);
    for (const index of [0, 1, 2, 3])
      expect((await row(10 + index))?.summary.en).toBe(`Published at once, ${index}`);
  });
});
