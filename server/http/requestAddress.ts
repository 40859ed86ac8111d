import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where the product is reached, for a request: as configured, else where the browser reached it. */
export type OriginOf = (request: FastifyRequest) => string;

/**
 * The host that a request names. X-Forwarded-Host is never believed: most proxies pass a stranger's on. A proxy that
 * changes Host needs PUBLIC_ORIGIN.
 */
export function hostOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return headers.host ?? '';
}

/** A Host header is a stranger's text: only one that makes an address is believed. */
function originOfHost(request: FastifyRequest): string | null {
  const host = hostOf(request);
  if (!host || !/^[\w.:[\]-]{1,255}$/.test(host)) return null;
  const origin = `${request.protocol === 'https' ? 'https' : 'http'}://${host}`;
  return URL.canParse(origin) ? origin : null;
}

/** Where the product listens, and where browsers reach it if that is set. */
interface OwnAddress {
  readonly host: string;
  readonly port: number;
  readonly publicOrigin: string | null;
}

export function originSource({ publicOrigin, host, port }: OwnAddress): OriginOf {
  if (publicOrigin) return () => publicOrigin;
  const own = `http://${host}:${port}`;
  return (request) => originOfHost(request) ?? own;
}

/** The address asked for, on the product's own origin: `//host/path` is a path here, never another host. */
export function addressOf(request: FastifyRequest, origin: string): URL {
  return new URL(`${origin}${request.url}`);
}

/** A path as the routers read it: decoded, in either case, however many slashes. */
export function pathAsRead(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  try {
    return decodeURIComponent(single).toLowerCase();
  } catch {
    return single.toLowerCase();
  }
}

/** Below /api problems are answered, and pages elsewhere (DESIGN 3). */
export function isBelowApi(request: FastifyRequest): boolean {
  return /^\/api([/?]|$)/.test(request.url);
}

/**
 * The path and query of a raw request, such that every route and hook sees it. A path that is no valid UTF-8 is taken
 * for plain text, so that it meets the answer for an address where nothing is, as a problem or as a page.
 */
export function readableAddress(raw: IncomingMessage): string {
  // A proxy may send the whole address (RFC 9112, section 3.2.2); the host is said by its header.
  const address = (raw.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '');
  const [path = ''] = address.split(/[?#]/, 1);
  const rest = address.slice(path.length);
  return `${isDecodable(path) ? path || '/' : path.replaceAll('%', '%25')}${rest}`;
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Where this process reaches itself, once it listens. */
export function ownOriginOf(
  address: AddressInfo | string | null,
  { host, port }: Pick<OwnAddress, 'host' | 'port'>,
): string {
  const listening = typeof address === 'object' && address ? address.port : port;
  const everywhere = ['localhost', '0.0.0.0', '::', '127.0.0.1'].includes(host);
  const own = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${own}:${listening}`;
}

/**
 * Where a browser reaches our stand-ins for other services: on the host that it reached us by. `localhost` becomes
 * 127.0.0.1, which is another site, so that faults of cookies between sites show (DESIGN 4).
 */
export function browserOriginOf(page: URL): URL {
  const seen = new URL(page.origin);
  if (seen.hostname === 'localhost') seen.hostname = '127.0.0.1';
  return seen;
}

/** An address of the stand-in for a sign-in, as the browser reaches it. */
export function browserAddressOf(address: URL): URL {
  const redirect = address.searchParams.get('redirect_uri');
  if (redirect === null || !URL.canParse(redirect)) return address;
  const { protocol, hostname, port } = browserOriginOf(new URL(redirect));
  return Object.assign(new URL(address), { protocol, hostname, port });
}
