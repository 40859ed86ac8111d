import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { apiBase } from '../../../../contract/addresses.ts';
import { deskCookie } from '../../../http/requestContext.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type DataFolder,
  freshDataFolder,
  openBeside,
} from '../../../platform/database/testing/testDatabases.ts';
import { guide } from '../../../testing/describeWithGuide.ts';
import { freePort } from '../../../testing/freePort.ts';
import { isLong } from '../../../testing/longTests.ts';
import { killRunning, serverAddress, start } from '../../../testing/startProcess.ts';
import { isBuilt } from '../../../testing/testWeb.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import { openStaffSession } from '../../staff/staffSessions.ts';

if (!isBuilt) process.stderr.write('SKIPPED: the kill test of proposals needs the build (npm run build)\n');

const places = isLong ? 200 : 20;
const kills = isLong ? 30 : 1;

/** An editor, and a proposal of a new phone and of a fact for each of the first places. */
async function fill(database: Database): Promise<string> {
  const staffId = randomUUID();
  const now = systemClock.now();
  await database.sql
    .insertInto('staff')
    .values({
      id: staffId,
      email: 'e@staff.example',
      name: 'Edi',
      role: 'editor',
      language: 'en',
      created_at: now,
    })
    .execute();
  const ids = await database.sql.selectFrom('place').select('id').orderBy('id').limit(places).execute();
  await database.sql
    .insertInto('proposal')
    .values(
      ids.flatMap(({ id }) =>
        Object.entries({ phone: `033-600-${1_000 + id}`, facts: `fact ${id}` }).map(([part, value]) => ({
          content_id: String(id),
          place_id: id,
          kind: 'changedField' as const,
          part,
          name: 'a place',
          proposed: JSON.stringify(value),
          source: 'TourAPI',
          found_at: now,
        })),
      ),
    )
    .execute();
  return openStaffSession({ database, clock: systemClock }, { staffId, device: null });
}

describe.skipIf(!isBuilt)(
  'Official data: SIGKILL while proposals are accepted',
  { timeout: isLong ? 1_800_000 : 180_000 },
  () => {
    let folder: DataFolder | undefined;
    afterAll(async () => {
      await killRunning();
      await folder?.dispose();
    });

    it('leaves each proposal open without a draft, or accepted with it', async () => {
      folder = await freshDataFolder(guide);
      const { dataDir } = folder;
      const open = () => openBeside({ dataDir });
      const filled = await open();
      const session = await filled.transaction(() => fill(filled));
      await filled.close();
      const port = String(await freePort());
      const origin = `http://127.0.0.1:${port}`;
      const confirmed: number[] = [];
      for (let life = 0; life < kills; life += 1) {
        const database = await open();
        const left = await database.sql
          .selectFrom('proposal')
          .select(['id', 'place_id', 'part'])
          .where('state', '=', 'open')
          .orderBy('id')
          .execute();
        const phones = await database.sql.selectFrom('place_content').select(['place_id', 'phone']).execute();
        await database.close();
        const server = start({ DATA_DIR: dataDir, RATE_LIMITS: 'off', PORT: port });
        await serverAddress(server);
        let isAlive = true;
        const accepting = (async () => {
          for (const placeId of new Set(left.map((row) => row.place_id))) {
            if (!isAlive) return;
            const own = left.filter((row) => row.place_id === placeId);
            const present = phones.find((row) => row.place_id === placeId)?.phone ?? '';
            const response = await fetch(`${origin}${apiBase}/desk/proposals/accept`, {
              method: 'POST',
              headers: { cookie: `${deskCookie}=${session}`, 'content-type': 'application/json' },
              body: JSON.stringify({ proposals: own.map(({ id }) => ({ id, present })) }),
            });
            expect(response.status, await response.text()).toBe(200);
            confirmed.push(...own.map(({ id }) => id));
          }
        })().catch((error: unknown) => {
          // The kill shows as a broken connection.
          if (isAlive) throw error;
        });
        const end = confirmed.length + 6;
        // Kills the process a few accepted proposals later, at any moment of the next one.
        await waitUntil(`${end} accepted proposals`, () => confirmed.length >= end, {
          timeout: 60_000,
          interval: 2,
          during: accepting,
          details: () => `There are ${confirmed.length}.`,
        });
        await pause(Math.random() * 40);
        isAlive = false;
        server.process.kill('SIGKILL');
        await server.ended;
        await accepting;
      }
      const database = await open();
      try {
        const proposals = await database.sql.selectFrom('proposal').selectAll().execute();
        const drafts = await database.sql.selectFrom('desk_place').select(['place_id', 'draft']).execute();
        const audit = await database.sql
          .selectFrom('desk_audit')
          .select('subject_id')
          .where('action', '=', 'acceptProposal')
          .execute();
        const audited = new Set(audit.map((row) => Number(row.subject_id)));
        for (const { id, place_id: placeId, part, proposed, state } of proposals) {
          const draft = drafts.find((row) => row.place_id === placeId)?.draft;
          const isDrafted =
            part === 'phone' ? draft?.phone === proposed : draft?.facts?.includes(String(proposed));
          expect([isDrafted ?? false, audited.has(id)], `${id} ${part}`).toEqual([
            state === 'accepted',
            state === 'accepted',
          ]);
          if (confirmed.includes(id)) expect(state).toBe('accepted');
        }
        expect(confirmed.length).toBeGreaterThanOrEqual(kills * 6);
      } finally {
        await database.close();
      }
    });
  },
);
