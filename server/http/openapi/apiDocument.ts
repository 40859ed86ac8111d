import { z } from 'zod';
import { apiBase } from '../../../contract/addresses.ts';
import { type ApiCall, api } from '../../../contract/api.ts';
import type { RouteContract } from '../../../contract/route.ts';
import { withBaseSchemas } from './baseSchemas.ts';
import { ComponentSchemas, referenceTo } from './componentSchemas.ts';
import type {
  ApiDocument,
  JsonSchema,
  Media,
  Operation,
  Parameter,
  ResponseObject,
} from './documentTypes.ts';
import { apiExamples } from './examples/apiExamples.ts';
import type { AnyExample } from './examples/exampleTypes.ts';
import {
  exampleProblem,
  otherProblem,
  problemName,
  problemReference,
  problemResponse,
} from './problemResponses.ts';
import { operationSecurity, securitySchemes } from './security.ts';
import { shareParameters } from './sharedParameters.ts';
import { tags } from './tags.ts';

const description = `The travel guide and trip planner for Gangneung: its places, festivals and themes for everyone, and plans, likes and tickets of the signed-in user.

Texts come in five languages: \`locale\` is ko, en, cn, tw or ja. Errors are problem documents (RFC 9457); a client branches on their \`code\`, never on a title. Responses may gain fields.`;

const headers: ApiDocument['components']['headers'] = {
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer', minimum: 0 } },
  'WWW-Authenticate': {
    description: 'The scheme that is missing',
    schema: { type: 'string', const: 'Bearer' },
  },
  ETag: { description: 'Tag of the body, for If-None-Match', schema: { type: 'string' } },
  'Cache-Control': { description: 'Public for a minute; no-store with openAt', schema: { type: 'string' } },
};

const headerReferences = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of an earlier response: while it still holds, the response is a 304 without a body',
  schema: { type: 'string' },
};

const notModified: ResponseObject = {
  description: 'What If-None-Match names still holds',
  headers: headerReferences('ETag', 'Cache-Control'),
};

const statusTexts: Record<number, string> = {
  200: 'Done',
  202: 'Accepted',
  204: 'Done',
  303: 'Goes on elsewhere',
};

/** The fields of a path or a query as parameters. */
function listParameters(schema: JsonSchema, place: Parameter['in']): Parameter[] {
  return Object.entries(schema.properties ?? {}).map(([name, { description, ...rules }]) => ({
    name,
    in: place,
    ...(schema.required?.includes(name) ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    schema: rules,
  }));
}

/** Moves the description from the body's schema to the response. */
function successResponse(
  status: number,
  schema: JsonSchema | null,
  example: unknown,
  schemas: ComponentSchemas,
): ResponseObject {
  const { description = statusTexts[status] ?? '', ...rules } = schema ?? {};
  if (!schema) return { description };
  const media = createMedia(rules, example, schemas);
  return { description, content: { 'application/json': media } };
}

/** Stores the example of a named schema in that schema, where all endpoints that use it share it. */
function createMedia(schema: JsonSchema, example: unknown, schemas: ComponentSchemas): Media {
  if (example === undefined) return { schema };
  if (schema.$ref === undefined) return { schema, example };
  schemas.addExample(schema.$ref, example);
  return { schema };
}

/** Names a download's sections, but not their fields: a download is for its owner to keep, not for a client to parse. */
function withoutNestedParts({ properties = {}, ...rules }: JsonSchema): JsonSchema {
  const parts = Object.entries(properties).map(
    ([name, { properties: _, items: __, required: ___, ...part }]) => [name, part],
  );
  return { ...rules, properties: Object.fromEntries(parts) };
}

function operationBody(route: RouteContract, example: AnyExample, schemas: ComponentSchemas) {
  if (route.body instanceof z.ZodUndefined) return {};
  const schema = schemas.of(route.body, 'input');
  // The schema accepts any body or none, because the handler does not read it.
  if (Object.keys(schema).length === 0) return {};
  const media = createMedia(schema, example.body, schemas);
  const required = !route.body.safeParse(undefined).success;
  return { requestBody: { required, content: { 'application/json': media } } };
}

function createOperation(name: ApiCall, route: RouteContract, schemas: ComponentSchemas): Operation {
  const example: AnyExample = apiExamples[name];
  const isCached = route.sharedCache !== undefined;
  const body = operationBody(route, example, schemas);
  const parameters = [
    ...listParameters(schemas.of(route.params, 'input'), 'path'),
    ...listParameters(schemas.of(route.query, 'input'), 'query'),
    ...(isCached ? [ifNoneMatch] : []),
  ];
  const successes = route.success.map((status, index) => {
    const schema = route.responses?.[status] ?? route.response;
    const isEmpty = status === 204 || schema instanceof z.ZodUndefined;
    const whole = isEmpty ? null : schemas.of(schema, 'output');
    const response = successResponse(
      status,
      whole && route.attachment !== undefined ? withoutNestedParts(whole) : whole,
      index === 0 ? example.response : undefined,
      schemas,
    );
    return [
      status,
      isCached ? { ...response, headers: headerReferences('ETag', 'Cache-Control') } : response,
    ];
  });
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.tag],
    security: operationSecurity(route),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...body,
    responses: Object.fromEntries([
      ...successes,
      ...(isCached ? [[304, { $ref: '#/components/responses/NotModified' }]] : []),
      ...[...route.problems, 503].map((status) => [status, problemReference(status)]),
      ['default', problemReference('default')],
    ]),
  };
}

const isCall = (name: string): name is ApiCall => name in api;

/** The OpenAPI document of visitors' endpoints, made of the contract (docs/product/api.md). */
export function apiDocument(): ApiDocument {
  const schemas = new ComponentSchemas();
  const paths: ApiDocument['paths'] = {};
  const statuses = new Set<number>([503]);
  for (const name of Object.keys(api).filter(isCall)) {
    const route: RouteContract = api[name];
    const path = `${apiBase}${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: createOperation(name, route, schemas) };
    for (const status of route.problems) statuses.add(status);
  }
  const parameters = shareParameters(Object.values(paths).flatMap((methods) => Object.values(methods)));
  const problems = [...statuses]
    .sort((one, other) => one - other)
    .map((status) => [problemName(status), problemResponse(status, schemas)]);
  schemas.addExample(referenceTo('Problem'), exampleProblem);
  return withBaseSchemas({
    openapi: '3.1.0',
    info: {
      title: 'Solbada',
      version: '1',
      description,
      contact: { name: 'Solbada', url: '/support' },
      license: { name: 'Terms of use of Solbada', url: `${apiBase}/termAndPrivacy/terms_en.md` },
    },
    servers: [{ url: '/', description: 'The origin that serves this document' }],
    tags,
    paths,
    components: {
      schemas: schemas.all(),
      parameters,
      headers,
      responses: {
        NotModified: notModified,
        ...Object.fromEntries(problems),
        [problemName('default')]: otherProblem(schemas),
      },
      securitySchemes,
    },
  });
}
