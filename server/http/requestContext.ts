import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import type { RouteContract, RouteRequest } from '../../contract/route.ts';
import { ProblemError } from '../platform/problem.ts';
import { clientOf } from './limits/client.ts';
import { languageOf, languageOfHeader } from './negotiateLanguage.ts';
import { hostOf, type OriginOf } from './requestAddress.ts';

/** Who calls, known by a living session. */
export interface Caller {
  readonly accountId: string;
  readonly sessionId: string;
}

/** What a handler may know of a call besides its validated values, and what it may say besides its answer. */
export interface RequestContext {
  /** The signed-in user; throws 'unauthorized' for a guest. */
  account(): Caller;
  /** The bearer token as it came, for the one call that takes another kind of token there (DESIGN 3, refresh). */
  readonly bearer: string | null;
  /** Rate-limit key of the client: its address, or the network of one in IPv6. */
  readonly client: string;
  /** The language of the page that called, for mails. */
  readonly language: Language;
  /** The product's own address for this call. */
  readonly origin: string;
  cookie(name: string): string | undefined;
  /** Throws 'wrongOrigin' unless the call comes from our own pages; for calls whose authority is a cookie (DESIGN 3). */
  assertOwnOrigin(): void;
  setCookie(name: string, value: string, options: CookieSerializeOptions): void;
  clearCookie(name: string, options: CookieSerializeOptions): void;
  /** Answers with another of the route's statuses of success. */
  answerWith(status: 200 | 202 | 204 | 303): void;
}

/** Answers a validated call. The HTTP layer and the page renderer call the same handlers. */
export type RouteHandler<R extends RouteContract> = (
  request: RouteRequest<R>,
  call: RequestContext,
) => Promise<z.input<R['answer']>>;

/** Answers a call that is the same for everyone who makes it. */
export type PublicHandler<R extends RouteContract> = (
  request: RouteRequest<R>,
) => Promise<z.input<R['answer']>>;

/** `Bearer x` of an Authorization header (RFC 6750, section 2.1), or null. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer +([\w.~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null;
}

/** DESIGN 3: the Origin, where one is sent, is PUBLIC_ORIGIN or the request's own host. */
function comesFromOwnPages(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const sender = request.headers.origin;
  return sender === undefined || sender === origin || sender === `${request.protocol}://${hostOf(request)}`;
}

/** A call over HTTP. */
export function callOver(
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, originOf }: { caller: Caller | null; originOf: OriginOf },
): RequestContext {
  const origin = originOf(request);
  return {
    account() {
      if (!caller) throw new ProblemError('unauthorized');
      return caller;
    },
    bearer: bearerOf(request.headers.authorization),
    client: clientOf(request),
    language:
      languageOfHeader(request.headers['accept-language']) ?? languageOf(request.cookies.language) ?? 'ko',
    origin,
    cookie: (name) => request.cookies[name],
    assertOwnOrigin() {
      if (!comesFromOwnPages(request, origin)) throw new ProblemError('wrongOrigin');
    },
    setCookie: (name, value, options) => void reply.setCookie(name, value, options),
    clearCookie: (name, options) => void reply.clearCookie(name, options),
    answerWith: (status) => void reply.code(status),
  };
}

/** The call of a page that is rendered on the server: nobody in particular, and nothing said but the answer (DESIGN 8). */
export function pageCall(language: Language): RequestContext {
  const refuse = () => {
    throw new Error('A page that is rendered on the server changes nothing');
  };
  return {
    account() {
      throw new ProblemError('unauthorized');
    },
    bearer: null,
    client: 'page',
    language,
    origin: '',
    cookie: () => undefined,
    assertOwnOrigin: refuse,
    setCookie: refuse,
    clearCookie: refuse,
    answerWith: refuse,
  };
}
