import { z } from 'zod';
import { languages } from '../domain/languages.ts';

export const languageSchema = z.enum(languages);

/**
 * The `locale` of an API call: either case, `ko` when missing, anything else rejected
 * (docs/product/api.md#shared-rules).
 */
export const localeParameter = z
  .string()
  .toLowerCase()
  .pipe(languageSchema)
  .default('ko')
  .describe(`Language of the texts, in either case: ${languages.join(', ')}`);
