import { sql } from 'kysely';
import type { Database } from '../server/platform/database/database.ts';

/** The id of the n-th account: `00000000-0000-4000-8000-` and n in hexadecimal. */
export function accountId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** Writes accounts that like `each` places, spread over all places; in parts, because of the statement timeout. */
export async function writeLikes(
  database: Database,
  { accounts, each, places }: { accounts: number; each: number; places: number },
): Promise<void> {
  const id = sql`('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const step = 400;
  for (let from = 1; from <= accounts; from += step) {
    const to = Math.min(accounts, from + step - 1);
    await sql`insert into account (id, email, nickname, nickname_key, language, documents_version, created_at)
      select ${id}, n || '@example.com', 'n' || n, 'n' || n, 'ko', 1, now()
      from generate_series(${from}::int, ${to}::int) n`.execute(database.sql);
    await sql`insert into place_like (account_id, place_id, liked_at)
      select ${id}, 1 + (n * 7919 + k * ${Math.floor(places / each)}::int) % ${places}::int,
        timestamptz '2026-01-01' + make_interval(mins => (n * 31 + k * 977) % 400000)
      from generate_series(${from}::int, ${to}::int) n, generate_series(1, ${each}::int) k`.execute(
      database.sql,
    );
  }
  const part = 5_000;
  for (let from = 1; from <= places; from += part) {
    await sql`update place set like_count = counted.likes from (
        select place_id, count(*)::int as likes from place_like
        where place_id between ${from} and ${from + part - 1} group by place_id
      ) counted where place.id = counted.place_id`.execute(database.sql);
  }
  await database.analyze();
}
