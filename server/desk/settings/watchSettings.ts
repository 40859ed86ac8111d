import type { SettingKind, SettingVersion } from '../../../contract/desk/settings.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { startPoller } from '../../platform/jobs/poller.ts';

/** Settings of a kind that count from a day on, until later ones begin. */
export type StoredSettings = SettingVersion<unknown>;

/** The owner's settings as this process knows them. Every process looks for itself, so that none depends on a message. */
export interface Settings {
  /** What counts now; undefined where the desk has set nothing. */
  current(kind: SettingKind): StoredSettings | undefined;
  /** What has ever counted, the newest last. */
  begun(kind: SettingKind): readonly StoredSettings[];
  /** Reads them; the process that has changed them calls it after its commit. */
  read(): Promise<void>;
  /** Calls back when other settings count than before, to clear a cache. */
  onChange(clear: () => void): void;
  stop(): Promise<void>;
}

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFail: (error: unknown) => void;
}

/** Milliseconds between two polls: a change counts in every process within two seconds. */
const pollEvery = 1_000;

/** The version that counts on a day, of versions in the order in which they begin. */
export const versionOn = (versions: readonly StoredSettings[], day: string): StoredSettings | undefined =>
  versions.findLast(({ fromDay }) => fromDay <= day);

/** All versions of a kind in the order in which they begin; of two that begin on one day, the later one counts. */
export async function readSettingVersions({ sql }: Database, kind: SettingKind): Promise<StoredSettings[]> {
  const rows = await sql
    .selectFrom('setting_version')
    .select(['id', 'from_day', 'fields'])
    .where('kind', '=', kind)
    .orderBy('from_day')
    .orderBy('id')
    .execute();
  return rows.map(({ id, from_day: fromDay, fields }) => ({ id, fromDay, fields }));
}

/** What counts on a day, and what will later, with the version that the next change names. */
export async function readSettings(database: Database, kind: SettingKind, day: string) {
  const state = await database.sql
    .selectFrom('setting_state')
    .select('version')
    .where('kind', '=', kind)
    .executeTakeFirst();
  // Read after the version. New settings with an older version are possible and a change with them is rejected; old
  // settings with a newer version would overwrite a colleague's change.
  const versions = await readSettingVersions(database, kind);
  return {
    version: state?.version ?? 0,
    current: versionOn(versions, day),
    planned: versions.filter(({ fromDay }) => fromDay > day),
  };
}

/** Polls the settings until it is stopped. Await `read` before anything is served. */
export function watchSettings({ database, clock, onFail }: Deps): Settings {
  const listeners: (() => void)[] = [];
  const known = new Map<SettingKind, { version: number; versions: readonly StoredSettings[] }>();
  const begun = (kind: SettingKind) => {
    const today = toSeoulDate(clock.now());
    return (known.get(kind)?.versions ?? []).filter(({ fromDay }) => fromDay <= today);
  };
  const current = (kind: SettingKind) => begun(kind).at(-1);
  /** The ids of what counted at the last look: another one may count because a day has begun. */
  let counted = '';

  async function look(): Promise<void> {
    const states = await database.sql.selectFrom('setting_state').selectAll().orderBy('kind').execute();
    for (const { kind, version } of states) {
      if (known.get(kind)?.version === version) continue;
      const versions = await readSettingVersions(database, kind);
      // Reads overlap: one that began earlier may end later.
      if (version > (known.get(kind)?.version ?? -1)) known.set(kind, { version, versions });
    }
    const counts = [...known.keys()].map((kind) => `${kind} ${current(kind)?.id}`).join();
    if (counts === counted) return;
    counted = counts;
    for (const clear of listeners) clear();
  }

  const poller = startPoller({
    runOnce: async () => {
      await look();
      return 0;
    },
    pollEvery,
    onFail,
  });
  return {
    current,
    begun,
    read: look,
    onChange: (clear) => void listeners.push(clear),
    stop: () => poller.stop(),
  };
}
