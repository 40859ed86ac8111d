import { z } from 'zod';
import type { Session } from '../engine.ts';
import { DatabaseRefusal } from '../refusal.ts';

/**
 * Refuses an unsuitable PostgreSQL: older than 15, not in UTF-8, or with the ctype `C`, in which Hangul, Kana and Han
 * are not letters (docs/product/data.md).
 * @throws DatabaseRefusal
 */
export async function refuseUnsuitable(session: Session): Promise<void> {
  const { rows } = await session.query(
    `select json_build_object(
       'version', current_setting('server_version_num')::int,
       'name', datname,
       'encoding', pg_encoding_to_char(encoding),
       'ctype', datctype,
       'lettersKnown', '강' ~ '^[[:alpha:]]$' and lower('É') = 'é'
     ) as facts
     from pg_database where datname = current_database()`,
    [],
  );
  const { facts } = rows[0] as {
    facts: { version: number; name: string; encoding: string; ctype: string; lettersKnown: boolean };
  };
  if (facts.version < 150_000) {
    throw new DatabaseRefusal('PostgreSQL 15 or newer is needed; DATABASE_URL leads to an older one.');
  }
  if (facts.encoding !== 'UTF8') {
    throw new DatabaseRefusal(
      `The database ${facts.name} has the encoding ${facts.encoding}: make one with ENCODING 'UTF8'.`,
    );
  }
  if (facts.ctype === 'C' || facts.ctype === 'POSIX' || !facts.lettersKnown) {
    throw new DatabaseRefusal(
      `The database ${facts.name} has the ctype ${facts.ctype}, in which Korean, Japanese and Chinese have no letters: make one with CREATE DATABASE ... TEMPLATE template0 LC_CTYPE 'C.UTF-8'.`,
    );
  }
}

/**
 * Refuses a pooler that may use another server connection for each transaction. The session would lose its settings, its
 * time limits and the lock of the migrations, or get those of another session.
 * @throws DatabaseRefusal
 */
export async function refuseTransactionPooling(session: Session, other: Session): Promise<void> {
  const before = await readServer(session);
  await other.query('begin', []);
  const isShared = (await readServer(other)) === before || (await readServer(session)) !== before;
  await other.query('rollback', []);
  if (isShared) {
    throw new DatabaseRefusal(
      'DATABASE_URL leads through a pooler that lends a server for one transaction only: set pool_mode = session in PgBouncer, or lead DATABASE_URL to PostgreSQL itself.',
    );
  }
}

const serverSchema = z.object({ pid: z.int() });

async function readServer(session: Session): Promise<number> {
  const { rows } = await session.query('select pg_backend_pid() as pid', []);
  return serverSchema.parse(rows[0]).pid;
}
