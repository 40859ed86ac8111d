import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { searchWords } from '../../domain/search/searchText.ts';
import { maxSynonymLength, maxSynonymLines, maxSynonymWords } from '../../domain/search/synonyms.ts';
import { defineRoute } from '../route.ts';
import { typedLine } from '../typedText.ts';
import { deskAddresses } from './addresses.ts';
import { versionSchema } from './tours.ts';

const word = typedLine(maxSynonymLength).refine((text) => searchWords(text).length > 0, {
  message: 'a text with a letter or digit, which a search can look for',
});
const line = z.object({
  words: z.array(word).min(1).max(maxSynonymWords).describe('What visitors type'),
  searches: z.array(word).min(1).max(maxSynonymWords).describe('Searches in the words of the guide'),
});

/** The synonyms of one language. */
export const synonymListSchema = z.object({
  finds: z
    .array(line)
    .max(maxSynonymLines)
    .describe('A search for one of the words also finds what the searches find'),
  offers: z
    .array(line)
    .max(maxSynonymLines)
    .describe('A search for one of the words that finds nothing offers the searches instead'),
});

const languageParameters = z.object({ language: z.enum(languages) });
const deskSynonymsSchema = synonymListSchema.extend({
  language: z.enum(languages),
  isEdited: z.boolean().describe('Whether the desk has replaced the list of the content files'),
  version: versionSchema,
});

const getSynonyms = defineRoute({
  ...deskAddresses.getSynonyms,
  summary: 'The search synonyms of a language',
  tag: 'desk',
  access: 'editor',
  params: languageParameters,
  query: z.object({}),
  body: z.undefined(),
  response: deskSynonymsSchema,
  success: [200],
  problems: [401, 403, 404],
});

const changeSynonyms = defineRoute({
  ...deskAddresses.changeSynonyms,
  summary: 'Replaces the search synonyms of a language, at once for visitors',
  tag: 'desk',
  access: 'editor',
  params: languageParameters,
  query: z.object({}),
  body: synonymListSchema.extend({ version: versionSchema }),
  response: deskSynonymsSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

/** The endpoints of this file. */
export const deskSynonymsApi = { getSynonyms, changeSynonyms } as const;
