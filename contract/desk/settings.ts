import { z } from 'zod';
import { versionSchema } from './tours.ts';

/** The kinds of settings. The settings of a kind are saved together, and have their own versions. */
export const settingKinds = ['company', 'saleTerms', 'departures'] as const;
export type SettingKind = (typeof settingKinds)[number];

const none = z.object({});

/** The settings of a kind that apply today, and those that are planned. */
export function settingsSchema<Fields extends z.ZodType>(fields: Fields) {
  const version = z.object({ id: z.int(), fromDay: z.string(), fields });
  return z.object({
    version: versionSchema.describe('Of the settings of this kind, for the next change'),
    current: version.nullable().describe('What the desk has set and counts today'),
    planned: z.array(version).describe('Those that will count later, the next one first'),
  });
}

/** A version of settings, with the day from which it applies. */
export interface SettingVersion<Fields> {
  readonly id: number;
  /** yyyy-mm-dd in Seoul. */
  readonly fromDay: string;
  readonly fields: Fields;
}

/** What the endpoints that read settings have in common. */
export const settingsRead = {
  tag: 'desk',
  access: 'owner',
  params: none,
  query: none,
  body: z.undefined(),
  success: [200],
  problems: [401, 403],
} as const;

/** What the endpoints that change settings have in common. */
export const settingsChange = {
  tag: 'desk',
  access: 'owner',
  params: none,
  query: none,
  response: z.object({ version: versionSchema }),
  success: [200],
  problems: [400, 401, 403, 409],
} as const;

/** What the endpoints that withdraw a planned change have in common. */
export const settingsWithdrawal = {
  tag: 'desk',
  access: 'owner',
  params: z.object({ settingId: z.coerce.number().int().min(1).max(2_147_483_647) }),
  query: none,
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [401, 403, 404, 409],
} as const;
