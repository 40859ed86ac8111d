import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { companyBodySchema, companyFieldsFrom } from './companyFields.ts';
import { settingsChange, settingsRead, settingsSchema, settingsWithdrawal } from './settings.ts';
import { versionSchema } from './tours.ts';

// Without the rules of the form, so that values stored under earlier rules are shown too.
const storedFieldsSchema = z.object(companyFieldsFrom(() => z.string()));

const companySettingsSchema = settingsSchema(storedFieldsSchema).extend({
  defaults: storedFieldsSchema.describe('From the environment; each counts where the desk has set nothing'),
  neededToSell: z
    .array(z.string())
    .describe('Names of the empty fields without which a live product sells nothing'),
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;

const getCompanySettings = defineRoute({
  ...deskAddresses.getCompanySettings,
  ...settingsRead,
  summary: 'The company’s data as set at the desk, with the defaults and what is planned',
  response: companySettingsSchema,
});

const changeCompany = defineRoute({
  ...deskAddresses.changeCompany,
  ...settingsChange,
  summary: 'Sets the company’s data from a day on, which is today or later',
  body: companyBodySchema.extend({ version: versionSchema }),
});

const withdrawCompanyChange = defineRoute({
  ...deskAddresses.withdrawCompanyChange,
  ...settingsWithdrawal,
  summary: 'Withdraws a planned change of the company’s data',
});

/** The endpoints of this file. */
export const companySettingsApi = { getCompanySettings, changeCompany, withdrawCompanyChange } as const;
