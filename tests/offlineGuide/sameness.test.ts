import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiAddresses } from '../../contract/addresses.ts';
import type { ApiCall } from '../../contract/api.ts';
import { api } from '../../contract/api.ts';
import type { PlaceDetail } from '../../contract/places.ts';
import { problemSchema } from '../../contract/problems.ts';
import { type Language, languages } from '../../domain/languages.ts';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { searchQueries } from '../../domain/search/testing/searchQueries.ts';
import type { GuideContent, PlaceContent } from '../../server/guide/contentSchema.ts';
import { loadGuide } from '../../server/guide/loadGuide.ts';
import { readContent } from '../../server/guide/readContent.ts';
import { describeWithGuide } from '../../server/testing/describeWithGuide.ts';
import { isLong } from '../../server/testing/longTests.ts';
import { useApplication } from '../../server/testing/testApplication.ts';
import type { OfflineGuide } from '../../web/features/offline/guide/OfflineGuide.ts';
import { readOfflineGuide } from '../../web/features/offline/guide/readOfflineGuide.ts';
import { callAddress } from '../../web/shared/client/address.ts';
import { CallFailure, type CallInput } from '../../web/shared/client/client.ts';
import { DeviceWithGuide } from './deviceWithGuide.ts';

const directions = ['asc', 'desc'] as const;
const sortKeys = ['like', 'name', 'rank'] as const;
/** A Tuesday noon, a Sunday evening, a winter night, and the clock's own minute. */
const minutes = ['2026-11-24T12:00', '2026-07-26T19:30', '2027-01-06T03:15', 'now'];
/** The id of a place that leaves the guide in this suite. */
const unlisted = 17;

/** Pairs each input of a list with a language, in turn. */
const rotated = <T>(list: readonly T[]) =>
  list.map((one, number) => ({ one, locale: languages[number % languages.length] ?? 'ko' }));

async function downloadGuide(app: FastifyInstance, language: Language): Promise<OfflineGuide> {
  await new DeviceWithGuide().keep(app, language);
  const { guide, damaged } = await readOfflineGuide(language);
  if (!guide) throw new Error(`damaged: ${damaged.join(', ')}`);
  return guide;
}

