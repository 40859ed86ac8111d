import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { departuresBodySchema } from './departureFields.ts';
import { settingsChange, settingsRead, settingsSchema, settingsWithdrawal } from './settings.ts';
import { versionSchema } from './tours.ts';

// Without the rules of the form, so that values stored under earlier rules are shown too.
const textSchema = z.object({
  ko: z.string(),
  en: z.string(),
  cn: z.string(),
  tw: z.string(),
  ja: z.string(),
});
const storedDeparturesSchema = z.object({
  isStationOffered: z.boolean(),
  others: z.array(
    z.object({
      id: z.string(),
      isOffered: z.boolean(),
      position: z.object({ lat: z.number(), lng: z.number() }),
      name: textSchema,
      meetingPlace: textSchema,
    }),
  ),
});
export type StoredDepartures = z.infer<typeof storedDeparturesSchema>;

const departureSettingsSchema = settingsSchema(storedDeparturesSchema);
export type DepartureSettings = z.infer<typeof departureSettingsSchema>;

const getDepartureSettings = defineRoute({
  ...deskAddresses.getDepartureSettings,
  ...settingsRead,
  summary: 'Where tours can start, as set at the desk, and what is planned; at first only the station',
  response: departureSettingsSchema,
});

const changeDepartures = defineRoute({
  ...deskAddresses.changeDepartures,
  ...settingsChange,
  summary: 'Sets where tours can start, from a day on, which is today or later',
  body: departuresBodySchema.safeExtend({ version: versionSchema }),
});

const withdrawDeparturesChange = defineRoute({
  ...deskAddresses.withdrawDeparturesChange,
  ...settingsWithdrawal,
  summary: 'Withdraws a planned change of the departures',
});

/** The endpoints of this file. */
export const departureSettingsApi = {
  getDepartureSettings,
  changeDepartures,
  withdrawDeparturesChange,
} as const;
