import { apiBase } from '../../contract/addresses.ts';
import { requestBytes } from '../../server/testing/rawHttp.ts';
import type { Chance } from './chance.ts';

/** A request, and how the server must treat it. */
export interface MalformedRequest {
  readonly bytes: string | Uint8Array;
  /** The request is cut off: the client closes its sending side. */
  readonly thenEnds?: boolean;
  /** The server must reject it with an error status. */
  readonly isRefused?: boolean;
}

/** Ways in which a request can be malformed, by name. A request that is only a text may be harmless. */
export type Kinds = Record<string, (chance: Chance) => MalformedRequest | string>;

/** Addresses that lead to every kind of response. */
export const requestTargets = [
  '/',
  '/list',
  '/list?tab=restaurant',
  '/login',
  '/none',
  '/robots.txt',
  '/sitemap.xml',
  '/pictures/placeholder.svg',
  '/icon.svg',
  '/og-cover.png',
  `${apiBase}/theme`,
  `${apiBase}/places/tour`,
  `${apiBase}/places/tour/1`,
  `${apiBase}/user/me`,
  `${apiBase}/none`,
  '/healthz',
  '/sandbox/mailbox',
  '/sandbox/google/auth',
];
/** Endpoints that read a body. */
export const posts = [
  `${apiBase}/auth/email/send`,
  `${apiBase}/auth/email/verify`,
  `${apiBase}/auth/signup/email`,
  `${apiBase}/auth/login/email`,
  `${apiBase}/auth/validate/nickname`,
  `${apiBase}/auth/refresh`,
  `${apiBase}/auth/password/reset`,
  `${apiBase}/trip-plan`,
  `${apiBase}/payments/confirm`,
  `${apiBase}/payments/webhook`,
  '/language',
  '/sandbox/toss/authorize',
  '/sandbox/toss/v1/payments/confirm',
  '/sandbox/google/token',
];

export function get(
  chance: Chance,
  headers: Record<string, string>,
  target = chance.one(requestTargets),
): string {
  return requestBytes(target, { headers });
}

/** A request with a body, with the content type JSON by default. */
export function post(
  chance: Chance,
  body: string,
  headers: Record<string, string> = {},
  target = chance.one(posts),
): string {
  const all = { 'Content-Type': 'application/json', ...headers };
  return requestBytes(target, { method: 'POST', headers: all, body });
}

/** A request from raw lines, and a body. */
export function lines(all: readonly string[], body = ''): string {
  return `${all.join('\r\n')}\r\n\r\n${body}`;
}

export function requestHead(method: string, target: string): string[] {
  return [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close'];
}

export const refused = (bytes: string | Uint8Array, thenEnds = false): MalformedRequest => ({
  bytes,
  thenEnds,
  isRefused: true,
});

export const truncated = (bytes: string): MalformedRequest => ({ bytes, thenEnds: true });
