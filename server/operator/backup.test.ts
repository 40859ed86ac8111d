import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadGuide } from '../guide/loadGuide.ts';
import { generatedGuide } from '../guide/testing/generatedContent.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import {
  describeOnBothEngines,
  describeOnPostgresql,
  freshDataFolder,
  freshPostgresql,
  migrated,
  openBeside,
  type Template,
} from '../platform/database/testing/testDatabases.ts';
import { exportDatabase } from '../platform/database/transfer.ts';
import { copyDatabase, readBackup, writeBackup } from './backup.ts';
import { readDataCommand } from './dataCommand.ts';
import { endSessions, sessionTables } from './endSessions.ts';

// A restore takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Rows in every table of a guide; the whole guide has 60,000, most of them its search index. */
const smallGuide: Template = {
  name: 'smallguide',
  fill: async (database) => {
    await loadGuide(database, generatedGuide(30), systemClock);
  },
};

async function everyRow(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await exportDatabase(database, (line) => {
    lines.push(line);
  });
  return lines;
}

const accountNamed = (nickname: string) => ({
  id: randomUUID(),
  email: `${randomUUID()}@example.com`,
  password_hash: null,
  first_name: null,
  last_name: null,
  nickname,
  nickname_key: nickname,
  language: 'ko' as const,
  documents_version: 1,
  created_at: new Date(),
});

/** An account, its like, and a mail with bytes: data that must not get lost. */
async function fill({ sql: handle }: Database): Promise<void> {
  const account = await handle
    .insertInto('account')
    .values(accountNamed('보관함'))
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into place_like (account_id, place_id, liked_at) values (${account.id}, 1, now())`.execute(
    handle,
  );
  await sql`insert into mail_outbox (id, recipient, language, kind, sealed, created_at, next_try_at)
    values (gen_random_uuid(), 'keeper@example.com', 'ko', 'test', ${randomBytes(300)}, now(), now())`.execute(
    handle,
  );
  // What editors published: the keys of its JSON keep their order.
  await sql`insert into desk_place (place_id, key, origin, fields, starter, draft)
    values (1, 'one', 'files', '{"summary.en": "b", "phone": "1"}', '{}', '{"position": {"lng": 1, "lat": 2}}')`.execute(
    handle,
  );
  await sql`insert into place_publication (place_id, kind, at, who, changes)
    values (1, 'publish', now(), 'Editor', '[{"field": "phone", "before": "", "after": "1"}]')`.execute(
    handle,
  );
}

/** Inserts everything that gives access: a session and its token, a reset link, a code, a sign-up proof, and their mails. */
async function fillWithSessions({ sql: handle }: Database): Promise<void> {
  const { id } = await handle
    .insertInto('account')
    .values(accountNamed('손님'))
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into session (id, account_id, opened_at, expires_at) values (${id}, ${id}, now(), now())`.execute(
    handle,
  );
  for (const statement of [
    sql`insert into refresh_token (hash, session_id, issued_at) values (${randomBytes(32)}, ${id}, now())`,
    sql`insert into password_link (hash, account_id, expires_at) values (${randomBytes(32)}, ${id}, now())`,
    sql`insert into email_code (email, code_hash, sent_at, expires_at) values ('a@example.com', 'x', now(), now())`,
    sql`insert into sign_up_proof (hash, kind, email, expires_at)
      values (${randomBytes(32)}, 'email', 'a@example.com', now())`,
    sql`insert into mail_outbox (id, recipient, language, kind, sealed, created_at, expires_at, next_try_at)
      values (gen_random_uuid(), 'a@example.com', 'ko', 'verificationCode', ${randomBytes(30)}, now(), now(), now())`,
    sql`insert into sandbox_oidc (kind, id, payload, expires_at) values ('Session', 'one', '{}', now())`,
  ])
    await statement.execute(handle);
}

