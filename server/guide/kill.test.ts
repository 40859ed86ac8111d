import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type DataFolder,
  describeOnPostgresql,
  freshDataFolder,
  openBeside,
} from '../platform/database/testing/testDatabases.ts';
import { guide } from '../testing/describeWithGuide.ts';
import { isLong } from '../testing/longTests.ts';
import { killRunning, startCommand, waitForOutput } from '../testing/startProcess.ts';
import { readContentGuide } from './contentGuide.ts';
import { guideDigest } from './guideRows.ts';
import { prepareGuide, readGuideState } from './loadGuide.ts';
import { guideContent, readMergedPlaces } from './mergedGuide.ts';
import { readIndexChanges } from './search/indexChanges.ts';

/** Few for PGlite, which takes seconds to open after each kill. */
const kills = isLong ? { pglite: 20, postgresql: 40 } : { pglite: 1, postgresql: 1 };

interface Where {
  readonly databaseUrl?: string;
  readonly dataDir: string;
}

/** Runs publishForever.ts and kills it while it publishes. @returns the last edition that it reported as published */
async function publishUntilKilled({ databaseUrl, dataDir }: Where, first: number): Promise<number> {
  const child = startCommand(process.execPath, ['--liftoff-only', 'server/guide/testing/publishForever.ts'], {
    variables: {
      FIRST: String(first),
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  await waitForOutput(child, /\n/);
  // The kill comes at a random moment of the next publication.
  await pause(Math.random() * 700);
  child.process.kill('SIGKILL');
  await child.ended;
  return Number(child.out().trim().split('\n').at(-1));
}

async function expectOneVersion(where: Where, reported: number): Promise<number> {
  const database = await openBeside(where);
  try {
    // PostgreSQL may still be ending the transaction of the killed process.
    await database.transaction(() => readGuideState(database, 'lock'));
    const contentGuide = await readContentGuide('content');
    const places = await readMergedPlaces(database, contentGuide);
    const edition = Number(places.get(1)?.fields['name.en'].split(' ')[1]);
    // No reported edition is lost. One more may have been committed but not reported.
    expect([reported, reported + 1]).toContain(edition);
    const content = guideContent(places.values(), contentGuide);
    expect((await readGuideState(database)).digest).toBe(guideDigest(content));
    const row = await database.sql
      .selectFrom('place_content')
      .select(['name', 'summary'])
      .where('place_id', '=', 1)
      .executeTakeFirst();
    expect([row?.name.en, row?.summary.en]).toEqual([`Edition ${edition}`, `Summary of edition ${edition}`]);
    const nothing = { changed: [], gone: [] };
    const { index } = await prepareGuide(content);
    expect(await readIndexChanges(database, index)).toEqual({ terms: nothing, words: nothing });
    const history = await database.sql.selectFrom('place_publication').select('id').execute();
    expect(history).toHaveLength(edition);
    return edition;
  } finally {
    await database.close();
  }
}

async function killOften(where: Where, times: number): Promise<void> {
  let edition = 0;
  for (let kill = 0; kill < times; kill += 1)
    edition = await expectOneVersion(where, await publishUntilKilled(where, edition + 1));
  expect(edition).toBeGreaterThanOrEqual(times);
}

afterEach(killRunning);

const timeout = isLong ? 1_200_000 : 120_000;

describe('Desk: SIGKILL while a guide is published leaves one version of it whole (PGlite)', () => {
  let folder: DataFolder;
  beforeAll(async () => {
    folder = await freshDataFolder(guide);
  });
  afterAll(() => folder.dispose());
  it('and loses nothing that was reported as published', { timeout }, () =>
    killOften({ dataDir: folder.dataDir }, kills.pglite),
  );
});

describeOnPostgresql(
  'Desk: SIGKILL while a guide is published leaves one version of it whole',
  (url) => {
    it('and loses nothing that was reported as published', { timeout }, () =>
      killOften({ databaseUrl: url(), dataDir: '' }, kills.postgresql),
    );
  },
  guide,
);
