import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type DataFolder, freshDataFolder } from '../../platform/database/testing/testDatabases.ts';
import { guide } from '../../testing/describeWithGuide.ts';
import { killRunning, serverAddress, start } from '../../testing/startProcess.ts';
import { waitUntil } from '../../testing/waitUntil.ts';

const isBuilt = existsSync('dist/.built-from');
if (!isBuilt) process.stderr.write('SKIPPED: the kill test of accounts needs the build (npm run build)\n');

describe.skipIf(!isBuilt)('a kill -9 of the process', { timeout: 120_000 }, () => {
  let folder: DataFolder | undefined;
  afterAll(async () => {
    await killRunning();
    await folder?.dispose();
  });

  async function post(origin: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const content: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, content };
  }

  it('keeps the code between sending and use, and then the account and its session', async () => {
    folder = await freshDataFolder(guide);
    const { dataDir } = folder;
    const email = 'survivor@example.com';
    const said: (() => string)[] = [];
    const run = async () => {
      const process = start({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
      said.push(() => process.out() + process.err());
      return { process, origin: await serverAddress(process) };
    };
    const kill = async ({ process }: Awaited<ReturnType<typeof run>>) => {
      process.process.kill('SIGKILL');
      await process.ended;
    };

    const first = await run();
    expect((await post(first.origin, '/auth/email/send', { email })).status).toBe(204);
    await kill(first);

    const second = await run();
    const code = await waitUntil(`a code to ${email}`, async () => {
      const response = await fetch(`${second.origin}/sandbox/mailbox?to=${email}`, {
        headers: { accept: 'application/json' },
      });
      const mails = z.array(z.object({ text: z.string() })).parse(await response.json());
      expect(mails.length).toBeLessThanOrEqual(1);
      return /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
    });
    const verified = await post(second.origin, '/auth/email/verify', { email, code });
    const { emailVerifyToken } = z.object({ emailVerifyToken: z.string() }).parse(verified.content);
    await kill(second);

    const third = await run();
    const made = await post(third.origin, '/auth/signup/email', {
      emailVerifyToken,
      nickname: 'survivor',
      password: 'Summer2026!',
      firstName: 'A',
      lastName: 'B',
    });
    const { accessToken } = z.object({ accessToken: z.string() }).parse(made.content);
    const authorization = `Bearer ${accessToken}`;
    expect((await post(third.origin, '/user/like-place/4', {}, { authorization })).status).toBe(200);
    await kill(third);

    const fourth = await run();
    const me = await fetch(`${fourth.origin}/api/v1/user/me`, { headers: { authorization } });
    expect(await me.json()).toMatchObject({ email, nickname: 'survivor' });
    const liked = await fetch(`${fourth.origin}/api/v1/user/like-places`, { headers: { authorization } });
    expect(await liked.json()).toMatchObject({ totalItems: 1 });

    // Requests are logged, but no secret.
    await fetch(`${fourth.origin}/password/reset?token=a-token-in-an-address`);
    await kill(fourth);
    const log = said.map((text) => text()).join('');
    expect(log).toContain('/api/v1/auth/signup/email');
    const secrets = [code, emailVerifyToken, accessToken, 'Summer2026!', email, 'a-token-in-an-address'];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
