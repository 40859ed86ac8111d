import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { dayAfter } from '../domain/calendar/days.ts';
import { toSeoulDate } from '../domain/calendar/seoulTime.ts';
import { insertAccount } from '../server/features/accounts/signUp.ts';
import { loadGuide } from '../server/guide/loadGuide.ts';
import { readContent } from '../server/guide/readContent.ts';
import { systemClock } from '../server/platform/clock.ts';
import type { Database } from '../server/platform/database/database.ts';
import { openDatabase } from '../server/platform/database/open.ts';
import { fastTemporaryFolder } from '../server/platform/database/testing/fastTemporaryFolder.ts';
import { makeOnce } from '../server/testing/makeOnce.ts';
import { goodPasswordHash } from '../server/testing/testPassword.ts';
import { accountWithNumber, poolSize } from './pooledAccounts.ts';
import { runFolder } from './runFolder.ts';
import { insertJourneyStaff } from './staffSessions.ts';

/**
 * A data folder whose database has the migrations, the guide, the accounts and the staff of the journeys: a product that starts on it
 * finds nothing to do, which saves seconds of processor time.
 */
export async function filledDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(path.join(fastTemporaryFolder(), 'solbada-own-'));
  await fillDataFolder(dataDir);
  return dataDir;
}

/** Fills an existing folder in the same way. The first caller of the run makes the template that all callers copy. */
export async function fillDataFolder(dataDir: string): Promise<void> {
  cpSync(await templateFolder(), dataDir, { recursive: true });
}

async function templateFolder(): Promise<string> {
  const target = path.join(runFolder(), 'template');
  await makeOnce(target, () => make(target));
  return target;
}

async function make(target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  const database = await openDatabase({ dataDir: unfinished, clock: systemClock, log: () => undefined });
  try {
    await loadGuide(database, await readContent('content'), systemClock);
    await insertPooledAccounts(database);
    await insertManyCars(database);
    await insertJourneyStaff(database, unfinished);
  } finally {
    await database.close();
  }
  rmSync(path.join(unfinished, 'database.lock'), { force: true });
  renameSync(unfinished, target);
}

/** Sets enough cars for every day, so that the drivers of one journey never limit what another journey buys. */
async function insertManyCars(database: Database): Promise<void> {
  const today = toSeoulDate(systemClock.now());
  const days = Array.from({ length: 400 }, (_, index) => ({ day: dayAfter(today, index), cars: 99 }));
  await database.sql.insertInto('sales_day').values(days).execute();
}

/** Inserts the accounts that journeys take, as English visitors' sign-ups leave them. */
async function insertPooledAccounts(database: Database): Promise<void> {
  await database.transaction(async () => {
    for (let number = 0; number < poolSize; number += 1) {
      const { email, nickname } = accountWithNumber(number);
      await insertAccount(
        { database, clock: systemClock },
        {
          email,
          nickname,
          passwordHash: goodPasswordHash,
          firstName: 'Minji',
          lastName: 'Kim',
          language: 'en',
        },
      );
    }
  });
}
