import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { maxPlaceReplyLength, placeReportOutcomes } from '../../domain/places/placeReportRules.ts';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { deskLanguages, staffRoles } from '../../domain/staff/staffRules.ts';
import { handMethods, salesChannels } from '../../domain/tickets/paymentMethods.ts';
import { maxOvertimeHalfHours } from '../../domain/tour/tourRules.ts';
import { deliverableEmailSchema, passengerNameSchema, phoneSchema } from '../accountFields.ts';
import { departureIdSchema } from '../departures.ts';
import { orderChangeSchema } from '../orderChange.ts';
import { peopleSchema, startTimeSchema, stopsSchema, tripDateSchema } from '../tripPlan.ts';
import { typedLine, typedLineOrNone, typedLines } from '../typedText.ts';

/** The bodies that small forms of the desk send. They are separate from the endpoints, so that pages load only the bodies. */

const staffName = typedLine(60);

export const invitationSchema = z.object({
  email: deliverableEmailSchema,
  name: staffName,
  role: z.enum(staffRoles),
  language: z.enum(deskLanguages),
});

export const memberFieldsSchema = z.object({ name: staffName, role: z.enum(staffRoles) });

export const joiningSchema = z.object({ name: staffName, language: z.enum(deskLanguages) });

export const recoveryRequestSchema = z.object({ email: deliverableEmailSchema });

export const newPlaceSchema = z.object({
  type: z.enum(placeTypes),
  nameKo: typedLine(60),
  nameEn: typedLine(60).describe('Its key is made of it, and never changes'),
});

export const refundRequestSchema = z.object({
  kind: z.enum(['byRule', 'full']),
  reason: typedLine(200).describe('Goes to the payment provider'),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;

export const partialRefundSchema = z.object({
  amount: z.number().gt(0).max(2_147_483_647).describe('In the currency that was charged'),
  reason: typedLine(200).describe('Goes to the payment provider, and to the visitor as the company’s words'),
});

export const deskSaleSchema = z
  .object({
    channel: z.enum(salesChannels),
    tripDate: tripDateSchema,
    startTime: startTimeSchema,
    departure: departureIdSchema.optional().describe('The first one that is offered when missing'),
    numberOfPeople: peopleSchema,
    visitSpotSet: stopsSchema.optional(),
    agreedRoute: typedLineOrNone(200).default('').describe('The route in words, shown on the ticket'),
    customerName: passengerNameSchema,
    customerEmail: z.union([z.literal(''), deliverableEmailSchema]).default(''),
    customerPhone: phoneSchema.default(''),
    language: z.enum(languages).describe('In which the visitor is written to, and which the driver is told'),
    payment: z.enum([...handMethods, 'link']).describe('link: by card, at the link of the order'),
    remark: typedLines(700).default('').describe('For the driver'),
    price: z
      .int()
      .optional()
      .describe('In won, as the seller saw it: when another one counts, it is a 409 changedMeanwhile'),
  })
  .refine(({ visitSpotSet, agreedRoute }) => visitSpotSet !== undefined || agreedRoute !== '', {
    path: ['agreedRoute'],
    message: 'needed without stops',
    params: { code: 'routeMissing' },
  });

export const orderChangeRequestSchema = orderChangeSchema.extend({
  customerEmail: deliverableEmailSchema.optional(),
  reason: typedLine(200).describe('Stays in the history of the order'),
});

export const tourReportReplySchema = z.object({
  reply: typedLines(2_000).pipe(z.string().trim().min(1)),
});

export const placeReportClosingSchema = z.object({
  outcome: z.enum(placeReportOutcomes),
  reply: typedLines(maxPlaceReplyLength).trim().default(''),
});

export const tourNoteSchema = z
  .object({ note: typedLines(1_000), overtimeHalfHours: z.int().min(0).max(maxOvertimeHalfHours) })
  .partial();
