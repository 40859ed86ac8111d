import { z } from 'zod';
import { apiAddresses } from './addresses.ts';
import { localeParameter } from './locale.ts';
import { defineRoute } from './route.ts';
import { themeKeys } from './themeKeys.ts';

export const themeSchema = z.object({
  id: z.int(),
  type: z.string().describe('The label, in the language asked for'),
  key: z.enum(themeKeys),
});
export type Theme = z.infer<typeof themeSchema>;

export const listThemes = defineRoute({
  ...apiAddresses.listThemes,
  summary: 'The themes that places are tagged with',
  tag: 'places',
  params: z.object({}),
  query: z.object({ locale: localeParameter }),
  access: 'everyone',
  body: z.undefined(),
  answer: z.array(themeSchema),
  success: [200],
  problems: [400],
});
