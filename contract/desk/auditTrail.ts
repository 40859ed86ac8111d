import { z } from 'zod';
import { isReadable } from '../../domain/readableText.ts';
import { auditSubjects } from '../../domain/staff/auditActions.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { auditEntrySchema } from './audit.ts';

const none = z.object({});

const auditLineSchema = auditEntrySchema.extend({
  number: z.int(),
  subject: z.string().describe('What was changed: `driver 3`, `tour order_…`'),
  subjectName: z
    .string()
    .nullable()
    .describe(
      'The short number of an order, the name of a driver or of a member of the staff, if still kept',
    ),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

const searched = z.string().trim().max(100).refine(isReadable, 'only characters that can be read').optional();

const auditFilterSchema = z.object({
  q: searched.describe('The short number of an order, or part of what a line recorded'),
  who: searched.describe('Part of the name or the email address of the member of staff'),
  subject: z.enum(auditSubjects).optional(),
  day: z.iso.date().optional().describe('In Asia/Seoul'),
});

const auditRoute = {
  tag: 'desk',
  access: 'owner',
  params: none,
  body: z.undefined(),
  response: z.object({ content: z.array(auditLineSchema), hasMore: z.boolean() }),
  success: [200],
  problems: [400, 401, 403],
} as const;

const listAudit = defineRoute({
  ...deskAddresses.listAudit,
  ...auditRoute,
  summary: 'The audit trail, the newest first, 50 lines a page',
  query: auditFilterSchema.extend({
    before: z.coerce.number().int().min(1).optional().describe('Lines before the one of this number'),
  }),
});

const exportAudit = defineRoute({
  ...deskAddresses.exportAudit,
  ...auditRoute,
  summary: 'The same lines for a file: the newest 5,000',
  query: auditFilterSchema,
});

/** The endpoints of this file. */
export const auditTrailApi = { listAudit, exportAudit } as const;
