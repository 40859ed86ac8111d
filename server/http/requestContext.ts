import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { cookieValues, type OwnCookie, type SessionCookieName } from '../../contract/cookies.ts';
import { chosenLanguage, parseAcceptLanguage } from '../../contract/negotiateLanguage.ts';
import type { RouteContract, RouteRequest } from '../../contract/route.ts';
import type { Language } from '../../domain/languages.ts';
import type { DeskLanguage, StaffRole } from '../../domain/staff/staffRules.ts';
import { ProblemError } from '../platform/problem.ts';
import { clientKey } from './limits/client.ts';
import { hostOrigin, normalizeOrigin, type ReadOrigin } from './requestAddress.ts';

/** The signed-in user of a live session. */
export interface Caller {
  readonly accountId: string;
  readonly sessionId: string;
}

/** A signed-in member of the staff. */
export interface StaffCaller {
  readonly staffId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly language: DeskLanguage;
  /** When the session ends at the latest. */
  readonly expiresAt: Date;
}

/** Who sent a request, as far as its endpoint requires authentication. */
export interface Callers {
  readonly caller: Caller | null;
  readonly staff: StaffCaller | null;
}

export const noCallers: Callers = { caller: null, staff: null };

const callers = new WeakMap<FastifyRequest, Callers>();

/** Remembers who sent a request, for the security log. */
export function rememberCallers(request: FastifyRequest, known: Callers): void {
  callers.set(request, known);
}

/** Who sent a request, as far as that has been authenticated. */
export function knownCallers(request: FastifyRequest): Callers {
  return callers.get(request) ?? noCallers;
}

/** The cookie with the session token of a member of the staff. */
export const deskCookie = 'desk_session';

/** How many values of one cookie are read: each may cost a query. */
const maxCookieValues = 8;

/** A cookie that requests carry for handlers. */
type RequestCookie = SessionCookieName | OwnCookie;

/** What a handler may read of a request besides its validated input, and may set besides its response body. */
export interface RequestContext {
  /** The signed-in user; throws 'unauthorized' for a guest. */
  account(): Caller;
  /** The signed-in member of the staff; throws 'unauthorized' for anybody else. */
  staff(): StaffCaller;
  /**
   * The raw bearer token, for the one endpoint that takes another kind of token
   * (docs/product/accounts.md#api-sign-in-and-sessions, refresh).
   */
  readonly bearer: string | null;
  /** The token of an order's link, by which its buyer without an account acts; not checked yet. */
  readonly ticketLink: string | null;
  /** Rate-limit key of the client: its address, or its /64 network in IPv6. */
  readonly client: string;
  /** The User-Agent header; '' if the browser sends none. */
  readonly userAgent: string;
  /** The language of the calling page, for mails. */
  readonly language: Language;
  /** The product's own origin for this request; in calls of the staff, the desk's. */
  readonly origin: string;
  /** The first value of a cookie. */
  cookie(name: RequestCookie): string | undefined;
  /** All values of a cookie: another host of the domain may have set one of the same name. */
  cookies(name: RequestCookie): readonly string[];
  /**
   * Throws 'wrongOrigin' unless the request comes from our own pages; for endpoints authorized by a cookie
   * (docs/product/accounts.md#api-sign-in-and-sessions).
   */
  assertOwnOrigin(): void;
  setCookie(name: string, value: string, options: CookieSerializeOptions): void;
  clearCookie(name: string, options: CookieSerializeOptions): void;
  /** Sets the success status, if not the route's first one. */
  setStatus(status: 200 | 202 | 204 | 303): void;
}

/** Handles a validated request. The HTTP layer and the page renderer share these handlers. */
export type RouteHandler<R extends RouteContract> = (
  request: RouteRequest<R>,
  context: RequestContext,
) => Promise<z.input<R['response']>>;

/** A handler for each endpoint of a group of the contract. */
export type RouteHandlers<Group extends Record<string, RouteContract>> = {
  readonly [Call in keyof Group]: RouteHandler<Group[Call]>;
};

/** Handles a request whose response is the same for all clients. */
export type PublicHandler<R extends RouteContract> = (
  request: RouteRequest<R>,
) => Promise<z.input<R['response']>>;

/** `Bearer x` of an Authorization header (RFC 6750, section 2.1), or null. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null;
}

/** The token of the link by which a request is about an order, or null. */
export function ticketLink({ headers }: FastifyRequest): string | null {
  const header = headers['ticket-link'];
  return typeof header === 'string' && header !== '' ? header : null;
}

/**
 * Origin, where sent, must be PUBLIC_ORIGIN or the request's own host
 * (docs/product/accounts.md#api-sign-in-and-sessions).
 */
function comesFromOwnPages(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const sender = request.headers.origin;
  if (sender === undefined || sender === origin) return true;
  const own = hostOrigin(request);
  return own !== null && normalizeOrigin(sender) === own;
}

/** The values of a cookie in a request, at most eight. */
export function requestCookies({ headers }: FastifyRequest, name: RequestCookie): readonly string[] {
  return cookieValues(headers.cookie ?? '', name).slice(0, maxCookieValues);
}

/** @throws ProblemError 'wrongOrigin' unless the request comes from our own pages */
export function assertOwnOrigin(request: FastifyRequest, origin: string): void {
  if (!comesFromOwnPages(request, origin)) throw new ProblemError('wrongOrigin');
}

/** The context of a request over HTTP. */
export function httpContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, staff, readOrigin }: Callers & { readOrigin: ReadOrigin },
): RequestContext {
  const origin = readOrigin(request);
  return {
    account() {
      if (!caller) throw new ProblemError('unauthorized');
      return caller;
    },
    staff() {
      if (!staff) throw new ProblemError('unauthorized');
      return staff;
    },
    bearer: bearerToken(request.headers.authorization),
    ticketLink: ticketLink(request),
    client: clientKey(request),
    userAgent: request.headers['user-agent'] ?? '',
    language:
      parseAcceptLanguage(request.headers['accept-language']) ??
      chosenLanguage(request.headers.cookie) ??
      'ko',
    origin,
    cookie: (name) => requestCookies(request, name)[0],
    cookies: (name) => requestCookies(request, name),
    assertOwnOrigin: () => assertOwnOrigin(request, origin),
    setCookie: (name, value, options) => void reply.setCookie(name, value, options),
    clearCookie: (name, options) => void reply.clearCookie(name, options),
    setStatus: (status) => void reply.code(status),
  };
}

/**
 * The context of a server-rendered page: a guest without cookies or headers
 * (docs/product/screens.md#the-rendered-page).
 */
export function ssrContext(language: Language, client = 'page'): RequestContext {
  const refuse = () => {
    throw new Error('A page that is rendered on the server changes nothing');
  };
  const unauthorized = () => {
    throw new ProblemError('unauthorized');
  };
  return {
    account: unauthorized,
    staff: unauthorized,
    bearer: null,
    ticketLink: null,
    client,
    userAgent: '',
    language,
    origin: '',
    cookie: () => undefined,
    cookies: () => [],
    assertOwnOrigin: refuse,
    setCookie: refuse,
    clearCookie: refuse,
    setStatus: refuse,
  };
}
