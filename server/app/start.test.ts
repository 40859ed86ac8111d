import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serverPort } from '../platform/serverPort.ts';
import { freePort } from '../testing/freePort.ts';
import { killRunning, refusal, type Started, serverAddress, start } from '../testing/startProcess.ts';
import { testSecret } from '../testing/testSecret.ts';

/** The start needs the build; `npm test` makes it first. */
const isBuilt = existsSync('dist/.built-from');
const isLinux = process.platform === 'linux';

/** The option with which Node does not find a module. */
function withoutModule(name: string): string {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier !== ${JSON.stringify(name)}) return next(specifier, context);
        throw Object.assign(new Error('not found'), { code: 'ERR_MODULE_NOT_FOUND' });
      },
    });`;
  return `--import=data:text/javascript,${encodeURIComponent(hook)}`;
}
if (!isBuilt) process.stderr.write('SKIPPED: the start-up tests need the build (npm run build)\n');

describe.skipIf(!isBuilt)('the start', { timeout: 120_000 }, () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'solbada-start-'));
  });
  afterEach(killRunning);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  describe('on an empty data folder that other users could read', () => {
    let outside = '';
    let started: Started;
    let memory = '';
    let ready = 0;
    let page = '';
    let whileRunning: Awaited<ReturnType<typeof shown>>;
    let code: number | null;

    /** All files in the data folder, and those that others can read. */
    async function shown() {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
      const paths = entries.map((entry) => path.join(entry.parentPath, entry.name));
      const all = await Promise.all(
        [dataDir, ...paths].map(async (file) => ({ file, found: await lstat(file) })),
      );
      const others = all.filter(({ found }) => !found.isSymbolicLink() && (found.mode & 0o077) !== 0);
      return { count: all.length, others: others.map(({ file }) => file) };
    }

    // One process for all tests: a first start loads the whole guide.
    beforeAll(async () => {
      outside = `${dataDir}-outside`;
      const below = path.join(dataDir, 'below');
      await mkdir(below);
      await writeFile(path.join(below, 'file'), '');
      await writeFile(path.join(dataDir, 'session-secret'), testSecret);
      await writeFile(outside, '');
      await symlink(outside, path.join(dataDir, 'link'));
      for (const folder of [dataDir, below]) await chmod(folder, 0o755);
      for (const file of [path.join(below, 'file'), path.join(dataDir, 'session-secret')])
        await chmod(file, 0o666);
      await chmod(outside, 0o644);
      started = start({ DATA_DIR: dataDir });
      const address = await serverAddress(started);
      if (isLinux) memory = readFileSync(`/proc/${started.process.pid}/status`, 'utf8');
      ready = (await fetch(`${address}/readyz`)).status;
      page = await (await fetch(`${address}/content/tour/1?lang=en`)).text();
      whileRunning = await shown();
      started.process.kill('SIGTERM');
      code = await started.ended;
    });
    afterAll(() => rm(outside, { force: true }));

    it('DESIGN 5: prints one line when ready, serves, and ends cleanly at SIGTERM', () => {
      expect(ready).toBe(200);
      expect(page).toContain('Gyeongpo Beach');
      expect(code).toBe(0);
      expect(started.out().trim().split('\n')).toHaveLength(1);
      expect(started.err()).toBe('');
    });

    it('DESIGN 11: closes the folder, with all old and new files below it', async () => {
      expect(whileRunning.others).toEqual([]);
      // The engine's own files are included.
      expect(whileRunning.count).toBeGreaterThan(500);
      expect((await shown()).others).toEqual([]);
      expect((await lstat(outside)).mode & 0o777).toBe(0o644);
      expect((await lstat(dataDir)).mode & 0o777).toBe(0o700);
      expect((await lstat(path.join(dataDir, 'below', 'file'))).mode & 0o777).toBe(0o600);
    });

    it.skipIf(!isLinux)('DESIGN 9: peaks below 500 MB (needs Linux)', () => {
      expect(Number(/^VmHWM:\s+(\d+) kB$/m.exec(memory)?.[1]) / 1024).toBeLessThan(500);
    });
  });

  // One test, since each start costs two seconds of processor time.
  it('DESIGN 11: lets one process into a data folder: refuses a second one with one line, also beside one whose lock file was deleted, and admits it after a kill -9', async () => {
    const first = start({ DATA_DIR: dataDir });
    const address = await serverAddress(first);
    const line = await refusal({ DATA_DIR: dataDir });
    expect(line).toContain(`The data folder ${dataDir} is in use by another process`);
    // The first process is not affected.
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    first.process.kill('SIGKILL');
    await first.ended;

    const second = start({ DATA_DIR: dataDir });
    const secondAddress = await serverAddress(second);
    expect((await fetch(`${secondAddress}/api/v1/theme`)).status).toBe(200);
    await rm(path.join(dataDir, 'database.lock'));
    // The lock inside the database refuses a third process until the second has ended.
    const live = await liveVariables();
    const third = start(live);
    expect(await second.ended).toBe(1);
    expect(second.err()).toMatch(
      /^Solbada ends: The lock of the data folder .* was deleted or replaced .*\.\n$/,
    );
    await expect(fetch(`${secondAddress}/readyz`)).rejects.toThrow();
    const came = await Promise.race([third.ended, serverAddress(third).catch(() => third.ended)]);
    if (came === 1) expect(third.err()).toContain('is in use by another process');
    const again = came === 1 ? start(live) : third;
    await serverAddress(again);
    expect((await fetch(`http://127.0.0.1:${live.PORT}/readyz`)).status).toBe(200);
    await expectCompanyLine(again);

    // Ctrl-C does not wait for DRAIN_SECONDS.
    again.process.kill('SIGINT');
    expect(await Promise.race([again.ended, pause(6_000, 'still there')])).toBe(0);
  });

  /** A live product without the settings of the company. */
  const liveVariables = async () => ({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    DRAIN_SECONDS: '8',
    LIVE: '1',
    PUBLIC_ORIGIN: 'https://guide.example',
    SESSION_SECRET: testSecret,
    SANDBOX: 'allow',
    COMPANY_NAME_KO: '강릉관광',
  });

  /** Expects one line with the settings that are empty. */
  async function expectCompanyLine(started: Started): Promise<void> {
    const outputLines = () =>
      started
        .err()
        .split('\n')
        .filter((line) => line.includes('Korean law'));
    await expect.poll(outputLines).toHaveLength(1);
    const [line] = outputLines();
    expect(line).toContain('COMPANY_TRAVEL_AGENCY_NUMBER, COMPANY_GUARANTEE_INSURANCE');
    expect(line).not.toContain('COMPANY_NAME_KO');
  }

  it('refuses a taken port with one line that names it', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = serverPort(taken);
    expect(await refusal({ DATA_DIR: dataDir, PORT: String(port) })).toContain(`Port ${port} is taken`);
    taken.close();
  });

  it('DESIGN 4: refuses a wrong variable with one line that names it', async () => {
    expect(await refusal({ DATA_DIR: dataDir, PORT: 'http' })).toContain('PORT');
  });

  it.each(['./sandbox/openSandboxes.ts', 'smtp-server'])(
    'DESIGN 4: names the missing keys in one line where %s is not installed',
    async (module) => {
      expect(await refusal({ DATA_DIR: dataDir }, { nodeOptions: [withoutModule(module)] })).toMatch(
        /^Solbada cannot start: SMTP_URL, GOOGLE_CLIENT_ID and TOSS_CLIENT_KEY must be set/,
      );
    },
  );

  it('DESIGN 4: starts with all keys where no sandbox is installed', async () => {
    const keys = {
      PUBLIC_ORIGIN: 'http://guide.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      TOSS_CLIENT_KEY: 'test_gck_a',
      TOSS_SECRET_KEY: 'test_gsk_a',
    };
    const port = String(await freePort());
    const started = start(
      { DATA_DIR: dataDir, PORT: port, ...keys },
      { nodeOptions: [withoutModule('./sandbox/openSandboxes.ts')] },
    );
    await serverAddress(started);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/sandbox/mailbox`)).status).toBe(404);
  });

  it('refuses an impossible data folder with one line', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: file })).toMatch(/DATA_DIR|data folder/i);
  });

  it('refuses an unreachable PostgreSQL with one line and without a secret', async () => {
    const line = await refusal({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/none',
    });
    expect(line).not.toContain('hunter2');
  });
});
