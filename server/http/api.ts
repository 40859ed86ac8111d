import type { FastifyInstance, FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { apiAddresses, apiBase } from '../../contract/addresses.ts';
import { type Api, type ApiCall, api } from '../../contract/api.ts';
import { deskAddresses, deskPath } from '../../contract/desk/addresses.ts';
import { type DeskApi, type DeskCall, deskApi } from '../../contract/desk/api.ts';
import type { RouteContract, RouteRequest } from '../../contract/route.ts';
import { type DeskAccess, isPermitted, unattendedHeader } from '../../domain/staff/staffRules.ts';
import { ProblemError } from '../platform/problem.ts';
import { cacheControl } from './caching.ts';
import type { PublicCalls } from './publicCalls.ts';
import { type PublicResponse, sendPublic } from './publicResponses.ts';
import type { ReadOrigin } from './requestAddress.ts';
import {
  assertOwnOrigin,
  bearerToken,
  type Caller,
  type Callers,
  deskCookie,
  httpContext,
  noCallers,
  type RouteHandler,
  type RouteHandlers,
  rememberCallers,
  requestCookies,
  type StaffCaller,
  ticketLink,
} from './requestContext.ts';
import { validRequest } from './validation.ts';

/** Handlers for every endpoint of the contract. */
export type ApiHandlers = RouteHandlers<Api>;
/** Handlers for the calls of the staff and of drivers. */
export type DeskHandlers = RouteHandlers<DeskApi>;

/** The account and session of an access token, or null when it is no longer valid. */
export type Authenticate = (accessToken: string) => Promise<Caller | null>;
/** The member of the staff whose session has this token, or null when it has ended. */
export type AuthenticateStaff = (session: {
  readonly token: string;
  /** False for a request that a page sends by itself, which does not keep an idle session open. */
  readonly isUse: boolean;
}) => Promise<StaffCaller | null>;

/** Whether a request counts as use of the session. Requests that a page sends by itself do not. */
const isUseOfSession = ({ headers }: FastifyRequest) => headers[unattendedHeader] === undefined;

/**
 * The member of the staff who sends a request, by the cookie of their session.
 * @throws ProblemError 'unauthorized' without a session, 'forbidden' for a role without that access
 */
export async function permittedStaff(
  request: FastifyRequest,
  authenticateStaff: AuthenticateStaff,
  access: DeskAccess,
  isUse = isUseOfSession(request),
): Promise<StaffCaller> {
  for (const token of requestCookies(request, deskCookie)) {
    const staff = await authenticateStaff({ token, isUse });
    if (!staff) continue;
    rememberCallers(request, { ...noCallers, staff });
    if (!isPermitted(staff.role, access)) throw new ProblemError('forbidden');
    return staff;
  }
  throw new ProblemError('unauthorized');
}

interface ApiDeps {
  readonly handlers: ApiHandlers;
  readonly deskHandlers: DeskHandlers;
  readonly authenticate: Authenticate;
  readonly authenticateStaff: AuthenticateStaff;
  readonly readOrigin: ReadOrigin;
  /** Returns the origin of the staff's pages. */
  readonly readDeskOrigin: ReadOrigin;
  readonly publicCalls: PublicCalls;
}

const isCall = (name: string): name is ApiCall => name in apiAddresses;
const calls: readonly ApiCall[] = Object.keys(apiAddresses).filter(isCall);
const isDeskCall = (name: string): name is DeskCall => name in deskAddresses;
const deskCalls: readonly DeskCall[] = Object.keys(deskAddresses).filter(isDeskCall);

/** The schema of each success status with a body; Fastify serializes the response with it. */
function routeResponses(route: RouteContract) {
  const statuses = route.success.filter((status) => status !== 204);
  return Object.fromEntries(statuses.map((status) => [status, route.responses?.[status] ?? route.response]));
}

/** @throws an error for a response that breaks its schema, which becomes a 500 */
function serialize(schema: unknown, value: unknown): string {
  if (!(schema instanceof z.ZodType)) throw new Error('A route serializes by a schema of zod');
  return JSON.stringify(z.encode(schema, value));
}

interface Registration<R extends RouteContract> {
  readonly route: R;
  readonly handler: RouteHandler<R>;
  readonly readOrigin: ReadOrigin;
  /** Authenticates the caller; throws if they may not use the route. */
  readonly findCallers: (request: FastifyRequest) => Promise<Callers>;
  /** The response for all clients, if it does not depend on the client. */
  readonly publicResponse?: (valid: RouteRequest<R>) => Promise<PublicResponse> | null;
}

function register<R extends RouteContract>(
  app: FastifyInstance,
  { route, handler, readOrigin, findCallers, publicResponse }: Registration<R>,
): void {
  app.route({
    method: route.method,
    url: `${apiBase}${route.path}`,
    schema: { response: routeResponses(route) },
    ...(route.upload ? { preParsing: assertUpload(route.upload, findCallers) } : {}),
    // Responses only: validRequest validates requests, over HTTP and in process alike.
    serializerCompiler:
      ({ schema }) =>
      (value) =>
        serialize(schema, value),
    handler: async (request, reply) => {
      reply.header('cache-control', cacheControl.noStore);
      const callers = await findCallers(request);
      const valid = validRequest(route, {
        params: request.params,
        query: request.query,
        body: request.body,
      });
      reply.code(route.success[0] ?? 200);
      const response = await publicResponse?.(valid);
      if (response) {
        reply.header('cache-control', cacheControl.guide).header('vary', 'accept-encoding');
        return sendPublic(request, reply, response);
      }
      const result = await handler(valid, httpContext(request, reply, { ...callers, readOrigin }));
      // Set after the handler, since a problem must not be downloaded as a file.
      if (route.attachment) reply.header('content-disposition', `attachment; filename="${route.attachment}"`);
      return reply.statusCode === 204 ? reply.send() : result;
    },
  });
}

function registerCall<C extends ApiCall>(app: FastifyInstance, name: C, deps: ApiDeps): void {
  const route: Api[C] = api[name];
  const handler: RouteHandler<Api[C]> = deps.handlers[name];
  register(app, {
    route,
    handler,
    readOrigin: deps.readOrigin,
    publicResponse: (valid) => deps.publicCalls(name, valid),
    /**
     * Bearer authorization; cookies grant no access here (docs/product/accounts.md#api-sign-in-and-sessions,
     * docs/product/accounts.md#roles).
     */
    async findCallers(request) {
      if (route.access !== 'account') return noCallers;
      const isByLink = route.credentials?.includes('ticketLink') && ticketLink(request) !== null;
      if (isByLink) return noCallers;
      const token = bearerToken(request.headers.authorization);
      const caller = token === null ? null : await deps.authenticate(token);
      if (!caller) throw new ProblemError('unauthorized');
      const callers = { ...noCallers, caller };
      rememberCallers(request, callers);
      return callers;
    },
  });
}

function registerDeskCall<C extends DeskCall>(app: FastifyInstance, name: C, deps: ApiDeps): void {
  const route: DeskApi[C] = deskApi[name];
  const handler: RouteHandler<DeskApi[C]> = deps.deskHandlers[name];
  const isDesk = route.path.startsWith(`${deskPath}/`);
  register(app, {
    route,
    handler,
    readOrigin: isDesk ? deps.readDeskOrigin : deps.readOrigin,
    /**
     * The staff are authorized by a cookie, so requests that change anything must come from the desk's own pages
     * (docs/product/accounts.md#api-sign-in-and-sessions).
     */
    async findCallers(request) {
      if (!isDesk) return noCallers;
      if (route.method !== 'GET') assertOwnOrigin(request, deps.readDeskOrigin(request));
      const { access } = route;
      if (access === 'everyone' || access === 'account') return noCallers;
      return { ...noCallers, staff: await permittedStaff(request, deps.authenticateStaff, access) };
    },
  });
}

/** Maximum nesting of a body, more than any endpoint needs. Schemas recurse, and some accept any JSON. */
const maxLevels = 32;

function isNestedTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= maxLevels; depth += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** Checks the caller and the media type before the body of an upload is read, which then arrives as a stream. */
function assertUpload(
  types: readonly string[],
  findCallers: (request: FastifyRequest) => Promise<Callers>,
): preParsingAsyncHookHandler {
  return async (request) => {
    await findCallers(request);
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    if (!types.includes(type.trim().toLowerCase())) throw new ProblemError('unsupportedMediaType');
  };
}

const uploads = Object.values<RouteContract>(deskApi).filter(({ upload }) => upload !== undefined);
const uploadTypes = new Set(uploads.flatMap(({ upload = [] }) => upload));
const uploadRoutes = new Set(uploads.map(({ method, path }) => `${method} ${apiBase}${path}`));

/**
 * Below /api and /octo only JSON is read; an empty body of any type counts as none (an empty POST is valid;
 * docs/product/accounts.md#api-sign-in-and-sessions).
 */
export function readOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, undefined);
    // PostgreSQL's texts cannot hold a NUL.
    if (text.includes('\\u0000')) return done(new ProblemError('invalidRequest', 'the body holds a NUL'));
    return parse(request, text, (error, value) => {
      if (!error && isNestedTooDeep(value))
        return done(new ProblemError('invalidRequest', 'the body is nested too deeply'));
      return done(error, value);
    });
  });
  for (const type of uploadTypes) {
    app.addContentTypeParser(type, (request, body, done) => {
      const { method, url } = request.routeOptions;
      if (uploadRoutes.has(`${method} ${url}`)) return done(null, body);
      return done(new ProblemError('unsupportedMediaType'));
    });
  }
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (String(body).trim() === '') return done(null, undefined);
    return done(new ProblemError('unsupportedMediaType'));
  });
}

/** Registers every endpoint of the contract under /api/v1; any other path there returns 404. */
export function registerApi(app: FastifyInstance, deps: ApiDeps): void {
  readOnlyJson(app);
  for (const name of calls) registerCall(app, name, deps);
  for (const name of deskCalls) registerDeskCall(app, name, deps);
}
