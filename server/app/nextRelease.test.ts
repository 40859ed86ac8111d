import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '../../contract/api.ts';
import { Buyer, tour } from '../features/orders/testing/buyer.ts';
import { loadGuide } from '../guide/loadGuide.ts';
import { readContent } from '../guide/readContent.ts';
import type { Engine } from '../platform/database/engine.ts';
import { type Migration, migrate, readMigrations } from '../platform/database/migrationRunner.ts';
import { openSandboxes } from '../sandbox/openSandboxes.ts';
import { describeWithGuideOnBothEngines } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';
import { goodPassword } from '../testing/testPassword.ts';
import { TestVisitor } from '../testing/testVisitor.ts';

/** Every kind of schema change that a release may make while the previous one still runs, such as new columns and indexes. */
const nextRelease: Migration = {
  name: '9999_next_release.sql',
  checksum: 'of the next release',
  sql: `do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' loop
        execute format('alter table %I add column next_release text', name);
        -- Only new rows get the default, so they can be told from the existing ones, where the column stays null.
        execute format('alter table %I alter column next_release set default ''later''', name);
        execute format('create index %I on %I (next_release)', name || '_next_release', name);
      end loop;
    end $$;
    create table trip_reminder (account_id uuid primary key references account (id) on delete cascade);
    alter table ticket_order drop constraint ticket_order_status_check, add constraint ticket_order_status_check
      check (status in ('ready', 'confirming', 'paid', 'refused', 'cancelled', 'expired', 'postponed'));
    insert into theme (id, key, name) values (12, 'night', '{"ko": "밤", "en": "Night", "cn": "夜", "tw": "夜", "ja": "夜"}');`,
};

const engines: Engine[] = [];

describeWithGuideOnBothEngines(
  'a process on the schema of the next release',
  (database, kind) => {
    const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
    const guest = new TestVisitor(app);
    const buyer = new Buyer(app, 'buyer@example.com');
    const { visitor } = buyer;
    const logged: string[] = [];
    let visits = 0;

    /** Runs the migrations of a start on this process's engine: only one process can open the embedded database. */
    async function start(migrations: readonly Migration[]): Promise<void> {
      const engine = engines.find((one) => one.kind === kind);
      if (!engine) throw new Error('the database is open');
      const session = await engine.connect({ unlimited: true });
      try {
        await migrate(session, migrations, clock, (line) => logged.push(line));
      } finally {
        session.release(false);
      }
    }
    const ownMigrations = () => readMigrations('server/platform/database/migrations');

    async function ok(response: Promise<{ status: number; body: unknown }>): Promise<unknown> {
      const { status, body } = await response;
      expect([200, 204], JSON.stringify(body)).toContain(status);
      return body;
    }

    /** A visit that reads and writes every table. */
    async function visit(): Promise<void> {
      await ok(guest.call('GET', '/places/tour?locale=en&q=beach'));
      await ok(guest.call('GET', '/places/tour/1?locale=ko'));
      api.listThemes.response.parse(await ok(guest.call('GET', '/theme?locale=ja&type=tour')));
      await ok(visitor.call('PATCH', '/user/interest-themes', { interestThemeIds: [1, 2] }));
      await ok(visitor.call('POST', '/user/like-place/5'));
      await ok(visitor.call('GET', '/user/like-places?locale=en'));
      await ok(visitor.call('GET', '/user/me'));
      const stops = tour.visitSpotSet.map(({ placeId, memo, orderIndex }) => ({ placeId, memo, orderIndex }));
      await ok(visitor.call('POST', '/trip-plan', { tripPlan: {}, visitSpotSet: stops }));
      await ok(visitor.call('GET', '/trip-plan?locale=en'));
      await ok(visitor.call('POST', '/trip-plan/share', { tripPlan: {}, visitSpotSet: stops }));
      const { token } = api.getPlanShare.response.parse(await ok(visitor.call('GET', '/trip-plan/share')));
      await ok(guest.call('GET', `/shared-plans/${token}`));
      await ok(visitor.call('DELETE', '/trip-plan/share'));
      const { orderId } = await buyer.buy();
      await buyer.receivedMails(orderId);
      await ok(buyer.ticket(orderId));
      await ok(visitor.call('GET', '/user/tickets?locale=en'));
      await ok(buyer.cancel(orderId));
      await ok(visitor.call('POST', '/auth/refresh'));
      await guest.call('POST', '/auth/password/forgot', { email: buyer.email });
      await guest.call('POST', '/auth/email/send', { email: `new-${visits++}@example.com` });
    }

    beforeAll(async () => {
      await app().listen({ port: 0, host: '127.0.0.1' });
      await visitor.createAccount({ database, clock }, buyer.email, 'buyer');
      await visit();
      await ok(visitor.call('POST', '/user/like-place/5'));
      await start([...(await ownMigrations()), nextRelease]);
      logged.length = 0;
    });

    it('DESIGN 11: completes all reads and writes', async () => {
      await visit();
      const themes = api.listThemes.response.parse((await guest.call('GET', '/theme?locale=en')).body);
      expect(themes.map(({ id }) => id)).not.toContain(12);
      const written: string[] = [];
      const tables = z.array(z.object({ name: z.string() })).parse(
        (
          await sql`select table_name as name from information_schema.columns
              where table_schema = 'public' and column_name = 'next_release' order by 1`.execute(
            database().sql,
          )
        ).rows,
      );
      for (const { name } of tables) {
        const { rows } =
          await sql`select 1 from ${sql.table(name)} where next_release = 'later' limit 1`.execute(
            database().sql,
          );
        if (rows.length > 0) written.push(name);
      }
      expect(written).toEqual(
        expect.arrayContaining([
          'email_code',
          'interest_theme',
          'mail_outbox',
          'password_link',
          'place_like',
          'refresh_token',
          'sandbox_mail',
          'sandbox_payment',
          'ticket_audit',
          'ticket_order',
          'ticket_stop',
          'trip_stop',
        ]),
      );
    });

    it('DESIGN 11: starts, logs one line, and loads its guide', async () => {
      await start(await ownMigrations());
      expect(logged).toEqual([
        'The database is of a newer release (its last migration is 9999_next_release.sql): this older one runs on it.',
      ]);
      const { themes, places } = await readContent('content');
      const changed = places.slice(0, 12).map((place) => ({ ...place, rank: place.rank + 1 }));
      expect(await loadGuide(database(), { themes, places: changed }, clock)).toMatchObject({ places: 12 });
      await ok(guest.call('GET', '/places/tour?locale=en'));
      const again = new TestVisitor(app);
      await ok(again.call('POST', '/auth/login/email', { email: buyer.email, password: goodPassword }));
      await ok(again.call('DELETE', '/user/me', { password: goodPassword }));
    });
  },
  {
    wrap: (engine) => {
      engines.push(engine);
      return engine;
    },
  },
);
