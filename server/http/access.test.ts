import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../../contract/addresses.ts';
import { api } from '../../contract/api.ts';
import { openSandboxes } from '../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { isLong } from '../testing/longTests.ts';
import { useApplication } from '../testing/testApplication.ts';
import { goodPassword } from '../testing/testPassword.ts';
import { TestStaff } from '../testing/testStaff.ts';
import { TestVisitor } from '../testing/testVisitor.ts';

const routes = Object.entries(api);
const endpointAddress = (path: string) =>
  `${apiBase}${path.replace(':type', 'tour').replace(/:(id|token)/, '1')}`;

describeWithGuide('access to endpoints', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });

  /** Every table of accounts and likes. */
  async function everything(): Promise<string> {
    const { sql } = database();
    const tables = [
      'account',
      'account_identity',
      'interest_theme',
      'place_like',
      'trip_plan',
      'trip_stop',
      'shared_plan',
      'ticket_order',
      'ticket_audit',
    ] as const;
    const rows: unknown[] = [];
    for (const table of tables) rows.push(await sql.selectFrom(table).selectAll().execute());
    rows.push(await sql.selectFrom('session').select('id').orderBy('id').execute());
    return JSON.stringify(rows);
  }

  it('SPEC 6: refuses guests, the staff and unknown tokens at every personal endpoint, and changes nothing', async () => {
    await new TestVisitor(app).createAccount({ database, clock }, 'owner@example.com', 'owner');
    const staff = await TestStaff.signIn({ app, database, clock }, 'owner');
    const before = await everything();
    const personal = routes.filter(([, route]) => route.access === 'account');
    expect(personal.length).toBeGreaterThan(5);
    for (const [name, route] of personal) {
      for (const headers of [
        {},
        { authorization: 'Bearer malformed' },
        { authorization: 'Basic b3duZXI6cGFzcw==' },
        { authorization: 'Bearer ' },
        { cookie: staff.cookie },
      ]) {
        const response = await app().inject({
          method: route.method,
          url: endpointAddress(route.path),
          headers,
          ...(route.method === 'GET' ? {} : { payload: { nickname: 'x', interestThemeIds: [1] } }),
        });
        expect(response.statusCode, `${name} ${JSON.stringify(headers)}`).toBe(401);
        expect(response.json()).toMatchObject({ code: 'unauthorized', status: 401 });
      }
    }
    expect(await everything()).toBe(before);
  });

  it('lets another user reach only their own data', async () => {
    const owner = new TestVisitor(app);
    await owner.createAccount({ database, clock }, 'mine@example.com', 'mine');
    await owner.call('POST', '/user/like-place/3');
    await owner.call('PATCH', '/user/interest-themes', { interestThemeIds: [1] });
    const stranger = new TestVisitor(app);
    await stranger.createAccount({ database, clock }, 'stranger@example.com', 'stranger');
    expect((await stranger.call('GET', '/user/me')).body).toMatchObject({ email: 'stranger@example.com' });
    expect((await stranger.call('GET', '/user/like-places')).body).toMatchObject({ totalItems: 0 });
    await stranger.call('PATCH', '/user/interest-themes', { interestThemeIds: [2] });
    await stranger.call('POST', '/user/like-place/3');
    await stranger.call('DELETE', '/user/sessions', { password: goodPassword });
    expect((await owner.call('GET', '/user/me')).body).toMatchObject({
      nickname: 'mine',
      interestThemeIds: [1],
    });
    expect((await owner.call('GET', '/user/like-places')).body).toMatchObject({ totalItems: 1 });
  });

  it('sends personal responses with no-store', async () => {
    const owner = new TestVisitor(app);
    await owner.createAccount({ database, clock }, 'cache@example.com', 'cache');
    for (const path of ['/user/me', '/user/like-places']) {
      expect((await owner.call('GET', path)).headers['cache-control']).toBe('no-store');
    }
    expect((await owner.call('POST', '/auth/refresh')).headers['cache-control']).toBe('no-store');
  });

  it('reads only JSON, and treats an empty body of any type as none', async () => {
    const form = await app().inject({
      method: 'POST',
      url: `${apiBase}/auth/login/email`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a@b.com&password=x',
    });
    expect([form.statusCode, form.json().code]).toEqual([415, 'unsupportedMediaType']);
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const empty = await app().inject({
        method: 'POST',
        url: `${apiBase}/auth/logout`,
        headers: { 'content-type': type },
        payload: '',
      });
      expect(empty.statusCode, type).toBe(204);
    }
  });

  it('answers no request of any shape with a 5xx', { timeout: 120_000 }, async () => {
    const owner = new TestVisitor(app);
    const token = await owner.createAccount({ database, clock }, 'fuzz@example.com', 'fuzz');
    const plausible = fc.oneof(
      fc.constantFrom(
        'a@b.com',
        'fuzz@example.com',
        '000000',
        'GOOGLE',
        'EN',
        'tour',
        '1',
        "'; drop table",
        '\u0000',
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ maxLength: 400 }),
      fc.integer(),
      fc.double(),
      fc.array(fc.oneof(fc.integer(), fc.string()), { maxLength: 5 }),
      fc.constantFrom(null, true, {}, []),
    );
    for (const [name, route] of routes) {
      // It would end the session that the other requests use.
      if (name === 'logOut') continue;
      const names = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
      const body = route.body instanceof z.ZodOptional ? route.body.unwrap() : route.body;
      const bodyNames = body instanceof z.ZodType ? names(body) : [];
      const shape = (keys: string[]) =>
        fc.record(Object.fromEntries(keys.map((key) => [key, plausible])), { requiredKeys: [] });
      await fc.assert(
        fc.asyncProperty(
          shape(bodyNames),
          shape(names(route.query)),
          fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.jsonValue()),
          async (fields, query, whole) => {
            const search = new URLSearchParams(
              Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
            );
            const payload = JSON.stringify(whole === true ? fields : whole);
            const response = await app().inject({
              method: route.method,
              url: `${endpointAddress(route.path)}?${search}`,
              headers: {
                authorization: `Bearer ${token}`,
                ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
              },
              ...(route.method === 'GET' ? {} : { payload }),
            });
            expect(response.statusCode, `${name} ${search} ${payload} ${response.body}`).toBeLessThan(500);
          },
        ),
        { numRuns: isLong ? 40 : 8 },
      );
    }
  });
});
