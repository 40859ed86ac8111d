import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../../contract/addresses.ts';
import { deskApi } from '../../contract/desk/api.ts';
import type { RouteContract } from '../../contract/route.ts';
import { type StaffRole, staffRoles } from '../../domain/staff/staffRules.ts';
import { openSandboxes } from '../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { isLong } from '../testing/longTests.ts';
import { useApplication } from '../testing/testApplication.ts';
import { TestStaff } from '../testing/testStaff.ts';
import { TestVisitor } from '../testing/testVisitor.ts';
import { deskCookie } from './requestContext.ts';
import { dispatcherCalls, ownerCalls } from './testing/deskCalls.ts';

const routes: readonly [string, RouteContract][] = Object.entries(deskApi);
const deskRoutes = routes.filter(([, { path }]) => path.startsWith('/desk/'));
const staffRoutes = deskRoutes.filter(([, { access }]) => access !== 'everyone');

const editorCalls = [
  'listPlaceReports',
  'closePlaceReport',
  'createGuidePlace',
  'discardGuideDraft',
  'getGuidePlace',
  'listGuide',
  'listGuideHistory',
  'publishGuidePlace',
  'restoreGuidePlace',
  'saveGuideDraft',
  'setGuidePlaceHidden',
  'resolveUpstreamConflict',
  'listDeskFestivals',
  'createFestival',
  'getFestival',
  'changeFestival',
  'setFestivalPublished',
  'removeFestival',
  'getSynonyms',
  'changeSynonyms',
  'listPhotographs',
  'uploadPhotograph',
  'removePhotograph',
  'listProposals',
  'acceptProposals',
  'refuseProposals',
  'getOfficialRun',
  'startOfficialRun',
];
const refusedTo: Record<StaffRole, readonly string[]> = {
  owner: [],
  dispatcher: [...ownerCalls, ...editorCalls],
  editor: [...ownerCalls, ...dispatcherCalls],
};

const ids: Readonly<Record<string, string>> = {
  recoveryId: '5b1c0b1e-3f0a-4c0e-9a55-0d7d1d8d3c11',
  accountId: '5b1c0b1e-3f0a-4c0e-9a55-0d7d1d8d3c14',
  staffId: '5b1c0b1e-3f0a-4c0e-9a55-0d7d1d8d3c12',
  passkeyId: 'AAAA',
  sessionId: '5b1c0b1e-3f0a-4c0e-9a55-0d7d1d8d3c13',
  orderId: 'order_1764000000000_Zx81',
  driverId: '1',
  closureId: '1',
  settingId: '1',
  cancellationId: '5b1c0b1e-3f0a-4c0e-9a55-0d7d1d8d3c15',
  day: '2026-12-24',
  reportId: '1',
  festivalId: '1',
  language: 'ko',
  placeId: '1',
  publicationId: '1',
  hash: 'a'.repeat(64),
  code: '1.20261224.AAAA',
};
const endpointAddress = (path: string) =>
  `${apiBase}${path.replace(/:(\w+)/g, (_whole, name: string) => ids[name] ?? 'x')}`;

/** A body with the fields of several desk calls, so that one body serves all of them. */
const someBody = { email: 'new@example.com', name: 'Kim', role: 'owner', language: 'ko', version: 0 };

const tables = [
  'account',
  'session',
  'staff',
  'staff_passkey',
  'staff_challenge',
  'staff_link',
  'staff_session',
  'driver',
  'driver_day_off',
  'driver_rate',
  'payment_fee',
  'setting_state',
  'setting_version',
  'driver_weekday_off',
  'driver_working_day',
  'sales_rules',
  'sales_closure',
  'sales_day',
  'day_cancellation',
  'called_off_tour',
  'visitor_message',
  'tour',
  'problem_report',
  'place_report',
  'festival',
  'search_synonym',
  'desk_place',
  'place_publication',
  'photograph',
  'proposal',
  'official_content',
  'official_run',
  'desk_audit',
  'desk_event',
  'desk_alert',
  'alert_mail_rule',
  'ticket_order',
  'ticket_audit',
  'mail_outbox',
];

