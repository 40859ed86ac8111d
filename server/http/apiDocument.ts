import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiBase } from '../../contract/addresses.ts';
import { guideFiles, guideLicence } from '../../contract/guideFiles.ts';
import { cacheControl, sendTagged } from './caching.ts';
import { escapedHtml } from './escapedHtml.ts';

/** The part of an OpenAPI document that the readable page shows. */
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string().optional(),
        parameters: z
          .array(
            z.object({
              name: z.string(),
              in: z.string(),
              required: z.boolean().optional(),
              description: z.string().optional(),
              schema: z.record(z.string(), z.unknown()).optional(),
            }),
          )
          .optional(),
        requestBody: z
          .object({
            content: z.record(
              z.string(),
              z.object({ schema: z.object({ properties: z.record(z.string(), z.unknown()).optional() }) }),
            ),
          })
          .optional(),
        security: z.array(z.unknown()).optional(),
        responses: z.record(z.string(), z.object({ description: z.string().optional() }).loose()),
      }),
    ),
  ),
});

function rulesOf(schema: Record<string, unknown> | undefined): string {
  if (!schema) return '';
  const { description: _, ...rules } = schema;
  return escapedHtml(JSON.stringify(rules));
}

/** The fields of a JSON body, as a table. */
function bodyOf(fields: Record<string, unknown> | undefined): string {
  if (!fields) return '';
  const rows = Object.entries(fields).map(
    ([name, rules]) =>
      `<tr><td><code>${escapedHtml(name)}</code></td><td><code>${escapedHtml(JSON.stringify(rules))}</code></td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Field of the body</th><th scope="col">Rules</th></tr></thead><tbody>${rows.join('')}</tbody></table>\n`;
}

/** A number in an address is documented by its limits; the pattern of its text would only repeat them. */
const zodToJsonConfig = {
  override: ({ jsonSchema }: { jsonSchema: { type?: unknown; pattern?: unknown; default?: unknown } }) => {
    if (jsonSchema.type !== 'integer') return;
    delete jsonSchema.pattern;
    if (typeof jsonSchema.default === 'string') jsonSchema.default = Number(jsonSchema.default);
  },
};

/** Builds the OpenAPI document from the contract; registered before the routes. */
export async function publishApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Solbada',
        version: '1',
        description:
          'Places, themes and accounts of the Gangneung travel guide. Errors are problem documents (RFC 9457).',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    // The document covers the API only: pages, pictures and probes have no tag.
    hideUntagged: true,
    transform: createJsonSchemaTransform({ zodToJsonConfig }),
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  });
}

/** GET /api/v1/openapi.json and a page that people can read at /api/docs (DESIGN 3). */
export function serveApiDocument(app: FastifyInstance): void {
  // Built at the first request, when all routes are registered; they do not change afterwards.
  let document: string | undefined;
  const documentText = () => (document ??= JSON.stringify(app.swagger()));

  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async (request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', cacheControl.guide);
    return sendTagged(request, reply, documentText());
  });

  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    const { paths } = documentSchema.parse(JSON.parse(documentText()));
    const sections = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => `<section>
<h2><code>${method.toUpperCase()} ${escapedHtml(path)}</code></h2>
<p>${escapedHtml(operation.summary ?? '')}</p>
${
  operation.parameters?.length
    ? `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Meaning</th><th scope="col">Rules</th></tr></thead><tbody>${operation.parameters
        .map(
          (parameter) =>
            `<tr><td><code>${escapedHtml(parameter.name)}</code>${parameter.required ? ' (required)' : ''}</td><td>${parameter.in}</td><td>${escapedHtml(parameter.description ?? '')}</td><td><code>${rulesOf(parameter.schema)}</code></td></tr>`,
        )
        .join('')}</tbody></table>`
    : ''
}
${bodyOf(operation.requestBody?.content['application/json']?.schema.properties)}${
  operation.security ? '<p>For signed-in users: a bearer access token.</p>\n' : ''
}<p>Answers: ${Object.keys(operation.responses).map(escapedHtml).join(', ')}</p>
</section>`,
      ),
    );
    reply.type('text/html; charset=utf-8').header('cache-control', cacheControl.guide);
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Solbada API</title></head><body><main><h1>Solbada API</h1><p>The machine-readable document: <a href="${apiBase}/openapi.json">openapi.json</a>. The whole guide as files, ${guideLicence.name}: ${guideFiles.map(({ path, name }) => `<a href="${path}">${name}</a>`).join(', ')}. Errors are problem documents (RFC 9457) with a stable <code>code</code>.</p>${sections.join('\n')}</main></body></html>`;
    return sendTagged(request, reply, page);
  });
}
