import { z } from 'zod';
import { proposedPhotographSchema } from '../../../../contract/desk/proposals.ts';
import { languages } from '../../../../domain/languages.ts';
import { officialKinds } from '../../../providers/tourapi.ts';

const translationSchema = z.object({ title: z.string(), address: z.string(), overview: z.string() });
export type OfficialTranslation = z.infer<typeof translationSchema>;

/** The details, which are read with separate requests for each content. */
const detailSchema = z.object({
  overview: z.string(),
  hours: z.string(),
  restDays: z.string(),
  phone: z.string(),
  eventPlace: z.string(),
  photographs: z.array(proposedPhotographSchema),
});
export type OfficialDetail = z.infer<typeof detailSchema>;

/** One content with everything that is known of it, as it is stored. */
export const officialContentSchema = z.object({
  contentId: z.string(),
  kind: z.enum(officialKinds),
  title: z.string(),
  address: z.string(),
  phone: z.string(),
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  photograph: proposedPhotographSchema.nullable(),
  isShown: z.boolean(),
  /** The days of a festival, as yyyy-mm-dd; null for other content. */
  days: z.object({ begins: z.string(), ends: z.string() }).nullable(),
  detail: detailSchema.nullable(),
  /** The same content in other languages. */
  others: z.partialRecord(z.enum(languages), translationSchema),
});
export type OfficialContent = z.infer<typeof officialContentSchema>;
