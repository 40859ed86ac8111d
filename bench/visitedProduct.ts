import { mkdir } from 'node:fs/promises';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { insertAccount } from '../server/features/accounts/signUp.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/open.ts';
import { goodPassword, goodPasswordHash } from '../server/testing/testPassword.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { openStaffCookie } from './staffCookie.ts';
import { type StartedProcess, startProcess } from './startedProcess.ts';
import type { Visited } from './visitSteps.ts';

interface Place {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

interface VisitedOptions {
  readonly accounts: number;
  readonly workers: number;
  /** Parameters for Node. */
  readonly parameters?: readonly string[];
}

/** Starts the product over a fresh database with accounts, without rate limits, and with the log of a live product. */
export async function startVisitedProduct(
  place: Place,
  { accounts, workers, parameters = [] }: VisitedOptions,
): Promise<{ started: StartedProcess; visited: Visited }> {
  const emails = Array.from({ length: accounts }, (_, index) => `visitor-${index}@example.com`);
  await mkdir(place.dataDir, { recursive: true });
  await writeAccounts(place, emails);
  const staffCookie = await openStaffCookie(place, 'dispatcher');
  const started = await startProcess({
    folder: '.',
    parameters: [...parameters, 'server/main.ts'],
    ...place,
    variables: {
      SESSION_SECRET: testSecret,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      WORKERS: String(workers),
      DRAIN_SECONDS: '0',
    },
    awaited: /ready at \S+:\d+/,
  });
  const origin = `http://127.0.0.1:${/ready at \S+:(\d+)/.exec(started.output)?.[1]}`;
  return {
    started,
    visited: {
      origin,
      staffCookie,
      sights: await readSights(origin),
      accounts: emails.map((email) => ({ email, password: goodPassword })),
    },
  };
}

/** Accounts with a password: a sign-up would wait for mails. */
async function writeAccounts(place: Place, emails: readonly string[]): Promise<void> {
  const database = await openDatabase({ ...place, clock: systemClock, log: () => undefined });
  try {
    await database.transaction(async () => {
      for (const [index, email] of emails.entries())
        await insertAccount(
          { database, clock: systemClock },
          {
            email,
            nickname: `visitor ${index}`,
            passwordHash: goodPasswordHash,
            firstName: 'Sora',
            lastName: 'Kim',
            language: 'en',
          },
        );
    });
  } finally {
    await database.close();
  }
}

const sightsSchema = z.object({ items: z.array(z.object({ id: z.int() })).nonempty() });

/** The ids of sights, which have pages and can be liked. */
async function readSights(origin: string): Promise<number[]> {
  const response = await fetch(`${origin}${apiBase}/places/tour?locale=ko&size=50`);
  return sightsSchema.parse(await response.json()).items.map(({ id }) => id);
}
