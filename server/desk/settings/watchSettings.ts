import type { SettingKind, SettingVersion } from '../../../contract/desk/settings.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { startPoller } from '../../platform/jobs/poller.ts';

/** Settings of a kind that are in force from a day on, until a later version begins. */
export type StoredSettings = SettingVersion<unknown>;

/** The owner's settings as this process knows them. Every process polls by itself, so none depends on a message. */
export interface Settings {
  /** The settings in force now; undefined if the desk has set nothing. */
  current(kind: SettingKind): StoredSettings | undefined;
  /** All versions that have begun, the newest last. */
  begun(kind: SettingKind): readonly StoredSettings[];
  /** Reads the settings now. A process that has changed them calls it after its commit. */
  read(): Promise<void>;
  /** Calls back when other settings come into force, to clear a cache. */
  onChange(clear: () => void): void;
  stop(): Promise<void>;
}

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly onFail: (error: unknown) => void;
}

/** Milliseconds between two polls: a change takes effect in every process within two seconds. */
const pollEvery = 1_000;

/** The version in force on a day; takes the versions in the order in which they begin. */
export const versionOn = (versions: readonly StoredSettings[], day: string): StoredSettings | undefined =>
  versions.findLast(({ fromDay }) => fromDay <= day);

/** All versions of a kind in the order in which they begin; of two that begin on the same day, the newer one comes last. */
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

/** The settings in force on a day and those planned for later, with the version that the next change must name. */
export async function readSettings(database: Database, kind: SettingKind, day: string) {
  const state = await database.sql
    .selectFrom('setting_state')
    .select('version')
    .where('kind', '=', kind)
    .executeTakeFirst();
  // Read after the version, so that a concurrent change leads to new settings with an old version, with which the next
  // change is rejected. Old settings with a new version would let it overwrite a colleague's change.
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
  /** The ids of the settings in force at the last poll. They also change when a new day begins. */
  let counted = '';

  async function look(): Promise<void> {
    const states = await database.sql.selectFrom('setting_state').selectAll().orderBy('kind').execute();
    for (const { kind, version } of states) {
      if (known.get(kind)?.version === version) continue;
      const versions = await readSettingVersions(database, kind);
      // Reads may overlap, so an older result can arrive last.
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
