import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type DataFolder,
  describeOnPostgresql,
  freshDataFolder,
} from '../server/platform/database/testing/testDatabases.ts';
import { guide } from '../server/testing/describeWithGuide.ts';
import { isLong } from '../server/testing/longTests.ts';
import { killRunning, startCommand } from '../server/testing/startProcess.ts';
import { isBuilt, needsBuild } from '../server/testing/testWeb.ts';

/** Runs one subject as `npm run bench` does, and returns its figures, a line each. */
async function smoke(subject: string, flags: readonly string[], variables = {}): Promise<string[]> {
  // As in vitest.config.ts.
  const words = ['--liftoff-only', 'bench/main.ts', subject, '--smoke', ...flags];
  const bench = startCommand(process.execPath, words, { variables: { ...process.env, ...variables } });
  const code = await bench.ended;
  const output = bench.out() + bench.err();
  expect(code, output).toBe(0);
  expect(output).not.toContain('SKIPPED');
  return output.split('\n').filter((line) => / \| (ok|over|-)$/.test(line));
}

afterEach(killRunning);

/** Each of these subjects takes five seconds of CPU time or more. */
const expensive = ['pages', 'lists', 'start', 'memory', 'lighthouse', 'offline', 'requests', 'visits'];

const figures = /^[^|]+ \| [^|]*\d[^|]* \| /;

describe.skipIf(!isBuilt)(
  `DESIGN 9: runs the subjects of the bench${needsBuild}`,
  { timeout: 120_000 },
  () => {
    let folder: DataFolder;
    beforeAll(async () => {
      folder = await freshDataFolder(guide);
    });
    afterAll(() => folder.dispose());

    it.each(isLong ? ['order', 'accounts', ...expensive] : ['order', 'accounts'])('%s', async (subject) => {
      const lines = await smoke(subject, ['--embedded'], { BENCH_DATA: folder.dataDir });
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(figures);
    });
  },
);

describeOnPostgresql(`DESIGN 9: runs the subjects of the bench on PostgreSQL${needsBuild}`, (url) => {
  it.skipIf(!isBuilt).each(isLong ? ['growth', 'sales', 'workers', 'publishing'] : ['growth'])(
    '%s',
    async (subject) => {
      const lines = await smoke(subject, ['--postgresql'], { TEST_DATABASE_URL: url() });
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(figures);
    },
    120_000,
  );
});
