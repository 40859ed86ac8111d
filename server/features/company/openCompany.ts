import type { Api } from '../../../contract/api.ts';
import type { DeskApi } from '../../../contract/desk/api.ts';
import type { CompanyFields } from '../../../contract/desk/companyFields.ts';
import type { companySettingsApi } from '../../../contract/desk/companySettings.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { staffActor } from '../../desk/deskDeps.ts';
import { changeSettings, withdrawSettings } from '../../desk/settings/changeSettings.ts';
import { readSettings, type Settings, type SettingVersion } from '../../desk/settings/watchSettings.ts';
import type { DeskFeature, Feature } from '../../http/feature.ts';
import type { PublicHandler, RouteHandler, RouteHandlers } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { storedCompanyFields } from './companySource.ts';
import type { ReadCompany } from './describeCompany.ts';

interface CompanyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'read'>;
  readonly readCompany: ReadCompany;
  /** From the environment. */
  readonly defaults: CompanyFields;
  /** Of the company, without which nothing is sold. */
  readonly neededSettings: () => readonly string[];
}

/** The operator's company, and its data at the desk. */
export function openCompany(deps: CompanyDeps): Feature<{
  readonly getCompany: PublicHandler<Api['getCompany']>;
}> &
  DeskFeature<RouteHandlers<typeof companySettingsApi>> {
  return {
    handlers: { getCompany: async () => deps.readCompany().company },
    deskHandlers: {
      getCompanySettings: getCompanySettings(deps),
      changeCompany: changeCompany(deps),
      withdrawCompanyChange: withdrawCompanyChange(deps),
    },
  };
}

const toCompanyVersion = ({ id, fromDay, fields }: SettingVersion) => ({
  id,
  fromDay,
  fields: storedCompanyFields(fields),
});

function getCompanySettings(deps: CompanyDeps): RouteHandler<DeskApi['getCompanySettings']> {
  const { database, clock, defaults, neededSettings } = deps;
  return async () => {
    const today = toSeoulDate(clock.now());
    const { version, current, planned } = await readSettings(database, 'company', today);
    return {
      version,
      defaults,
      current: current ? toCompanyVersion(current) : null,
      planned: planned.map(toCompanyVersion),
      neededToSell: [...neededSettings()],
    };
  };
}

function changeCompany(deps: CompanyDeps): RouteHandler<DeskApi['changeCompany']> {
  return async ({ body: { version, fromDay, ...fields } }, context) => {
    const change = { kind: 'company', fromDay, fields, version } as const;
    return { version: await changeSettings(deps, staffActor(context), change) };
  };
}

function withdrawCompanyChange(deps: CompanyDeps): RouteHandler<DeskApi['withdrawCompanyChange']> {
  return async ({ params: { settingId } }, context) => {
    await withdrawSettings(deps, staffActor(context), { kind: 'company', id: settingId });
    return undefined;
  };
}
