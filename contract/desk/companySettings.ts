import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { companyBodySchema, companyFieldsFrom } from './companyFields.ts';
import { versionSchema } from './tours.ts';

const none = z.object({});

// Without the rules of the form: what was stored under other rules is shown as well.
const storedFieldsSchema = z.object(companyFieldsFrom(() => z.string()));

const companyVersionSchema = z.object({
  id: z.int(),
  fromDay: z.string(),
  fields: storedFieldsSchema,
});
export type CompanyVersion = z.infer<typeof companyVersionSchema>;

const companySettingsSchema = z.object({
  version: versionSchema.describe('Of the settings as a whole, for `changeCompany`'),
  defaults: storedFieldsSchema.describe('From the environment; each counts where the desk has set nothing'),
  current: companyVersionSchema.nullable().describe('What the desk has set and counts today'),
  planned: z.array(companyVersionSchema).describe('Those that will count later, the next one first'),
  neededToSell: z
    .array(z.string())
    .describe('Names of the empty fields without which a live product sells nothing'),
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;

const getCompanySettings = defineRoute({
  ...deskAddresses.getCompanySettings,
  summary: 'The company’s data as set at the desk, with the defaults and what is planned',
  tag: 'desk',
  access: 'owner',
  params: none,
  query: none,
  body: z.undefined(),
  response: companySettingsSchema,
  success: [200],
  problems: [401, 403],
});

const changeCompany = defineRoute({
  ...deskAddresses.changeCompany,
  summary: 'Sets the company’s data from a day on, which is today or later',
  tag: 'desk',
  access: 'owner',
  params: none,
  query: none,
  body: companyBodySchema.extend({ version: versionSchema }),
  response: z.object({ version: versionSchema }),
  success: [200],
  problems: [400, 401, 403, 409],
});

const withdrawCompanyChange = defineRoute({
  ...deskAddresses.withdrawCompanyChange,
  summary: 'Withdraws a planned change of the company’s data',
  tag: 'desk',
  access: 'owner',
  params: z.object({ settingId: z.coerce.number().int().min(1).max(2_147_483_647) }),
  query: none,
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [401, 403, 404, 409],
});

/** The endpoints of this file. */
export const companySettingsApi = { getCompanySettings, changeCompany, withdrawCompanyChange } as const;
