import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/open.ts';
import {
  describeOnOneEngine,
  freshDataFolder,
  migrated,
} from '../../platform/database/testing/testDatabases.ts';
import { serverPort } from '../../platform/serverPort.ts';
import { freePort } from '../../testing/freePort.ts';
import { startCommand } from '../../testing/startProcess.ts';
import { insertStaffSession } from '../../testing/testStaff.ts';
import { readBackup, writeBackup } from '../backup.ts';
import { checkAddress, checkCertificate } from './checkAddress.ts';
import { checkBackups } from './checkBackups.ts';
import { checkCompany } from './checkCompany.ts';
import { checkRoom } from './checkMachine.ts';
import { checkMail, checkPayments } from './checkProviders.ts';
import { type CheckedSettings, checkSettings } from './checkSettings.ts';
import { checkStaff, countStaff } from './checkStaff.ts';
import type { Finding } from './finding.ts';

const needed = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state !== 'ok').map(({ state, sentence }) => `${state}: ${sentence}`);

const complete: CheckedSettings = {
  isLive: true,
  allowsSandboxes: false,
  publicOrigin: 'https://guide.example',
  trustProxy: 1,
  sessionSecret: 'secret',
  mail: { smtpUrl: 'smtps://mail.example', from: 'Guide <no-reply@guide.example>' },
  google: {},
  toss: { clientKey: 'live_gck_client' },
};

describe('the doctor on settings', () => {
  it('has nothing to say about a complete live product', () => {
    expect(needed(checkSettings(complete))).toEqual([]);
  });

  it.each([
    [{ isLive: false }, /^missing: LIVE/],
    [{ allowsSandboxes: true }, /^missing: SANDBOX=allow/],
    [{ publicOrigin: null }, /^missing: PUBLIC_ORIGIN/],
    [{ sessionSecret: undefined }, /^missing: SESSION_SECRET/],
    [{ trustProxy: 0 }, /^missing: TRUST_PROXY/],
    [{ mail: { ...complete.mail, smtpUrl: undefined } }, /^missing: SMTP_URL/],
    [{ mail: { ...complete.mail, from: 'Solbada <no-reply@solbada.example>' } }, /^missing: MAIL_FROM/],
    [{ toss: null }, /^missing: TOSS_CLIENT_KEY and TOSS_SECRET_KEY/],
    [{ toss: { clientKey: 'test_gck_client' } }, /^missing: TOSS_CLIENT_KEY is a test key/],
    [{ google: null }, /^advice: GOOGLE_CLIENT_ID/],
  ] satisfies [Partial<CheckedSettings>, RegExp][])('names what %o lacks', (change, sentence) => {
    expect(needed(checkSettings({ ...complete, ...change }))).toEqual([expect.stringMatching(sentence)]);
  });
});

it('the doctor names what the company lacks to sell', () => {
  expect(needed([checkCompany({ missing: [] })])).toEqual([]);
  expect(needed([checkCompany({ missing: ['COMPANY_PHONE'] })])).toEqual([
    expect.stringMatching(/^missing: Nothing is sold .*: COMPANY_PHONE\.$/),
  ]);
});

