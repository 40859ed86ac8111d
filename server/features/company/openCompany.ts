import type { Api } from '../../../contract/api.ts';
import type { CompanyFields } from '../../../contract/desk/companyFields.ts';
import type { companySettingsApi } from '../../../contract/desk/companySettings.ts';
import { type SettingDeps, settingHandlers } from '../../desk/settings/settingHandlers.ts';
import type { DeskFeature, Feature } from '../../http/feature.ts';
import type { PublicHandler, RouteHandlers } from '../../http/requestContext.ts';
import { storedCompanyFields } from './companySource.ts';
import type { ReadCompany } from './describeCompany.ts';

interface CompanyDeps extends SettingDeps {
  readonly readCompany: ReadCompany;
  /** The company's data in the environment. */
  readonly defaults: CompanyFields;
  /** The company's empty settings because of which nothing is sold. */
  readonly neededSettings: () => readonly string[];
}

/** The operator's company, and its data at the desk. */
export function openCompany(deps: CompanyDeps): Feature<{
  readonly getCompany: PublicHandler<Api['getCompany']>;
}> &
  DeskFeature<RouteHandlers<typeof companySettingsApi>> {
  const { defaults, neededSettings } = deps;
  const { read, change, withdraw } = settingHandlers(deps, 'company', storedCompanyFields);
  return {
    handlers: { getCompany: async () => deps.readCompany().company },
    deskHandlers: {
      getCompanySettings: async () => ({
        ...(await read()),
        defaults,
        neededToSell: [...neededSettings()],
      }),
      changeCompany: change,
      withdrawCompanyChange: withdraw,
    },
  };
}
