import { z } from 'zod';
import { maxPlaceReplyLength, placeReportOutcomes } from '../../domain/places/placeReportRules.ts';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { deskLanguages, staffRoles } from '../../domain/staff/staffRules.ts';
import { maxOvertimeHalfHours } from '../../domain/tour/tourRules.ts';
import { deliverableEmailSchema } from '../accountFields.ts';
import { orderChangeSchema } from '../orderChange.ts';
import { typedLine, typedLines } from '../typedText.ts';

/** Bodies that small forms of the desk send, apart from the endpoints, of which the page loads only these. */

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
