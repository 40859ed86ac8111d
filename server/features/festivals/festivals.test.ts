import { beforeEach, expect, it } from 'vitest';
import { byLanguage } from '../../../domain/languages.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { visibleFestivals } from './testing/visibleFestivals.ts';

const start = '2026-11-21T12:00:00+09:00';
const position = { lat: 37.7716, lng: 128.9476 };

describeWithGuide('festivals for visitors', (database) => {
  const { app, clock } = useApplication(database);
  const guest = new TestVisitor(app);
  beforeEach(async () => {
    clock.moveTo(start);
    await database().sql.deleteFrom('festival').execute();
  });

  const published = ({ startsOn = '2026-11-21', endsOn = '2026-11-24', placeId = 1 } = {}) =>
    database()
      .sql.insertInto('festival')
      .values({
        name: JSON.stringify(byLanguage((language) => `Coffee Festival ${language}`)),
        summary: JSON.stringify(byLanguage(() => 'Roasters by the sea')),
        place: JSON.stringify(byLanguage(() => 'Anmok Beach')),
        content_id: null,
        address: '',
        ...position,
        place_id: placeId,
        starts_on: startsOn,
        ends_on: endsOn,
        phone: '',
        homepage: null,
        is_published: true,
        source: 'desk',
        changed_at: clock.now(),
      })
      .execute();
  const shown = (query?: string) => visibleFestivals(guest, query);

  it('shows festivals that touch the range, and none that is over since midnight in Seoul', async () => {
    const days = async (query: string) => (await shown(query)).map(({ startsOn }) => startsOn);
    await published();
    await published({ startsOn: '2026-12-24', endsOn: '2026-12-26' });
    await published({ startsOn: '2027-01-20', endsOn: '2027-01-20' });
    await published({ startsOn: '2027-01-21', endsOn: '2027-01-21' });
    expect(await days('')).toEqual(['2026-11-21', '2026-12-24', '2027-01-20']);
    expect(await days('from=2026-11-24&to=2026-11-24')).toEqual(['2026-11-21']);
    expect(await days('from=2026-11-25&to=2026-12-23')).toEqual([]);
    expect(await days('from=2026-11-25&to=2026-12-24')).toEqual(['2026-12-24']);
    expect(await days('from=2026-12-26')).toEqual(['2026-12-24', '2027-01-20', '2027-01-21']);
    clock.moveTo('2026-11-24T23:59:59+09:00');
    expect(await days('from=2026-11-01&to=2026-11-30')).toEqual(['2026-11-21']);
    clock.moveTo('2026-11-25T00:00:00+09:00');
    expect(await days('from=2026-11-01&to=2026-11-30')).toEqual([]);
    expect(await days('to=2026-11-30')).toEqual([]);
  });

  it('refuses a range that ends before it begins, is too long, or has no such day', async () => {
    for (const [query, field] of [
      ['from=2026-11-22&to=2026-11-21', 'to'],
      ['from=2026-11-22&to=2027-12-27', 'to'],
      ['from=2026-11-31', 'from'],
      ['to=tomorrow', 'to'],
    ]) {
      const response = await guest.call('GET', `/festivals?${query}`);
      expect([response.status, Object.keys(response.fields)], query).toEqual([400, [field]]);
    }
    expect((await guest.call('GET', '/festivals?from=2026-11-22&to=2027-12-26')).status).toBe(200);
  });

  it('links no place that left the guide', async () => {
    await published({ placeId: 3 });
    const setListed = (isListed: boolean) =>
      database().sql.updateTable('place').set({ listed: isListed }).where('id', '=', 3).execute();
    await setListed(false);
    try {
      expect(await shown()).toMatchObject([{ guidePlace: null, position }]);
    } finally {
      await setListed(true);
    }
  });
});
