import { describe, expect, it } from 'vitest';
import { cacheControl } from '../http/caching.ts';
import { usePlainApplication } from '../testing/testApplication.ts';
import { isBuilt, needsBuild, plainWeb, readBuiltWeb } from '../testing/testWeb.ts';

const web = isBuilt ? await readBuiltWeb() : plainWeb;

describe(`the page of a driver${needsBuild}`, () => {
  const { app } = usePlainApplication({ web, variables: { COMPANY_PHONE: '033-000-0000' } });
  const get = (url: string) => app().inject({ url });

  it('is one document for every link, never stored, not indexed, and passes its address on to nobody', async () => {
    const [one, other] = await Promise.all([
      get('/driver-tours/7.20261123.signature'),
      get('/driver-tours/8.20261124.other'),
    ]);
    expect(one.statusCode).toBe(200);
    expect(one.body).toBe(other.body);
    expect(one.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl.noStore,
      'referrer-policy': 'no-referrer',
    });
    expect(one.body).toContain('<meta name="robots" content="noindex">');
    expect(one.body).toContain('data-desk-phone="033-000-0000"');
  });

  it('has no inline script and no inline style', async () => {
    const { body } = await get('/driver-tours/7.20261123.signature');
    expect(body).not.toMatch(/<style| style=|<script(?![^>]* src=)| on\w+=/);
  });

  it('redirects an address with a slash too many, without storing it', async () => {
    const { headers, statusCode } = await get('/driver-tours/7.20261123.signature/');
    expect([statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([
      301,
      cacheControl.noStore,
      'no-referrer',
    ]);
  });

  it.skipIf(!isBuilt)('serves its files for a year, and its worker revalidated', async () => {
    const { script, style } = web.driverTours;
    for (const address of [script, style]) {
      const { statusCode, headers } = await get(address);
      expect([statusCode, headers['cache-control']], address).toEqual([200, cacheControl.forever]);
    }
    const worker = await get('/driver-tours/worker.js');
    expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, cacheControl.noCache]);
    for (const address of [script, style]) expect(worker.body).toContain(address);
  });

  it('responds with a problem for a file of another release', async () => {
    const { statusCode, headers } = await get('/driver-tours/files/gone-AAAAAAAA.js');
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});
