import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '../../contract/api.ts';
import { byLanguage, languages } from '../../domain/languages.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';
import { TestVisitor } from '../testing/testVisitor.ts';
import { isBuilt, needsBuild, readBuiltWeb } from '../testing/testWeb.ts';
import { schemaOrgFaults } from './testing/schemaOrgFaults.ts';

const itemsSchema = z.object({
  itemListElement: z.array(z.object({ position: z.number(), url: z.string().optional() })),
});

describe("the check by schema.org's vocabulary", () => {
  it('finds an unknown class and property, a property of another class, and a value of another type', () => {
    const url = 'https://guide.example/';
    expect(schemaOrgFaults({ '@type': 'WebSite', url, name: 'Solbada' })).toEqual([]);
    expect(schemaOrgFaults({ '@type': 'Web', url })).toEqual(['/Web: no such class']);
    expect(schemaOrgFaults({ '@type': 'WebSite', adress: 'x' })).toEqual([
      '/WebSite/adress: no such property',
    ]);
    expect(schemaOrgFaults({ '@type': 'Offer', itinerary: { '@type': 'Place', name: 'a' } })).toEqual([
      '/Offer/itinerary: not a property of Offer',
    ]);
    expect(schemaOrgFaults({ '@type': 'WebSite', url: '/relative' })).toHaveLength(1);
    expect(schemaOrgFaults({ '@type': 'Event', location: { '@type': 'Offer', price: 1 } })).toHaveLength(1);
    expect(schemaOrgFaults({ '@type': 'Restaurant', openingHoursSpecification: [] })).toHaveLength(1);
    expect(schemaOrgFaults({ '@type': 'Event', startDate: '2026-13-01' })).toHaveLength(1);
  });
});

describe.skipIf(!isBuilt)(`JSON-LD of the pages${needsBuild}`, async () => {
  if (!isBuilt) return;
  const web = await readBuiltWeb();

  describeWithGuide('with the guide', (database) => {
    const { app, clock } = useApplication(database, {
      web,
      variables: {
        COMPANY_NAME_KO: '강릉관광',
        COMPANY_ADDRESS_KO: '강릉시 창해로 1',
        COMPANY_PHONE: '033-640-0000',
      },
    });
    let plan = '';

    beforeAll(async () => {
      await database()
        .sql.insertInto('festival')
        .values({
          name: JSON.stringify(byLanguage((language) => `Coffee Festival ${language}`)),
          summary: JSON.stringify(byLanguage(() => 'Roasters by the sea')),
          place: JSON.stringify(byLanguage(() => 'Anmok Beach')),
          content_id: null,
          address: '강릉시 창해로14번길 20',
          lat: 37.7716,
          lng: 128.9476,
          place_id: null,
          starts_on: '2026-11-22',
          ends_on: '2026-11-24',
          phone: '',
          homepage: 'https://festival.example/',
          is_published: true,
          source: 'desk',
          changed_at: clock.now(),
        })
        .execute();
      const visitor = new TestVisitor(app);
      await visitor.createAccount({ database, clock }, 'sharer@example.com', 'sharer');
      const { body } = await visitor.call('POST', '/trip-plan/share', {
        tripPlan: { tripDate: '2026-11-25', startTime: '10:00', numberOfPeople: 2 },
        visitSpotSet: [1, 3].map((placeId, index) => ({ placeId, memo: '', orderIndex: index + 1 })),
      });
      plan = api.sharePlan.response.parse(body).path;
    });

    /** The schema.org descriptions in a page. */
    async function readDescriptions(url: string) {
      const page = await app().inject({ url, headers: { host: 'guide.example' } });
      expect(page.statusCode, url).toBe(200);
      return [...page.body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']): unknown => JSON.parse(json),
      );
    }
    const describedTypes = (descriptions: readonly unknown[]) =>
      z
        .array(z.object({ '@type': z.string() }))
        .parse(descriptions)
        .map((one) => one['@type']);

    it.each([
      ['/', ['WebSite', 'Festival']],
      ['/list', ['ItemList']],
      ['/list?tab=restaurant&page=2', ['ItemList']],
      ['/content/tour/1', ['TouristAttraction', 'BreadcrumbList']],
      ['/content/restaurant/110', ['Restaurant', 'BreadcrumbList']],
      ['/content/accommodation/200', ['LodgingBusiness', 'BreadcrumbList']],
      ['/tour-taxi', ['Service', 'FAQPage']],
      ['the shared plan', ['TouristTrip']],
      // These pages are not indexed, or are about nothing that schema.org could describe.
      ['/list?query=coffee', []],
      ['/login', []],
    ])("describes %s as %s, as schema.org's vocabulary allows, in every language", async (path, types) => {
      for (const language of languages) {
        const address = path === 'the shared plan' ? plan : path;
        const found = await readDescriptions(
          `${address}${address.includes('?') ? '&' : '?'}lang=${language}`,
        );
        expect(describedTypes(found)).toEqual(types);
        expect(found.flatMap((one) => schemaOrgFaults(one))).toEqual([]);
      }
    });

    it('lists the places of a list in their order, by absolute addresses', async () => {
      const [list] = await readDescriptions('/list?lang=en');
      const { itemListElement } = itemsSchema.parse(list);
      expect(itemListElement.map(({ position }) => position)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      const page = await app().inject({ url: '/list?lang=en' });
      const shown = [...page.body.matchAll(/<article.*?href="(\/content\/tour\/\d+)\?lang=en"/g)];
      expect(itemListElement.map(({ url }) => url)).toEqual(
        shown.map(([, path]) => `http://guide.example${path}`),
      );
    });

    it('describes every place of the guide as the vocabulary allows', async () => {
      const places = await database()
        .sql.selectFrom('place')
        .select(['id', 'type'])
        .where('listed', '=', true)
        .execute();
      for (const { id, type } of places) {
        const found = await readDescriptions(`/content/${type}/${id}?lang=ja`);
        expect(
          found.flatMap((one) => schemaOrgFaults(one)),
          String(id),
        ).toEqual([]);
      }
    });
  });
});