describeWithGuide('the desk: access to its calls', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  const signInStaff = (role: StaffRole) => TestStaff.signIn({ app, database, clock }, role);

  async function everything(): Promise<string> {
    const rows: unknown[] = [];
    for (const table of tables) {
      const found = await sql`select * from ${sql.table(table)} as t order by t::text`.execute(
        database().sql,
      );
      rows.push(found.rows);
    }
    return JSON.stringify(rows);
  }

  const request = (
    { method, path }: RouteContract,
    headers: Record<string, string>,
    body: object = someBody,
  ) =>
    app().inject({
      method,
      url: endpointAddress(path),
      headers,
      ...(method === 'GET' || method === 'DELETE' ? {} : { payload: body }),
    });

  it('refuses guests, visitors and unknown sessions at every call of the staff, and changes nothing', async () => {
    const visitor = new TestVisitor(app);
    const token = await visitor.createAccount({ database, clock }, 'visitor@example.com', 'visitor');
    const colleague = await signInStaff('owner');
    const before = await everything();
    expect(staffRoutes.length).toBeGreaterThan(25);
    for (const [name, route] of staffRoutes) {
      for (const headers of [
        {},
        { authorization: `Bearer ${token}` },
        { cookie: `access_token=${token}; refresh_token=${visitor.cookies.get('refresh_token')}` },
        { cookie: `${deskCookie}=` },
        { cookie: `${deskCookie}=${'A'.repeat(43)}` },
        { cookie: `${deskCookie}=${colleague.id}` },
        { authorization: `Bearer ${'A'.repeat(43)}` },
        // A driver's code opens no call of the staff.
        { cookie: `${deskCookie}=${ids.code}`, authorization: `Bearer ${ids.code}` },
      ]) {
        const { statusCode, headers: sent, json } = await request(route, headers);
        expect([statusCode, json().code], `${name} ${JSON.stringify(headers)}`).toEqual([
          401,
          'unauthorized',
        ]);
        expect(sent['cache-control'], name).toBe('no-store');
      }
    }
    expect(await everything()).toBe(before);
  });

  it.each(staffRoles)('lets a %s use what the role permits, and nothing else', async (role) => {
    const member = await signInStaff(role);
    for (const [name, route] of staffRoutes) {
      // It would end the session that the other calls use.
      if (name === 'signOutOfDesk') continue;
      const before = await everything();
      const response = await request(route, { cookie: member.cookie });
      expect(response.headers['cache-control'], name).toBe('no-store');
      if (refusedTo[role].includes(name)) {
        expect([response.statusCode, response.json().code], name).toEqual([403, 'forbidden']);
        expect(await everything(), name).toBe(before);
      } else {
        expect([401, 403], `${name} ${response.body}`).not.toContain(response.statusCode);
      }
    }
  });

  it('refuses every change that another site sends, whoever is signed in there', async () => {
    const owner = await signInStaff('owner');
    const before = await everything();
    const changes = deskRoutes.filter(([, { method }]) => method !== 'GET');
    for (const [name, route] of changes) {
      for (const foreign of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const response = await request(route, { cookie: owner.cookie, ...foreign });
        const { code } = response.json();
        expect([response.statusCode, code], `${name} ${JSON.stringify(foreign)}`).toEqual([
          403,
          'wrongOrigin',
        ]);
        expect(response.headers['cache-control'], name).toBe('no-store');
      }
    }
    expect(await everything()).toBe(before);
  });

  it('refuses a session once its 12 hours are over or its member was removed', async () => {
    const [late, removed] = [await signInStaff('owner'), await signInStaff('owner')];
    await database()
      .sql.updateTable('staff')
      .set({ removed_at: clock.now() })
      .where('id', '=', removed.id)
      .execute();
    await database()
      .sql.updateTable('staff_session')
      .set({ expires_at: clock.now() })
      .where('staff_id', '=', late.id)
      .execute();
    for (const member of [late, removed]) {
      for (const [name, route] of staffRoutes) {
        expect((await request(route, { cookie: member.cookie })).statusCode, name).toBe(401);
      }
    }
  });

  it('answers no request of any shape with a 5xx, and never lets it be stored', {
    timeout: 120_000,
  }, async () => {
    const owner = await signInStaff('owner');
    const plausible = fc.oneof(
      fc.constantFrom(
        'a@b.com',
        'owner',
        'ko',
        'x'.repeat(43),
        ...Object.values(ids),
        '\u0000',
        "'; drop table",
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ maxLength: 400 }),
      fc.integer(),
      fc.double(),
      fc.array(fc.oneof(fc.integer(), fc.string()), { maxLength: 5 }),
      fc.jsonValue(),
    );
    const shape = (keys: readonly string[]) =>
      fc.record(Object.fromEntries(keys.map((key) => [key, plausible])), { requiredKeys: [] });
    // An object may have a toString that is no function.
    const toText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
    const names = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
    for (const [name, route] of routes) {
      if (name === 'signOutOfDesk') continue;
      const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
      await fc.assert(
        fc.asyncProperty(
          shape(names(route.body)),
          shape(names(route.query)),
          fc.record(
            Object.fromEntries(parameters.map((key) => [key, fc.oneof(fc.constant(ids[key]), plausible)])),
          ),
          fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.jsonValue()),
          async (fields, query, values, whole) => {
            const search = new URLSearchParams(
              Object.entries(query).map(([key, value]): [string, string] => [key, toText(value)]),
            );
            const path = route.path.replace(/:(\w+)/g, (_whole, key: string) =>
              encodeURIComponent(toText(values[key]).toWellFormed()),
            );
            const payload = JSON.stringify(whole === true ? fields : whole);
            const isRead = route.method === 'GET' || route.method === 'DELETE';
            const response = await app().inject({
              method: route.method,
              url: `${apiBase}${path}?${search}`,
              headers: { cookie: owner.cookie, ...(isRead ? {} : { 'content-type': 'application/json' }) },
              ...(isRead ? {} : { payload }),
            });
            const what = `${name} ${path}?${search} ${payload} ${response.body}`;
            expect(response.statusCode, what).toBeLessThan(500);
            expect(response.headers['cache-control'], what).toBe('no-store');
          },
        ),
        { numRuns: isLong ? 40 : 8 },
      );
    }
  });
});