describeOnBothEngines(
  'a backup',
  (database) => {
    let folder = '';
    let file = '';
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'solbada-backup-'));
      file = path.join(folder, 'all.gz');
      await fill(database());
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    async function inEmptyDatabase<T>(work: (target: Database) => Promise<T>): Promise<T> {
      const { dataDir, dispose } = await freshDataFolder(migrated);
      const target = await openBeside({ dataDir });
      try {
        return await work(target);
      } finally {
        await target.close();
        await dispose();
      }
    }

    it('contains every row, readable by this user only, and restores all of them, or nothing when it is truncated, invalid or missing', async () => {
      const rows = await writeBackup(database(), file);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readdir(folder)).toEqual(['all.gz']);
      const cut = path.join(folder, 'cut.gz');
      await writeFile(cut, await readFile(file));
      await truncate(cut, Math.floor((await stat(file)).size / 2));
      const other = path.join(folder, 'other.gz');
      await writeFile(other, 'no backup at all');
      await inEmptyDatabase(async (target) => {
        const empty = await everyRow(target);
        await expect(readBackup(target, cut)).rejects.toThrow(/no whole backup; nothing was changed/);
        await expect(readBackup(target, other)).rejects.toThrow(/no whole backup; nothing was changed/);
        await expect(readBackup(target, path.join(folder, 'none.gz'))).rejects.toThrow(/cannot be read/);
        expect(await everyRow(target)).toEqual(empty);
        expect(await readBackup(target, file)).toBe(rows);
        expect(await everyRow(target)).toEqual(await everyRow(database()));
      });
      await Promise.all([cut, other].map((one) => rm(one)));
    });

    it('ends sessions, links, codes and their mails, and keeps everything else', async () => {
      const rest = new Set(await everyRow(database()));
      await fillWithSessions(database());
      const withSessions = path.join(folder, 'sessions.gz');
      const rows = await writeBackup(database(), withSessions);
      await inEmptyDatabase(async (target) => {
        expect(await readBackup(target, withSessions)).toBe(rows);
        for (const table of sessionTables) {
          const left = await sql`select 1 from ${sql.table(table)}`.execute(target.sql);
          expect(left.rows, table).toEqual([]);
        }
        const others = (await everyRow(target)).filter((line) => !rest.has(line));
        // The account itself, and the line that counts the rows.
        expect(others).toHaveLength(2);
        expect(others.join()).toContain('손님');
      });
      await endSessions(database());
      await sql`delete from account where nickname = '손님'`.execute(database().sql);
      await rm(withSessions);
    });

    it('has a restore clear every table that stores a token hash', async () => {
      // Passwords, PINs and resellers' keys stay, as passkeys do: their owners need them to sign in again. A photograph's
      // hash is no token.
      const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name ~ '(^|_)hash$' and column_name not in ('password_hash', 'pin_hash')
        and table_name not like 'photograph%' and table_name <> 'reseller_key'`.execute(database().sql);
      expect(rows.length).toBeGreaterThan(3);
      for (const { name } of rows) expect(sessionTables).toContain(name);
    });

    it('overwrites no file, and leaves none when it cannot be written', async () => {
      const before = await readFile(file);
      await expect(writeBackup(database(), file)).rejects.toThrow(/is there already/);
      expect(await readFile(file)).toEqual(before);
      await expect(writeBackup(database(), path.join(folder, 'none', 'all.gz'))).rejects.toThrow(/ENOENT/);
      expect(await readdir(folder)).toEqual(['all.gz']);
    });

    it('restores into an empty database only', async () => {
      const before = await everyRow(database());
      await expect(readBackup(database(), file)).rejects.toThrow(/has rows: import into an empty database/);
      expect(await everyRow(database())).toEqual(before);
    });
  },
  { template: smallGuide },
);

describeOnPostgresql('moving from the embedded database', () => {
  it('copies every row to PostgreSQL, and refuses a database that has rows', async () => {
    const { dataDir, dispose } = await freshDataFolder(migrated);
    const { databaseUrl, dispose: drop } = await freshPostgresql();
    const [from, to] = [await openBeside({ dataDir }), await openBeside({ databaseUrl })];
    try {
      await from.sql.insertInto('account').values(accountNamed('이사')).execute();
      await copyDatabase(from, to);
      expect(await everyRow(to)).toEqual(await everyRow(from));
      await expect(copyDatabase(from, to)).rejects.toThrow(/has rows/);
    } finally {
      await from.close();
      await to.close();
      await dispose();
      await drop();
    }
  });
});

it.each([
  [['backup', 'a.gz'], { command: 'backup', file: 'a.gz' }],
  [['restore', 'a.gz'], { command: 'restore', file: 'a.gz' }],
  [['move'], { command: 'move' }],
  [['export-guide', 'guide'], { command: 'exportGuide', folder: 'guide' }],
])('parses the command line %j', (words, command) => {
  expect(readDataCommand(words)).toEqual(command);
});

it.each([
  [[], 'command is one of'],
  [['backup'], 'needs the name of a file'],
  [['restore', 'a', 'b'], 'command is one of'],
  [['move', 'here'], 'command is one of'],
  [['export-guide'], 'needs the name of a folder'],
  [['--all'], "Unknown option '--all'"],
])('reports the fault in the command line %j', (words, sentence) => {
  expect(() => readDataCommand(words)).toThrow(sentence);
});
