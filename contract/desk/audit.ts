import { z } from 'zod';
import { actorKinds, staffRoles } from '../../domain/staff/staffRules.ts';

/** One change that the audit trail records. */
export const auditEntrySchema = z.object({
  at: z.iso.datetime(),
  who: z.string().describe('The name at the time of the change; `operator` for the command line'),
  actor: z
    .object({
      kind: z.enum(actorKinds),
      id: z.string().nullable().describe('Of the member of the staff or of the driver'),
      email: z.string().nullable().describe('Of the member of the staff'),
      role: z
        .enum(staffRoles)
        .nullable()
        .describe('Of the member of the staff at that time; null in old lines'),
    })
    .describe('Identifies who acted: older lines may share a name'),
  action: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
