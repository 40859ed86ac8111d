import { apiBase } from '../../contract/addresses.ts';
import { requestBytes } from '../rawHttp.ts';
import type { Chance } from './chance.ts';

/** A request, and what is known of it. */
export interface Making {
  readonly bytes: string | Uint8Array;
  /** It breaks off in the middle: the client says that nothing more comes. */
  readonly thenEnds?: boolean;
  /** It must not be taken for harmless: the answer is a refusal. */
  readonly isRefused?: boolean;
}

/** Ways to be malformed by their names; what is told by its bytes alone may be harmless. */
export type Kinds = Record<string, (chance: Chance) => Making | string>;

/** Addresses of every kind of answer. */
export const targets = [
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
/** Calls that read a body. */
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

export function get(chance: Chance, headers: Record<string, string>, target = chance.one(targets)): string {
  return requestBytes(target, { headers });
}

/** A call with a body, which says to be JSON unless told otherwise. */
export function post(
  chance: Chance,
  body: string,
  headers: Record<string, string> = {},
  target = chance.one(posts),
): string {
  const all = { 'Content-Type': 'application/json', ...headers };
  return requestBytes(target, { method: 'POST', headers: all, body });
}

/** A request's lines as they are, and a body. */
export function lines(all: readonly string[], body = ''): string {
  return `${all.join('\r\n')}\r\n\r\n${body}`;
}

export function headOf(method: string, target: string): string[] {
  return [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close'];
}

export const refused = (bytes: string | Uint8Array, thenEnds = false): Making => ({
  bytes,
  thenEnds,
  isRefused: true,
});

export const brokenOff = (bytes: string): Making => ({ bytes, thenEnds: true });
