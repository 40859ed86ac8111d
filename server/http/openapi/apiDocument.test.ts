import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../../../contract/addresses.ts';
import { type ApiCall, api } from '../../../contract/api.ts';
import type { RouteContract } from '../../../contract/route.ts';
import { usePlainApplication } from '../../testing/testApplication.ts';
import { apiDocument } from './apiDocument.ts';
import type { JsonSchema, Operation, Parameter } from './documentTypes.ts';
import { apiExamples } from './examples/apiExamples.ts';
import { tags } from './tags.ts';

const document = apiDocument();
const { paths, components } = document;

const isCall = (name: string): name is ApiCall => name in api;
const routes: [ApiCall, RouteContract][] = Object.keys(api)
  .filter(isCall)
  .map((name) => [name, api[name]]);

function findOperation({ method, path }: RouteContract): Operation {
  const operation = paths[`${apiBase}${path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
}

const schemaName = (reference: string) => reference.split('/').at(-1) ?? '';

function findParameters(route: RouteContract): Parameter[] {
  return (findOperation(route).parameters ?? []).map((one) => {
    const parameter = '$ref' in one ? components.parameters[schemaName(one.$ref)] : one;
    if (!parameter) throw new Error(`${JSON.stringify(one)} does not resolve`);
    return parameter;
  });
}

const jsonMedia = (operation: Operation, status: number) => {
  const response = operation.responses[status];
  return response && 'content' in response ? response.content?.['application/json'] : undefined;
};

const fieldNames = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** The example of a body or a response: its own, or that of the schema that it refers to. */
function findExample(media: { schema: JsonSchema; example?: unknown } | undefined): unknown {
  if (!media) return undefined;
  return media.example ?? components.schemas[schemaName(media.schema.$ref ?? '')]?.examples?.[0];
}

describe('the published description of the API', () => {
  it('DESIGN 3: is an OpenAPI 3.1 document of exactly the endpoints of visitors, by their names in the contract', () => {
    expect(document.openapi).toBe('3.1.0');
    const documented = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(documented.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(api).sort());
    for (const [name, route] of routes) expect(findOperation(route).operationId).toBe(name);
  });

  it('has no fault under the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config,
    });
    const faults = problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
    );
    // Endpoints without any input that could be wrong, so they declare no problem.
    const without4xx = routes.filter(([, { problems }]) => problems.length === 0).map(([name]) => name);
    expect(without4xx).toEqual(['listPositions', 'getCompany']);
    expect(faults).toEqual(
      ['positions', 'company'].map(
        (name) =>
          `operation-4xx-response: Operation must have at least one \`4XX\` response. #/paths/~1api~1v1~1${name}/get/responses`,
      ),
    );
  });

  it('is under 100 KB', () => {
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(100 * 1024);
  });

  it('describes the tag of every route', () => {
    const described = tags.map(({ name }) => name);
    for (const [name, { tag }] of routes)
      expect(described, `describe the tag of ${name} in server/http/openapi/tags.ts`).toContain(tag);
  });

  it.each(routes)('shows an example of %s that its schemas of the contract accept', (name, route) => {
    const operation = findOperation(route);
    const own: { body?: unknown; response?: unknown } = apiExamples[name];
    const hint = `give ${name} an example in server/http/openapi/examples`;
    if (own.body !== undefined) expect(route.body.safeParse(own.body).error, hint).toBeUndefined();
    const [status = 200] = route.success;
    const response = route.responses?.[status] ?? route.response;
    if (own.response !== undefined) expect(response.safeParse(own.response).error, hint).toBeUndefined();
    const shown = [
      findExample(operation.requestBody?.content['application/json']),
      findExample(jsonMedia(operation, status)),
    ];
    const isWithoutBodies = operation.requestBody === undefined && jsonMedia(operation, status) === undefined;
    expect(isWithoutBodies || shown.some((one) => one !== undefined), hint).toBe(true);
  });

  it('names every schema of some size that comes twice', () => {
    const seen = new Map<string, number>();
    JSON.stringify(document, (key, value: unknown) => {
      if (key === 'example' || key === 'examples') return undefined;
      const text = JSON.stringify(value);
      const isSchema = typeof value === 'object' && value !== null && 'type' in value;
      if (isSchema && text.length > 160) seen.set(text, (seen.get(text) ?? 0) + 1);
      return value;
    });
    const twice = [...seen].filter(([, count]) => count > 1).map(([text]) => text);
    expect(twice, 'name these schemas in the contract by .meta({ id })').toEqual([]);
  });

  it('says of every operation what credentials it needs', () => {
    const operationSecurity = (name: ApiCall) => findOperation(api[name]).security;
    for (const [name, { access, credentials }] of routes) {
      const count = (access === 'account' ? 1 : 0) + (credentials?.length ?? 0);
      expect(operationSecurity(name), name).toHaveLength(count);
      if (access === 'account') expect(operationSecurity(name)[0]).toEqual({ bearer: [] });
    }
    expect(operationSecurity('getTicket')).toEqual([{ bearer: [] }, { ticketLink: [] }]);
    expect(operationSecurity('refreshSession')).toEqual([{ refreshToken: [] }, { refreshCookie: [] }]);
    expect(operationSecurity('logOut')).toEqual([{ bearer: [] }, { refreshCookie: [] }, {}]);
    const { refreshCookie, googleCookie } = components.securitySchemes;
    expect([refreshCookie?.name, googleCookie?.name]).toEqual(['refresh_token', 'google_travel']);
  });

  it.each(routes)('DESIGN 3: names every parameter of %s, and marks the required ones', (_name, route) => {
    const parameters = findParameters(route);
    const named = (place: string) => parameters.filter((one) => one.in === place).map((one) => one.name);
    expect(named('query').sort()).toEqual(fieldNames(route.query).sort());
    expect(named('path').sort()).toEqual(fieldNames(route.params).sort());
    expect(named('header')).toEqual(route.sharedCache ? ['If-None-Match'] : []);
    expect(route.path.match(/:\w+/g)?.length ?? 0).toBe(named('path').length);
    const mayBeMissing = (field: string) =>
      route.query.safeParse({}).error?.issues.every(({ path }) => path[0] !== field) ?? true;
    for (const one of parameters) {
      const isRequired = one.in === 'path' || (one.in === 'query' && !mayBeMissing(one.name));
      expect(one.required ?? false, one.name).toBe(isRequired);
    }
  });

  it('DESIGN 3: documents the limits of page and size', () => {
    const rules = Object.fromEntries(findParameters(api.listPlaces).map((one) => [one.name, one.schema]));
    expect(rules.page).toMatchObject({ type: 'integer', minimum: 1, default: 1 });
    expect(rules.size).toEqual({ type: 'integer', minimum: 1, maximum: 50, default: 20 });
    expect(rules.q).toMatchObject({ type: 'string', maxLength: 100 });
    expect(rules.sortKey).toMatchObject({ enum: ['like', 'name', 'rank'], default: 'like' });
    expect(rules.direction).toMatchObject({ enum: ['asc', 'desc'] });
    expect(rules.locale).toMatchObject({ default: 'ko' });
  });

  it.each(routes)(
    'DESIGN 3: lists the statuses of %s, problems with their own media type',
    (_name, route) => {
      const { responses } = findOperation(route);
      const statuses = [
        ...route.success,
        ...(route.sharedCache ? [304] : []),
        ...route.problems,
        503,
        'default',
      ];
      expect(Object.keys(responses).sort()).toEqual([...new Set(statuses.map(String))].sort());
      for (const [status, response] of Object.entries(responses)) {
        if ('$ref' in response && status !== '304') {
          const { content } = components.responses[schemaName(response.$ref)] ?? {};
          expect(Object.keys(content ?? {})).toEqual(['application/problem+json']);
        }
      }
      for (const status of route.success) {
        const isEmpty = status === 204;
        expect(jsonMedia(findOperation(route), status) === undefined, `${status}`).toBe(isEmpty);
      }
    },
  );

  it('tells when to try again, by which tag to ask again, and which scheme is missing', () => {
    const { TooManyRequests, Unavailable, Unauthorized, NotModified } = components.responses;
    for (const response of [TooManyRequests, Unavailable])
      expect(Object.keys(response?.headers ?? {})).toEqual(['Retry-After']);
    expect(Object.keys(Unauthorized?.headers ?? {})).toEqual(['WWW-Authenticate']);
    expect(Object.keys(NotModified?.headers ?? {})).toContain('ETag');
    const place = findOperation(api.getPlace).responses[200];
    expect(place && 'headers' in place ? Object.keys(place.headers ?? {}) : []).toContain('ETag');
  });

  it('writes what may be null as OpenAPI 3.1 does, and extended schemas by the one they extend', () => {
    expect(components.schemas.Place?.properties?.address).toEqual({ type: ['string', 'null'] });
    expect(components.schemas.TicketDetail?.allOf?.[0]).toEqual({ $ref: '#/components/schemas/Ticket' });
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/"nullable"|9007199254740991|"additionalProperties"|"problemCode"/);
    expect(components.schemas.Ticket?.properties?.createdAt).toEqual({ type: 'string', format: 'date-time' });
  });

  it('gives each status of a sign-in by Google its own body', () => {
    const operation = findOperation(api.logInByOauth2);
    expect(jsonMedia(operation, 200)?.schema.allOf?.[0]).toEqual({ $ref: '#/components/schemas/SignedIn' });
    expect(Object.keys(jsonMedia(operation, 303)?.schema.properties ?? {})).toEqual(['socialSignUpToken']);
  });
});

