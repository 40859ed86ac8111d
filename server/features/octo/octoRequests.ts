import { z } from 'zod';
import { typedLineOrNone, typedLines } from '../../../contract/typedText.ts';
import { maxPeople } from '../../../domain/tour/planRules.ts';
import { OctoError, type OctoErrorCode } from './octoErrors.ts';

/**
 * What resellers send. The shapes are the standard's: octoClient.test.ts checks each request against its own schemas. The
 * limits of texts and numbers are ours.
 */

const id = z.string().max(100);
const reference = typedLineOrNone(200);
const text = (longest: number) => typedLineOrNone(longest).nullish();
const minutes = z.int().min(1).max(100_000).optional();
const days = z.iso.date();

const contactSchema = z.object({
  fullName: text(200),
  firstName: text(100),
  lastName: text(100),
  emailAddress: z.union([z.email().max(254), z.literal('')]).nullish(),
  phoneNumber: text(50),
  locales: z.array(z.string().max(35)).max(20).nullish(),
  postalCode: text(50),
  country: text(100),
  notes: typedLines(1_000).nullish(),
});
export type SentContact = z.infer<typeof contactSchema>;

const unitItemSchema = z.object({
  uuid: z.guid().optional(),
  unitId: id,
  resellerReference: reference.nullish(),
});
/** More people than a car holds are refused later, with another code. */
const unitItems = z
  .array(unitItemSchema)
  .min(1)
  .max(maxPeople * 10);
export type SentUnitItem = z.infer<typeof unitItemSchema>;

const units = z.array(z.object({ id, quantity: z.int().min(0).max(1_000) })).nullish();
const currency = z.string().max(3).nullish();

export const calendarBodySchema = z.object({
  productId: id,
  optionId: id,
  localDateStart: days,
  localDateEnd: days,
  units,
  currency,
});

export const availabilityBodySchema = z.object({
  productId: id,
  optionId: id,
  /** A field of versions before 1.0, which the standard's text still mentions. */
  localDate: days.optional(),
  localDateStart: days.optional(),
  localDateEnd: days.optional(),
  availabilityIds: z.array(z.string().max(100)).min(1).max(100).optional(),
  units,
  currency,
});

export const reservationBodySchema = z.object({
  uuid: z.guid().optional(),
  productId: id,
  optionId: id,
  availabilityId: z.string().max(100).optional(),
  expirationMinutes: minutes,
  notes: typedLines(1_000).nullish(),
  unitItems,
  resellerReference: reference.nullish(),
  contact: contactSchema.nullish(),
  currency,
});

export const confirmationBodySchema = z.object({
  emailReceipt: z.boolean().nullish(),
  resellerReference: reference.nullish(),
  contact: contactSchema,
  unitItems: unitItems.nullish(),
});

export const updateBodySchema = z.object({
  resellerReference: reference.nullish(),
  productId: id.nullish(),
  optionId: id.nullish(),
  availabilityId: z.string().max(100).nullish(),
  expirationMinutes: minutes,
  notes: typedLines(1_000).nullish(),
  emailReceipt: z.boolean().nullish(),
  unitItems: unitItems.nullish(),
  contact: contactSchema.nullish(),
});

export const extensionBodySchema = z.object({ expirationMinutes: minutes }).default({});

export const cancellationBodySchema = z
  .object({ reason: typedLines(500).nullish(), force: z.boolean().nullish() })
  .default({});

export const bookingsQuerySchema = z.object({
  resellerReference: reference.optional(),
  supplierReference: reference.optional(),
});

/** The standard's error codes for missing or malformed fields. */
const fieldCodes: Readonly<Record<string, OctoErrorCode>> = {
  productId: 'INVALID_PRODUCT_ID',
  optionId: 'INVALID_OPTION_ID',
  availabilityId: 'INVALID_AVAILABILITY_ID',
  uuid: 'INVALID_BOOKING_UUID',
};

const textOf = (body: unknown, field: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value.slice(0, 100) : '';
};

/** Reads what was sent. @throws OctoError that names the first field that is wrong */
export function readSent<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const result = schema.safeParse(sent ?? undefined);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.map(String) ?? [];
  const [field = ''] = path;
  const code = path.length === 1 ? fieldCodes[field] : undefined;
  const message = `${path.join('.') || 'body'}: ${issue?.message ?? 'is malformed'}`;
  if (code) throw new OctoError(code, message, { [field]: textOf(sent, field) });
  if (path.at(-1) === 'unitId') throw new OctoError('INVALID_UNIT_ID', message, { unitId: '' });
  throw new OctoError('BAD_REQUEST', message);
}
