import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../../contract/addresses.ts';
import { api } from '../../contract/api.ts';
import type { RouteContract } from '../../contract/route.ts';
import { usePlainApplication } from '../testing/testApplication.ts';

/** What OpenAPI 3.1 requires of the parts in use; anything else in these parts is a mistake. */
const mediaSchema = z.strictObject({ schema: z.record(z.string(), z.unknown()) });
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  components: z.strictObject({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.strictObject({ bearer: z.record(z.string(), z.unknown()) }),
  }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(
      z.enum(['get', 'post', 'patch', 'delete']),
      z.strictObject({
        summary: z.string().min(1),
        tags: z.array(z.string()).min(1),
        parameters: z
          .array(
            z.strictObject({
              name: z.string(),
              in: z.enum(['path', 'query']),
              required: z.boolean(),
              description: z.string().optional(),
              schema: z.record(z.string(), z.unknown()),
            }),
          )
          .optional(),
        requestBody: z
          .strictObject({ content: z.record(z.string(), mediaSchema), required: z.boolean().optional() })
          .optional(),
        security: z.tuple([z.strictObject({ bearer: z.tuple([]) })]).optional(),
        responses: z.record(
          z.string().regex(/^[1-5]\d\d$/),
          z.strictObject({
            description: z.string().min(1),
            content: z.record(z.string(), mediaSchema).optional(),
          }),
        ),
      }),
    ),
  ),
});

const pathOf = (path: string) => `${apiBase}${path.replaceAll(/:(\w+)/g, '{$1}')}`;

const methodOf = ({ method }: RouteContract) =>
  z.enum(['get', 'post', 'patch', 'delete']).parse(method.toLowerCase());

describe('the published description of the API', () => {
  const { app } = usePlainApplication();

  async function readDocument() {
    const answer = await app().inject({ url: `${apiBase}/openapi.json` });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    return documentSchema.parse(answer.json());
  }

  it('DESIGN 3: is an OpenAPI 3.1 document of exactly the endpoints in the contract', async () => {
    const { paths } = await readDocument();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const inContract = Object.values(api).map(({ method, path }) => `${method} ${pathOf(path)}`);
    expect(documented.sort()).toEqual(inContract.sort());
  });

  it('DESIGN 3: names every parameter of every endpoint, and marks the required ones', async () => {
    const { paths } = await readDocument();
    for (const route of Object.values(api)) {
      const call = paths[pathOf(route.path)]?.[methodOf(route)];
      const parameters = call?.parameters ?? [];
      expect(call?.security !== undefined, route.path).toBe(route.access === 'account');
      const named = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
      expect(named('query').sort()).toEqual(Object.keys(route.query.shape).sort());
      expect(named('path').sort()).toEqual(Object.keys(route.params.shape).sort());
      const mayBeMissing = (name: string) =>
        route.query.safeParse({}).error?.issues.every(({ path }) => path[0] !== name) ?? true;
      for (const one of parameters) {
        expect(one.required, one.name).toBe(one.in === 'path' || !mayBeMissing(one.name));
      }
      expect(route.path.match(/:\w+/g)?.length ?? 0).toBe(named('path').length);
    }
  });

  it('DESIGN 3: documents the limits of page and size', async () => {
    const { paths } = await readDocument();
    const parameters = paths[`${apiBase}/places/{type}`]?.get?.parameters ?? [];
    const rules = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    expect(rules.page).toMatchObject({ type: 'integer', minimum: 1, default: 1 });
    expect(rules.size).toEqual({ type: 'integer', minimum: 1, maximum: 50, default: 20 });
    expect(rules.q).toMatchObject({ type: 'string', maxLength: 100 });
    expect(rules.sortKey).toMatchObject({ enum: ['like', 'name', 'rank'], default: 'like' });
    expect(rules.direction).toMatchObject({ enum: ['asc', 'desc'] });
    expect(rules.locale).toMatchObject({ default: 'ko' });
  });

  it('DESIGN 3: documents errors as problems with their own media type', async () => {
    const { paths } = await readDocument();
    for (const route of Object.values(api)) {
      const responses = paths[pathOf(route.path)]?.[methodOf(route)]?.responses ?? {};
      const statuses = [...route.success, ...route.problems, 500, 503].map(String);
      expect(Object.keys(responses).sort()).toEqual([...new Set(statuses)].sort());
      for (const [status, { content = {} }] of Object.entries(responses)) {
        if (status === '204') continue;
        expect(Object.keys(content), `${route.path} ${status}`).toEqual([
          Number(status) < 400 ? 'application/json' : 'application/problem+json',
        ]);
      }
    }
  });

  it('contains only resolvable references and valid patterns', async () => {
    const document = await readDocument();
    JSON.stringify(document, (key, value: unknown) => {
      if (key === '$ref') expect(value).toMatch(/^#\/components\/schemas\//);
      if (key === '$ref')
        expect(document.components.schemas).toHaveProperty(String(value).split('/').at(-1) ?? '');
      if (key === 'pattern' && typeof value === 'string') expect(() => new RegExp(value, 'u')).not.toThrow();
      return value;
    });
  });

  it('DESIGN 3: shows the same document for people at /api/docs, within the content security policy', async () => {
    const answer = await app().inject({ url: '/api/docs' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.body).toMatch(/^<!doctype html><html lang="en">/);
    expect(answer.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//);
    const { paths } = await readDocument();
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, call] of Object.entries(methods)) {
        const heading = `<h2><code>${method.toUpperCase()} ${path}</code></h2>`;
        const [, section = ''] = answer.body.split(heading);
        const own = section.split('</section>')[0] ?? '';
        expect(own).toContain(call.summary);
        expect(own).toContain(`Answers: ${Object.keys(call.responses).join(', ')}`);
        for (const parameter of call.parameters ?? [])
          expect(own).toContain(`<code>${parameter.name}</code>`);
      }
    }
  });
});