describe('the description of the API over HTTP', () => {
  const { app } = usePlainApplication();

  it('DESIGN 3: is at /api/v1/openapi.json', async () => {
    const response = await app().inject({ url: `${apiBase}/openapi.json` });
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const headers = { 'accept-encoding': 'br' };
    const packed = await app().inject({ url: `${apiBase}/openapi.json`, headers });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(16 * 1024);
  });

  it('DESIGN 3: shows the same document for people at /api/docs, within the content security policy', async () => {
    const response = await app().inject({ url: '/api/docs' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    expect(response.body).toMatch(/^<!doctype html><html lang="en">/);
    expect(response.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|undefined|\[object/);
    for (const [name, route] of routes) {
      const own = response.body.split(`<section id="${name}">`)[1]?.split('</section>')[0] ?? '';
      expect(own).toContain(`<code>${route.method} `);
      for (const status of Object.keys(findOperation(route).responses))
        expect(own).toContain(`<li>${status}: `);
      for (const parameter of findParameters(route)) expect(own).toContain(`<code>${parameter.name}</code>`);
    }
    // Every link leads to a section of the page, where named schemas show their fields.
    const targets = [...response.body.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    const sections = [...response.body.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(sections).size).toBe(sections.length);
    expect([...new Set(targets)].filter((target) => !sections.includes(target))).toEqual([]);
    expect(response.body.split('id="responses-TooManyRequests"')[1]).toMatch(
      /^[^§]{0,200}<code>Retry-After<\/code>/,
    );
    const ticket = response.body.split('<section id="schemas-Ticket">')[1]?.split('</section>')[0];
    expect(ticket).toContain('<code>receiptUrl</code> (required)');
  });
});