describe('the doctor on the machine and the address', () => {
  it('wants 2 GB of memory and 3 GB of free disk', () => {
    const gigabyte = 1024 ** 3;
    expect(needed(checkRoom({ memory: 2 * gigabyte, free: 10 * gigabyte }))).toEqual([]);
    expect(needed(checkRoom({ memory: gigabyte, free: gigabyte }))).toHaveLength(2);
  });

  it.each([
    ['ready', { status: 'ready' }, []],
    ['not ready', { status: 'not ready' }, [expect.stringMatching(/answers with 200, not as/)]],
    ['another site', '<html></html>', [expect.stringMatching(/answers with 200, not as/)]],
  ])('asks a product that is %s', async (_, body, findings) => {
    const server = createServer((_request, response) => response.end(JSON.stringify(body)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const origin = `http://127.0.0.1:${serverPort(server)}`;
      expect(needed(await checkAddress(origin))).toEqual(findings);
      // The same port without TLS.
      expect(needed(await checkAddress(origin.replace('http:', 'https:')))).toEqual([
        expect.stringMatching(/^missing: .* can’t be reached \(/),
      ]);
    } finally {
      server.close();
    }
  });

  it('says that nothing listens, with the code of the failure', async () => {
    expect(needed(await checkAddress(`http://127.0.0.1:${await freePort()}`))).toEqual([
      expect.stringMatching(/can’t be reached \(ECONNREFUSED\)/),
    ]);
    expect((await checkMail('smtp://user:hunter2@127.0.0.1:9')).sentence).toMatch(
      /^(?!.*hunter2).*refuses, or can’t be reached \(ESOCKET\)/,
    );
  });

  it('warns of a certificate that ends within two weeks', () => {
    const now = new Date('2026-11-27T00:00:00Z');
    expect(checkCertificate(new Date('2026-12-12T00:00:00Z'), now).state).toBe('ok');
    expect(checkCertificate(new Date('2026-12-10T00:00:00Z'), now).state).toBe('advice');
  });

  it('asks Toss Payments for an order that does not exist', async () => {
    expect((await checkPayments({ findPaymentByOrder: async () => null })).state).toBe('ok');
    const refuse = async () => {
      throw new Error('UNAUTHORIZED_KEY');
    };
    expect((await checkPayments({ findPaymentByOrder: refuse })).state).toBe('missing');
  });
});

describeOnOneEngine('the doctor on the data', (database) => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solbada-backups-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Restores into another database, as the command does. */
  async function restore(file: string, into: string): Promise<number> {
    const other = await openDatabase({
      dataDir: into,
      databaseUrl: undefined,
      clock: systemClock,
      log: () => undefined,
    });
    try {
      return await readBackup(other, file);
    } finally {
      await other.close();
    }
  }
  const check = (now = new Date()) => checkBackups(folder, { restore, now });

  it('counts owners with a passkey and active drivers', async () => {
    expect(await countStaff(database())).toEqual({ owners: 0, drivers: 0 });
    expect(needed(checkStaff({ owners: 0, drivers: 0 }))).toEqual([
      expect.stringMatching(/^missing: Nobody can sign in/),
      expect.stringMatching(/^advice: No driver/),
    ]);
    expect(needed(checkStaff({ owners: 1, drivers: 3 }))).toEqual([]);
    const deps = { database: database(), clock: systemClock };
    for (const name of ['Present', 'Removed']) await insertStaffSession(deps, { role: 'owner', name });
    await database()
      .sql.updateTable('staff')
      .set({ removed_at: new Date() })
      .where('name', '=', 'Removed')
      .execute();
    expect(await countStaff(database())).toEqual({ owners: 1, drivers: 0 });
  });

  it('restores the newest backup, and leaves nothing of the trial', async () => {
    await writeFile(path.join(folder, 'older.gz'), 'not a backup');
    await utimes(path.join(folder, 'older.gz'), new Date(0), new Date(0));
    await writeBackup(database(), path.join(folder, 'newest.gz'));
    const findings = await check();
    expect(needed(findings)).toEqual([]);
    expect(findings[1]?.sentence).toMatch(/^It can be restored: \d+ rows\.$/);
  });

  it('names a missing folder, no backup, an old one and a broken one', async () => {
    expect(needed(await checkBackups(undefined, { restore, now: new Date() }))).toHaveLength(1);
    expect(needed(await checkBackups('/nothing/here', { restore, now: new Date() }))).toHaveLength(1);
    expect(needed(await check())).toEqual([expect.stringMatching(/has no backup/)]);
    await writeFile(path.join(folder, 'broken.gz'), 'not a backup');
    const now = new Date();
    const before = new Date(now.getTime() - 27 * 3_600_000);
    await utimes(path.join(folder, 'broken.gz'), before, before);
    expect(needed(await check(now))).toEqual([
      expect.stringMatching(/is 27 hours old/),
      expect.stringMatching(/can’t be restored: .*no whole backup/),
    ]);
  });
});

describe('npm run doctor', () => {
  const run = async (variables: Record<string, string>, ...words: string[]) => {
    const command = startCommand(process.execPath, ['server/app/doctorMain.ts', ...words], { variables });
    const code = await command.ended;
    return { code, out: command.out(), err: command.err() };
  };

  it('says what a fresh checkout lacks', async () => {
    const { dataDir, dispose } = await freshDataFolder(migrated);
    try {
      const { code, out } = await run({ DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(out).toMatch(/^MISSING LIVE is not set/m);
      expect(out).toMatch(/^MISSING Nobody can sign in/m);
      expect(out).toMatch(/^MISSING Nothing is sold .*COMPANY_NAME_KO/m);
      expect(out).toMatch(/^Missing: \d+\. docs\/go-live\.md/m);
    } finally {
      await dispose();
    }
  });

  it('repeats why the start would be refused, and refuses unknown words', async () => {
    expect(await run({ LIVE: '1' })).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^MISSING PUBLIC_ORIGIN must be an https address/),
    });
    expect(await run({}, '--all')).toMatchObject({ code: 1, err: expect.stringContaining('npm run doctor') });
  });
});
