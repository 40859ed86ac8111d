import type { SettingKind } from '../../../contract/desk/settings.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';
import { type Actor, writeAudit } from '../audit.ts';
import { invalidField } from '../invalidField.ts';
import { readSettingVersions, type Settings, versionOn } from './watchSettings.ts';

interface ChangeDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'read'>;
}

interface NewSettings {
  readonly kind: SettingKind;
  /** Today or later, yyyy-mm-dd in Seoul. */
  readonly fromDay: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The version that the owner saw. */
  readonly version: number;
}

/** Locks a kind until the transaction ends, and creates its row if this is the first change. @returns its version */
async function lockKind({ sql }: Database, kind: SettingKind): Promise<number> {
  await sql
    .insertInto('setting_state')
    .values({ kind, version: 0 })
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .execute();
  const { version } = await sql
    .selectFrom('setting_state')
    .select('version')
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

const countVersion = ({ sql }: Database, kind: SettingKind) =>
  sql
    .updateTable('setting_state')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .execute();

/** A failure is ignored, since the change is committed and the next poll reads it. */
const readAfterCommit = (settings: Pick<Settings, 'read'>) => settings.read().catch(() => undefined);

/** The settings of a kind as the audit trail shows them. */
const settingsAudit = (fromDay: string, fields: unknown) => ({
  fromDay,
  ...(typeof fields === 'object' && fields !== null && fields),
});

/**
 * Stores settings that take effect on a day. Earlier versions stay, so that one can look up which were in force on a day.
 * @returns the new version
 * @throws ProblemError 'changedMeanwhile' if a colleague has changed them since `version`
 */
export async function changeSettings(
  deps: ChangeDeps,
  actor: Actor,
  { kind, fromDay, fields, version }: NewSettings,
): Promise<number> {
  const { database, clock, settings } = deps;
  const now = clock.now();
  if (fromDay < toSeoulDate(now)) throw invalidField('fromDay', 'past', 'not before today');
  await database.transaction(async () => {
    if ((await lockKind(database, kind)) !== version) throw new ProblemError('changedMeanwhile');
    const before = versionOn(await readSettingVersions(database, kind), fromDay);
    await database.sql
      .insertInto('setting_version')
      .values({ kind, from_day: fromDay, fields: JSON.stringify(fields), created_at: now })
      .execute();
    await countVersion(database, kind);
    await writeAudit(deps, actor, {
      action: 'changeSettings',
      subject: 'settings',
      subjectId: kind,
      ...(before && { before: settingsAudit(before.fromDay, before.fields) }),
      after: settingsAudit(fromDay, fields),
    });
  });
  await readAfterCommit(settings);
  return version + 1;
}

/**
 * Withdraws settings that are not in effect yet.
 * @throws ProblemError 'notFound', or 'notPossibleNow' if they already are
 */
export async function withdrawSettings(
  deps: ChangeDeps,
  actor: Actor,
  { kind, id }: { readonly kind: SettingKind; readonly id: number },
): Promise<void> {
  const { database, clock, settings } = deps;
  await database.transaction(async () => {
    await lockKind(database, kind);
    const row = await database.sql
      .deleteFrom('setting_version')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .returning(['from_day', 'fields'])
      .executeTakeFirst();
    if (!row) throw new ProblemError('notFound');
    if (row.from_day <= toSeoulDate(clock.now())) throw new ProblemError('notPossibleNow');
    await countVersion(database, kind);
    await writeAudit(deps, actor, {
      action: 'withdrawSettings',
      subject: 'settings',
      subjectId: kind,
      before: settingsAudit(row.from_day, row.fields),
    });
  });
  await readAfterCommit(settings);
}
