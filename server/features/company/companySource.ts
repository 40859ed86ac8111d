import { z } from 'zod';
import { type CompanyFields, companyFieldsFrom } from '../../../contract/desk/companyFields.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { readSettingVersions, type Settings, versionOn } from '../../desk/settings/watchSettings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DescribedCompany, describeCompany, type ReadCompany } from './describeCompany.ts';

const storedSchema = z.record(z.string(), z.unknown());

/** Reads stored fields. A field that another release stored in another form counts as empty. */
export function storedCompanyFields(stored: unknown): CompanyFields {
  const { data = {} } = storedSchema.safeParse(stored);
  return companyFieldsFrom((field) => {
    const value = data[field];
    return typeof value === 'string' ? value : '';
  });
}

/** What the desk has set, and the environment's value where it has set nothing. */
export function effectiveFields(stored: unknown, defaults: CompanyFields): CompanyFields {
  const set = storedCompanyFields(stored);
  return companyFieldsFrom((field) => set[field] || defaults[field]);
}

/** The company as it is now, of a process that watches the settings. */
export function createCompanySource(
  settings: Pick<Settings, 'current'>,
  defaults: CompanyFields,
): ReadCompany {
  let described: { id: number | undefined; company: DescribedCompany } | null = null;
  return () => {
    const version = settings.current('company');
    if (described?.id !== version?.id || described === null) {
      const company = describeCompany(effectiveFields(version?.fields, defaults));
      described = { id: version?.id, company };
    }
    return described.company;
  };
}

/** What the desk has set for today, for a command that runs once. */
export async function readStoredCompany(database: Database, clock: Clock): Promise<CompanyFields> {
  const versions = await readSettingVersions(database, 'company');
  return storedCompanyFields(versionOn(versions, toSeoulDate(clock.now()))?.fields);
}

/** The company of a command that runs once. */
export async function readCompanyOnce(
  deps: { readonly database: Database; readonly clock: Clock },
  defaults: CompanyFields,
): Promise<DescribedCompany> {
  return describeCompany(effectiveFields(await readStoredCompany(deps.database, deps.clock), defaults));
}
