import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiBase } from '../../../contract/addresses.ts';
import { languageSchema } from '../../../contract/locale.ts';
import { type Language, languages } from '../../../domain/languages.ts';
import { ContentError } from '../../guide/contentError.ts';
import { cacheControl, sendTagged } from '../../http/caching.ts';
import type { FeatureRoutes } from '../../http/feature.ts';
import { ProblemError } from '../../platform/problem.ts';

/** Values of the placeholders in the terms and the privacy policy. */
export type DocumentValues = Readonly<Record<string, string>>;

const names = ['terms', 'privacy'] as const;
export type DocumentName = (typeof names)[number];

/**
 * The agreement documents (docs/product/accounts.md#terms-and-privacy) as Markdown, with the operator's details filled
 * in.
 */
export interface Documents {
  documentText(name: DocumentName, language: Language): string;
}

const documentKey = (name: DocumentName, language: Language) => `${name}_${language}`;

/** Reads all documents of content/documents. @throws ContentError that names a missing or empty one */
export async function openDocuments(
  folder: string,
  readValues: (language: Language) => DocumentValues,
): Promise<Documents & FeatureRoutes> {
  const texts = new Map<string, string>();
  for (const name of names) {
    for (const language of languages) {
      const key = documentKey(name, language);
      const text = await readDocument(folder, `${key}.md`);
      texts.set(key, text);
    }
  }
  const documentText = (name: DocumentName, language: Language) => {
    const text = texts.get(documentKey(name, language));
    if (text === undefined) throw new ProblemError('notFound');
    return filledIn(text, readValues(language));
  };
  return {
    documentText,
    registerRoutes(app) {
      for (const base of ['', apiBase]) serveBelow(app, base, { documentText });
    },
  };
}

async function readDocument(folder: string, file: string): Promise<string> {
  const refuse = (reason: string) => new ContentError([`content/documents/${file} ${reason}: put it back.`]);
  const text = await readFile(path.join(folder, file), 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw refuse(`cannot be read (${code})`);
  });
  if (text.trim() === '') throw refuse('is empty');
  return text;
}

/** Replaces placeholders like `{companyName}` by the operator's settings. */
function filledIn(text: string, details: DocumentValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => details[name] ?? whole);
}

const fileSchema = z
  .string()
  .regex(/^[a-z]+_[a-z]+\.md$/)
  .transform((file) => file.replace('.md', '').split('_'))
  .pipe(z.tuple([z.enum(names), languageSchema]));

/**
 * GET /termAndPrivacy/terms_{language}.md and privacy_{language}.md, under the API's base path and at the root
 * (docs/product/api.md#endpoints).
 */
function serveBelow(app: FastifyInstance, base: string, documents: Documents): void {
  app.get(`${base}/termAndPrivacy/:file`, async (request, reply) => {
    const asked = z.object({ file: fileSchema }).safeParse(request.params);
    if (!asked.success) throw new ProblemError('notFound');
    const text = documents.documentText(...asked.data.file);
    reply.type('text/markdown; charset=utf-8').header('cache-control', cacheControl.guide);
    return sendTagged(request, reply, text);
  });
}
