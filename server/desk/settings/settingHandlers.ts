import type { SettingKind, SettingVersion } from '../../../contract/desk/settings.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { staffActor } from '../deskDeps.ts';
import { changeSettings, withdrawSettings } from './changeSettings.ts';
import { readSettings, type Settings, type StoredSettings } from './watchSettings.ts';

export interface SettingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'read'>;
}

interface ChangeRequest {
  readonly body: { readonly version: number; readonly fromDay: string };
}

interface WithdrawalRequest {
  readonly params: { readonly settingId: number };
}

/**
 * The handlers of a kind's endpoints.
 * @param parseFields reads fields as they are stored, also those of another release
 */
export function settingHandlers<Fields>(
  deps: SettingDeps,
  kind: SettingKind,
  parseFields: (stored: unknown) => Fields,
) {
  const toVersion = ({ id, fromDay, fields }: StoredSettings): SettingVersion<Fields> => ({
    id,
    fromDay,
    fields: parseFields(fields),
  });
  return {
    read: async () => {
      const { version, current, planned } = await readSettings(
        deps.database,
        kind,
        toSeoulDate(deps.clock.now()),
      );
      return { version, current: current ? toVersion(current) : null, planned: planned.map(toVersion) };
    },
    change: async ({ body: { version, fromDay, ...fields } }: ChangeRequest, context: RequestContext) => ({
      version: await changeSettings(deps, staffActor(context), { kind, fromDay, fields, version }),
    }),
    withdraw: async ({ params: { settingId } }: WithdrawalRequest, context: RequestContext) => {
      await withdrawSettings(deps, staffActor(context), { kind, id: settingId });
      return undefined;
    },
  };
}
