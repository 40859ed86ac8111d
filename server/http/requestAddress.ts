import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The product's origin for a request: as configured, else as the browser reached it. */
export type OriginOf = (request: FastifyRequest) => string;

/**
 * The host of a request. X-Forwarded-Host is never trusted: most proxies pass on what a client sent. A proxy that
 * changes Host needs PUBLIC_ORIGIN.
 */
export function hostOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return headers.host ?? '';
}

/** The client chooses the Host header, so only a valid host is accepted. */
function originOfHost(request: FastifyRequest): string | null {
  const host = hostOf(request);
  if (!host || !/^[\w.:[\]-]{1,255}$/.test(host)) return null;
  const origin = `${request.protocol === 'https' ? 'https' : 'http'}://${host}`;
  return URL.canParse(origin) ? origin : null;
}

/** The listen address, and the public origin if set. */
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

/** The requested address on the product's own origin: `//host/path` is a path here, never another host. */
export function addressOf(request: FastifyRequest, origin: string): URL {
  return new URL(`${origin}${request.url}`);
}

/** A path as the routers read it: decoded, in lower case, without repeated or trailing slashes. */
export function pathAsRead(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  try {
    return decodeURIComponent(single).toLowerCase();
  } catch {
    return single.toLowerCase();
  }
}

/** Whether errors are problems (below /api) or pages (elsewhere; DESIGN 3). */
export function isBelowApi(request: FastifyRequest): boolean {
  return /^\/api([/?]|$)/.test(request.url);
}

/**
 * The path and query of a raw request, in a form that reaches every route and hook. A path that is not valid UTF-8 is
 * taken as plain text, so that it gets the usual 404, as a problem or as a page.
 */
export function readableAddress(raw: IncomingMessage): string {
  // A proxy may send the absolute form (RFC 9112, section 3.2.2); the host comes from the Host header.
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

/** The address at which this process reaches itself, once it listens. */
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
 * The address at which a browser reaches our sandboxes: the host of its request. `localhost` becomes 127.0.0.1, which
 * is another site, so that errors with cross-site cookies show (DESIGN 4).
 */
export function browserOriginOf(page: URL): URL {
  const seen = new URL(page.origin);
  if (seen.hostname === 'localhost') seen.hostname = '127.0.0.1';
  return seen;
}

/** An address of the sign-in sandbox, as the browser reaches it. */
export function browserAddressOf(address: URL): URL {
  const redirect = address.searchParams.get('redirect_uri');
  if (redirect === null || !URL.canParse(redirect)) return address;
  const { protocol, hostname, port } = browserOriginOf(new URL(redirect));
  return Object.assign(new URL(address), { protocol, hostname, port });
}
