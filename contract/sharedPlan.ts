import { z } from 'zod';
import { apiAddresses } from './addresses.ts';
import { departureIdSchema, otherDepartureField } from './departures.ts';
import { localeParameter } from './locale.ts';
import { defineRoute } from './route.ts';
import { stopSchema } from './stops.ts';
import { sentPlanSchema, stayMinutesSchema } from './tripPlan.ts';

const planShareSchema = z
  .object({
    token: z.string(),
    path: z.string().describe('The address of the page, below the product’s own origin'),
    sharedAt: z.iso.datetime(),
  })
  .meta({ id: 'PlanShare' });
export type PlanShare = z.infer<typeof planShareSchema>;

export const sharePlan = defineRoute({
  ...apiAddresses.sharePlan,
  summary: 'Shares a plan by a link; a link that exists shows this plan from now on. Memos are not shared',
  tag: 'plans',
  access: 'account',
  params: z.object({}),
  query: z.object({}),
  body: sentPlanSchema,
  response: planShareSchema,
  success: [200],
  problems: [400, 401, 429],
});

const getPlanShare = defineRoute({
  ...apiAddresses.getPlanShare,
  summary: 'The link of the signed-in user; all null while nothing is shared',
  tag: 'plans',
  access: 'account',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  response: z.object({
    token: planShareSchema.shape.token.nullable(),
    path: planShareSchema.shape.path.nullable(),
    sharedAt: planShareSchema.shape.sharedAt.nullable(),
  }),
  success: [200],
  problems: [401],
});

const stopSharingPlan = defineRoute({
  ...apiAddresses.stopSharingPlan,
  summary: 'Ends the link at once and for good; the next one is another',
  tag: 'plans',
  access: 'account',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [401],
});

const sharedStopSchema = stopSchema.extend({ stayMinutes: stayMinutesSchema }).meta({ id: 'SharedStop' });

const sharedPlanSchema = z
  .object({
    tripDate: z.string().meta({ format: 'date' }).nullable(),
    startTime: z.string().nullable(),
    numberOfPeople: z.int().nullable(),
    departure: departureIdSchema.nullable().describe('Null: not chosen'),
    departurePlace: otherDepartureField,
    sharedAt: z.iso.datetime(),
    picture: z.string().describe('Path of a PNG of 1200 by 630 for link previews'),
    stops: z.array(sharedStopSchema).describe('In their order'),
  })
  .meta({ id: 'SharedPlan' });
export type SharedPlan = z.infer<typeof sharedPlanSchema>;

const getSharedPlan = defineRoute({
  ...apiAddresses.getSharedPlan,
  summary: 'The plan behind a link, for whoever has the link; nothing is said of whose it is',
  tag: 'plans',
  access: 'everyone',
  // Any text is accepted: a malformed token gets a 404, like a token that has ended.
  params: z.object({ token: z.string() }),
  query: z.object({ locale: localeParameter }),
  body: z.undefined(),
  response: sharedPlanSchema,
  success: [200],
  problems: [400, 404],
});

/** The endpoints of this file. */
export const sharedPlanApi = { sharePlan, getPlanShare, stopSharingPlan, getSharedPlan } as const;