describeWithGuide('the offline guide beside the server', (database) => {
  const { app, clock } = useApplication(database, { offlineQuality: 1 });
  const untranslated = useApplication(database, { offlineQuality: 1 });
  const later = useApplication(database, { offlineQuality: 1 });
  const guides = new Map<Language, OfflineGuide>();
  let content: GuideContent = { themes: [], places: [] };

  beforeAll(async () => {
    content = await readContent('content');
    const places = content.places.filter(({ id }) => id !== unlisted);
    await loadGuide(database(), { themes: content.themes, places }, clock);
    await sql`update place set like_count = id % 5`.execute(database().sql);
    await sql`update place_content set information = information - 'ja', note = note - 'ja' where place_id % 9 = 0`.execute(
      database().sql,
    );
    vi.useFakeTimers({ toFake: ['Date'], now: clock.now() });
    for (const language of languages) guides.set(language, await downloadGuide(app(), language));
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function onDevice<C extends ApiCall>(
    name: C,
    input: CallInput<C>,
    language: Language,
  ): Promise<unknown> {
    const response = await guides
      .get(language)
      ?.respond(name, input)
      ?.catch((error: unknown) => {
        if (!(error instanceof CallFailure)) throw error;
        const errors = error.fields.map(({ field, code }) => ({ field, code }));
        return { status: error.status, code: error.code, errors };
      });
    return JSON.parse(JSON.stringify(response));
  }

  async function onServer<C extends ApiCall>(name: C, input: CallInput<C>): Promise<unknown> {
    const url = callAddress(apiAddresses[name].path, { ...input.params }, { ...input.query });
    const response = await app().inject({ url });
    if (response.statusCode === 200) return response.json();
    const { status, code, errors = [] } = problemSchema.parse(response.json());
    return { status, code, errors: errors.map(({ field, code: rule }) => ({ field, code: rule })) };
  }

  async function expectSame<C extends ApiCall>(name: C, input: CallInput<C>, language: Language) {
    expect(await onDevice(name, input, language), JSON.stringify(input)).toEqual(await onServer(name, input));
  }

  const list = (
    type: (typeof placeTypes)[number],
    query: CallInput<'listPlaces'>['query'],
    locale: Language,
  ) => expectSame('listPlaces', { params: { type }, query: { ...query, locale } }, locale);
  const map = (
    type: (typeof placeTypes)[number],
    query: CallInput<'listMapPlaces'>['query'],
    locale: Language,
  ) => expectSame('listMapPlaces', { params: { type }, query: { ...query, locale } }, locale);

  describe('lists', () => {
    it('finds the same places by 300 queries, in all tabs and in each', async () => {
      const queries = rotated(searchQueries(content));
      expect(queries.length).toBeGreaterThanOrEqual(300);
      for (const [index, { one: q, locale }] of queries.entries()) {
        await list('tour', { q, size: '50' }, locale);
        // Each query in one of the tabs in turn; in the long tests, in all three.
        const tabs = isLong ? placeTypes : placeTypes.slice(index % 3, (index % 3) + 1);
        for (const type of tabs) await list(type, { q, categoryFilter: 'true' }, locale);
      }
    }, 120_000);

    it('finds by synonyms, and offers the same searches where nothing is found', async () => {
      const found = ['wheelchair', '휠체어 유모차', '亲子', '車椅子', 'kids beach'];
      const empty = ['vegan', '素食', 'gyeongpo casino', 'qyeongxpx', '겅퍼헤뱐', 'zzzzqqq'];
      for (const q of [...found, ...empty])
        for (const locale of languages)
          for (const themeId of [undefined, '1'])
            await list('tour', { q, ...(themeId === undefined ? {} : { themeId }) }, locale);
      const offered = await guides.get('en')?.respond('listPlaces', {
        params: { type: 'tour' },
        query: { q: 'vegan' },
      });
      expect(offered?.near).toContain('tofu');
    });

    it('sorts by every key in both directions, page by page', async () => {
      for (const locale of languages) {
        for (const sortKey of sortKeys) {
          for (const direction of directions) {
            for (const type of placeTypes) {
              for (const page of ['1', '2', '3', '9'])
                await list(type, { sortKey, direction, page, size: '50' }, locale);
            }
            await list('tour', { sortKey, direction, q: '강릉', page: '2' }, locale);
          }
          await list('restaurant', { sortKey }, locale);
        }
      }
    });

    it('filters by theme, alone and with a search', async () => {
      for (const { one: theme, locale } of rotated(content.themes)) {
        const themeId = String(theme.id);
        for (const type of placeTypes) await list(type, { themeId, size: '50' }, locale);
        await list('tour', { themeId, q: 'gangneung', typeSearch: 'tourist_spot, RESTAURANT' }, locale);
      }
      await list('tour', { typeSearch: 'accommodation', q: '호텔', categoryFilter: 'true' }, 'ko');
    });

    it('filters by opening hours at a minute', async () => {
      for (const { one: openAt, locale } of rotated(minutes)) {
        for (const type of placeTypes) {
          await list(type, { openAt, size: '50', sortKey: 'rank' }, locale);
          await list(type, { openAt, themeId: '6' }, locale);
          await list(type, { openAt, q: 'cafe' }, locale);
        }
      }
    });

    it('has all places of a list for its map', async () => {
      for (const locale of languages) {
        for (const type of placeTypes) await map(type, {}, locale);
        for (const query of [
          { q: '강릉' },
          { q: 'cafe', themeId: '6' },
          { openAt: '2026-11-24T12:00' },
          { themeId: '99' },
        ])
          await map('restaurant', query, locale);
      }
    });

    it('counts the places of themes', async () => {
      for (const locale of languages)
        await expectSame('listThemes', { params: {}, query: { locale } }, locale);
      for (const { one: openAt, locale } of rotated(minutes)) {
        for (const type of placeTypes) {
          for (const query of [{}, { openAt }, { q: 'beach' }, { q: '강릉', openAt }])
            await expectSame('listThemes', { params: {}, query: { locale, type, ...query } }, locale);
        }
      }
    });
  });

  describe('places', () => {
    it('has every place, with its lead picture', async () => {
      // Each place in one of the languages in turn; in the long tests, in all of them.
      for (const { one, locale: inTurn } of rotated(content.places)) {
        const { id, type } = one;
        for (const locale of isLong ? languages : [inTurn]) {
          const input: CallInput<'getPlace'> = { params: { type, id: String(id) }, query: { locale } };
          const there = await onServer('getPlace', input);
          const detail = id === unlisted ? there : withLeadPicture(api.getPlace.response.parse(there));
          expect(await onDevice('getPlace', input, locale), `${id} ${locale}`).toEqual(detail);
        }
      }
    });

    it('has the stops of a plan, one that left the guide included', async () => {
      for (const locale of languages) {
        for (const ids of ['1,2,3', `${unlisted},5,5, 9`, '999999,204,110'])
          await expectSame('listStops', { params: {}, query: { ids, locale } }, locale);
      }
    });

    it('has all positions, and leaves driving times to the estimate', async () => {
      await expectSame('listPositions', { params: {}, query: {} }, 'en');
      await expectSame('getDrivingTimes', { params: {}, query: { ids: `3,1,${unlisted},3,999999` } }, 'en');
    });

    it('has the terms and the privacy policy', async () => {
      for (const locale of languages) {
        for (const name of ['terms', 'privacy'] as const) {
          const { body } = await app().inject({ url: `/termAndPrivacy/${name}_${locale}.md` });
          expect(guides.get(locale)?.document(name)).toBe(body);
        }
      }
    });
  });

  describe('refusals', () => {
    it.each<CallInput<'listPlaces'>['query']>([
      { themeId: '99' },
      { themeId: 'sea' },
      { themeId: '0' },
      { themeId: '99', q: '...' },
      { page: '0' },
      { page: '-1' },
      { size: '51' },
      { size: '1.5' },
      { q: 'a'.repeat(101) },
      { openAt: '2026-02-30T12:00' },
      { openAt: 'later' },
      { typeSearch: 'sky' },
    ])('refuses a list of %j', async (query) => {
      await list('tour', query, 'en');
    });

    it('refuses themes counted without a category, unknown places, and wrong ids', async () => {
      await expectSame('listThemes', { params: {}, query: { q: 'sea' } }, 'ko');
      await expectSame('listThemes', { params: {}, query: { type: 'sky' } }, 'ko');
      for (const id of ['999999', '0', 'x', '9999999999', String(unlisted)])
        await expectSame('getPlace', { params: { type: 'tour', id }, query: {} }, 'ko');
      await expectSame('getPlace', { params: { type: 'restaurant', id: '1' }, query: {} }, 'ko');
      for (const ids of ['x', '1,,2', '0', '4294967296', Array(31).fill('1').join()])
        await expectSame('listStops', { params: {}, query: { ids } }, 'ko');
    });

    it('takes an empty value for none, as the client sends none', async () => {
      await list('tour', { q: '', openAt: '', themeId: '', page: '', size: '' }, 'ko');
    });
  });

  describe('texts that are missing in a language', () => {
    it('shows them in English with a note, where they are not translated yet', async () => {
      await loadGuide(database(), { ...content, places: content.places.map(withoutJapanese) }, clock);
      const guide = await downloadGuide(untranslated.app(), 'ja');
      guides.set('ja', guide);
      await list('tour', { size: '50', sortKey: 'name' }, 'ja');
      await expectSame('listStops', { params: {}, query: { ids: '7,14,15,21', locale: 'ja' } }, 'ja');
      const input: CallInput<'getPlace'> = { params: { type: 'tour', id: '7' }, query: { locale: 'ja' } };
      const detail = withLeadPicture(api.getPlace.response.parse(await onServer('getPlace', input)));
      expect(detail.untranslated).toEqual(['summary', 'information']);
      expect(detail.summary).toBe(content.places.find(({ id }) => id === 7)?.summary.en);
      expect(await onDevice('getPlace', input, 'ja')).toEqual(detail);
    });

    it('shows them in Korean, field by field', async () => {
      await sql`update place_content set name = name - 'cn', summary = summary - 'tw', address = address - 'ja'
          where place_id % 7 = 0`.execute(database().sql);
      await sql`update theme set name = name - 'en' where id = 3`.execute(database().sql);
      // This process has not made its offline guide yet.
      for (const language of languages) guides.set(language, await downloadGuide(later.app(), language));
      for (const locale of languages) {
        await expectSame('listThemes', { params: {}, query: { locale } }, locale);
        for (const type of placeTypes) {
          await list(type, { size: '50', sortKey: 'rank' }, locale);
          await map(type, {}, locale);
        }
        await expectSame('listStops', { params: {}, query: { ids: '7,14,15,21', locale } }, locale);
        const input: CallInput<'getPlace'> = { params: { type: 'tour', id: '7' }, query: { locale } };
        const detail = withLeadPicture(api.getPlace.response.parse(await onServer('getPlace', input)));
        expect(await onDevice('getPlace', input, locale)).toEqual(detail);
        expect(detail.fallbacks.length).toBe(['ko', 'en'].includes(locale) ? 0 : 1);
      }
    });
  });
});

function withoutJapanese(place: PlaceContent): PlaceContent {
  const { ja: _, ...summary } = place.summary;
  const { ja: __, ...information } = place.information;
  return { ...place, summary, information };
}

/** The part of a place's details that is on the device. */
function withLeadPicture(detail: PlaceDetail): PlaceDetail {
  const { child, imageAlts, imageCredits } = detail;
  return {
    ...detail,
    child: { imageList: child.imageList.slice(0, 1) },
    imageAlts: imageAlts.slice(0, 1),
    imageCredits: imageCredits.slice(0, 1),
  };
}
