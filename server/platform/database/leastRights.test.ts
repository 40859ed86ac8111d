import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { describeOnPostgresql } from './testing/testDatabases.ts';

/** The statements of ops/roles.sql, for a role with this name and the password `word`. */
function roleStatements(role: string): string[] {
  const text = readFileSync('ops/roles.sql', 'utf8').replaceAll(/^(--|\\).*$/gm, '');
  return text
    .replaceAll('solbada_product', role)
    .replace(":'password'", "'word'")
    .trim()
    .split(/;\s*/)
    .filter(Boolean);
}

describeOnPostgresql('a role that may not change the schema', (url) => {
  it('runs the product on what the owner has migrated, and is refused where a migration is missing', async () => {
    const migrationsFolder = mkdtempSync(path.join(tmpdir(), 'least-rights-'));
    const write = (name: string, text: string) => writeFileSync(path.join(migrationsFolder, name), text);
    const open = (databaseUrl: string) =>
      openDatabase({
        databaseUrl,
        dataDir: '',
        clock: { now: () => new Date('2026-05-01T00:00:00Z') },
        log: () => undefined,
        migrationsFolder,
      });
    const role = `product_${randomBytes(4).toString('hex')}`;
    const address = new URL(url());
    address.username = role;
    address.password = 'word';
    const asOwner = async (work: (owner: Database) => Promise<unknown>) => {
      const owner = await open(url());
      try {
        await work(owner);
      } finally {
        await owner.close();
      }
    };
    write('0001_first.sql', 'create table first (id int);');
    try {
      await asOwner(async (owner) => {
        for (const statement of roleStatements(role)) await sql.raw(statement).execute(owner.sql);
      });

      const product = await open(address.href);
      try {
        await sql`insert into first (id) values (1)`.execute(product.sql);
        await product.analyze();
        for (const change of ['create table own (id int)', 'drop table first', 'alter table first add x int'])
          await expect(sql.raw(change).execute(product.sql), change).rejects.toThrow();
      } finally {
        await product.close();
      }

      write('0002_next.sql', 'create table next (id int);');
      await expect(open(address.href)).rejects.toThrow(
        /0002_next\.sql failed, and was rolled back: permission/,
      );
      await asOwner(async () => undefined);
      const updated = await open(address.href);
      try {
        await sql`insert into next (id) values (1)`.execute(updated.sql);
      } finally {
        await updated.close();
      }
    } finally {
      await asOwner(async (owner) => {
        await sql.raw(`drop owned by ${role}`).execute(owner.sql);
        await sql.raw(`drop role ${role}`).execute(owner.sql);
      });
      rmSync(migrationsFolder, { recursive: true });
    }
  });
});
