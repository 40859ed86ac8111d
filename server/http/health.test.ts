import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlLang, languages } from '../../domain/languages.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';
import { startPostgresqlProxy } from '../platform/database/testing/postgresqlProxy.ts';
import { describeOnPostgresql } from '../platform/database/testing/testDatabases.ts';
import { describeWithGuideOnBothEngines } from '../testing/describeWithGuide.ts';
import { useApplication, usePlainApplication } from '../testing/testApplication.ts';
import { isBuilt, needsBuild, plainWeb, readBuiltWeb } from '../testing/testWeb.ts';
import { PublicResponses } from './publicResponses.ts';

const web = isBuilt ? await readBuiltWeb() : plainWeb;

describe('health', () => {
  const { app } = usePlainApplication();

  it('DESIGN 3: answers healthz whatever the state of the database', async () => {
    const response = await app().inject({ url: '/healthz' });
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'alive' }]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('DESIGN 3: answers readyz with 503 while the database does not respond, without internal details', async () => {
    const response = await app().inject({ url: '/readyz' });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      status: 'not ready',
      database: 'does not answer',
      guide: 'not known',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('DESIGN 3: serves neither under /api/v1', async () => {
    expect((await app().inject({ url: '/api/v1/healthz' })).statusCode).toBe(404);
  });
});

describeWithGuideOnBothEngines(`a closed database${needsBuild}`, (database) => {
  const { app } = useApplication(database, { web });
  const get = (url: string) => app().inject({ url });

  it('DESIGN 3: answers readyz with 200 once the guide is loaded', async () => {
    const response = await get('/readyz');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ready', database: 'answers', guide: 'loaded' });
  });

  it('DESIGN 3: answers readyz with 503 while the guide has no readable row, and with 200 again afterwards', async () => {
    const readyz = async () => {
      const response = await get('/readyz');
      return [response.statusCode, response.json()];
    };
    await sql`alter table place rename to place_away`.execute(database().sql);
    expect(await readyz()).toEqual([503, { status: 'not ready', database: 'answers', guide: 'not loaded' }]);
    await sql`alter table place_away rename to place`.execute(database().sql);
    expect(await readyz()).toEqual([200, { status: 'ready', database: 'answers', guide: 'loaded' }]);
  });

  it('DESIGN 3: answers readyz and the API with 503, and pages with an outage in their language', async () => {
    await database().close();
    expect((await get('/readyz')).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
    for (const url of ['/places/tour', '/places/tour?q=a', '/places/tour/1', '/theme']) {
      const response = await get(`/api/v1${url}`);
      expect(response.statusCode, url).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(response.json()).toMatchObject({ status: 503, code: 'unavailable' });
    }
    expect((await get('/sitemap.xml')).statusCode).toBe(503);
    for (const language of languages) {
      for (const path of ['/', '/list', '/content/tour/1']) {
        const page = await get(`${path}?lang=${language}`);
        expect(page.statusCode, path).toBe(503);
        expect(page.headers['retry-after']).toBe('5');
        expect(page.headers['cache-control']).toBe('private, no-cache');
        expect(page.body).toContain(`<html lang="${htmlLang[language]}">`);
        expect(page.body).toContain('<meta name="robots" content="noindex">');
        expect(page.body).not.toMatch(/\bat \S+:\d+|node_modules/);
      }
    }
  });
});

describeOnPostgresql('a PostgreSQL that goes down and comes back', (url) => {
  let proxy: Awaited<ReturnType<typeof startPostgresqlProxy>>;
  let opened: Database | undefined;
  beforeAll(async () => {
    proxy = await startPostgresqlProxy(url());
    opened = await openDatabase({
      databaseUrl: proxy.url,
      dataDir: '',
      clock: systemClock,
      log: () => undefined,
    });
  });
  const database = () => {
    if (!opened) throw new Error('the database is opened before the first test');
    return opened;
  };
  /** How far the clock of the cache is ahead of the machine's (ms). */
  let ahead = 0;
  const publicResponses = new PublicResponses(undefined, () => performance.now() + ahead);
  const { app } = useApplication(database, { web, publicResponses });
  afterAll(async () => {
    await opened?.close();
    await proxy.comeAndGo(false);
  });
  const statuses = () =>
    Promise.all(
      ['/readyz', '/api/v1/places/tour', '/list?lang=ja', '/content/tour/4?lang=en'].map(
        async (address) => (await app().inject({ url: address })).statusCode,
      ),
    );

  it('DESIGN 3: reports the outage in readyz, the API and pages, and recovers without a restart', async () => {
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await proxy.comeAndGo(false);
    // The guide that was requested before is still served from the cache, also when it is no longer fresh.
    await expect.poll(statuses).toEqual([503, 200, 200, 200]);
    ahead = 5_100;
    expect(await statuses()).toEqual([503, 200, 200, 200]);
    for (const url of ['/content/tour/5?lang=ja', '/api/v1/places/tour?page=2']) {
      const fresh = await app().inject({ url });
      expect([fresh.statusCode, fresh.headers['retry-after']], url).toEqual([503, '5']);
    }
    await proxy.comeAndGo(true);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await app().inject({ url: '/content/tour/5?lang=ja' })).statusCode).toBe(200);
  });

  it('gives a visitor whose connection an operator ends one 503 at most', async () => {
    await database()
      .sql.selectNoFrom((one) => one.fn<number>('count', [one.lit(1)]).as('n'))
      .execute();
    const ended = await endOtherConnections(url());
    expect(ended).toBeGreaterThan(0);
    await pause(50);
    await app().inject({ url: '/api/v1/theme' });
    expect((await app().inject({ url: '/api/v1/theme' })).statusCode).toBe(200);
  });
});

/** Ends every other connection to the database; returns their number. */
async function endOtherConnections(address: string): Promise<number> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rowCount } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rowCount ?? 0;
}
