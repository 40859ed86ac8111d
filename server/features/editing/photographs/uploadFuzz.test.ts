import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '../../../../contract/addresses.ts';
import { deskApi } from '../../../../contract/desk/api.ts';
import { problemSchema } from '../../../../contract/problems.ts';
import { photographFaults } from '../../../../domain/places/photographRules.ts';
import { deskCookie } from '../../../http/requestContext.ts';
import { brokenPhotographs } from '../../../media/photographs/testing/brokenPhotographs.ts';
import { testPhotograph } from '../../../media/photographs/testing/testPhotographs.ts';
import { systemClock } from '../../../platform/clock.ts';
import {
  type DataFolder,
  freshDataFolder,
  openBeside,
} from '../../../platform/database/testing/testDatabases.ts';
import { guide } from '../../../testing/describeWithGuide.ts';
import { isLong } from '../../../testing/longTests.ts';
import { killRunning, serverAddress, start } from '../../../testing/startProcess.ts';
import { isBuilt, needsBuild } from '../../../testing/testWeb.ts';
import { openStaffSession } from '../../staff/staffSessions.ts';

const files = isLong ? 500 : 60;
/** Growth of the process beyond what one large photograph took (MB). */
const maxGrowth = 120;

/** Highest memory use of a process since the last reset (MB); null on other systems than Linux. */
function peakMemory(pid: number | undefined): number | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

describe.runIf(isBuilt)(`Desk: broken uploads${needsBuild}`, () => {
  let folder: DataFolder;
  let session = '';
  beforeAll(async () => {
    folder = await freshDataFolder(guide);
    const database = await openBeside({ dataDir: folder.dataDir });
    const id = randomUUID();
    const now = systemClock.now();
    await database.sql
      .insertInto('staff')
      .values({ id, email: 'e@staff.example', name: 'E', role: 'editor', language: 'en', created_at: now })
      .execute();
    session = await openStaffSession({ database, clock: systemClock }, { staffId: id, device: null });
    await database.close();
  });
  afterAll(async () => {
    await killRunning();
    await folder.dispose();
  });

  it(`refuses ${files} of them with what is wrong, stores nothing and stays small`, {
    timeout: isLong ? 600_000 : 120_000,
  }, async () => {
    const started = start({
      DATA_DIR: folder.dataDir,
      RATE_LIMITS: 'off',
      SANDBOX: 'allow',
      LOG_LEVEL: 'error',
    });
    const address = await serverAddress(started);
    const cookie = `${deskCookie}=${session}`;
    const send = (bytes: Buffer, type: string) =>
      fetch(`${address}${apiBase}/desk/photographs`, {
        method: 'POST',
        headers: { cookie, 'content-type': type },
        body: new Uint8Array(bytes),
      });
    const list = async () => {
      const response = await fetch(`${address}${apiBase}/desk/photographs`, { headers: { cookie } });
      return deskApi.listPhotographs.response.parse(await response.json());
    };
    const large = await testPhotograph({ width: 5000, height: 4000 });
    expect((await send(large, 'image/jpeg')).status).toBe(200);
    const before = await list();
    const warm = peakMemory(started.process.pid);
    // Forgets the peak of the start and of the large photograph.
    if (warm !== null) writeFileSync(`/proc/${started.process.pid}/clear_refs`, '5');

    const codes = new Set<string>();
    let sent = 0;
    for await (const { what, bytes, type, status } of brokenPhotographs(files)) {
      const response = await send(bytes, type);
      const problem = problemSchema.parse(await response.json());
      expect([response.status, problem.status], `${what}: ${JSON.stringify(problem)}`).toEqual([
        status,
        status,
      ]);
      if (status !== 415) {
        const [error] = problem.errors ?? [];
        expect(error?.field, what).toBe('photograph');
        expect(photographFaults, what).toContain(error?.code);
        codes.add(error?.code ?? '');
      }
      sent += 1;
    }
    expect(sent).toBe(files);
    expect([...codes]).toEqual(expect.arrayContaining(['empty', 'notAPhotograph', 'broken', 'tooLarge']));
    expect(await list()).toEqual(before);
    expect((await send(await testPhotograph({ seed: 5 }), 'image/jpeg')).status).toBe(200);
    expect(started.err()).toBe('');
    const peak = peakMemory(started.process.pid);
    if (peak !== null && warm !== null) expect(peak).toBeLessThan(warm + maxGrowth);
  });
});
