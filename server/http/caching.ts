import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cache-Control by kind of response; docs/caching.md has the whole table. */
export const cacheControl = {
  /**
   * The guide, the same for all clients: fresh for a minute, like a page in the process cache; then stale while
   * revalidated, and for a day if we are down (RFC 5861).
   */
  guide: 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  /** Changes only with a release, at a fixed address. */
  release: 'public, max-age=3600, stale-while-revalidate=86400',
  /** The address changes with the content. */
  forever: 'public, max-age=31536000, immutable',
  /** Revalidated each time. An unchanged response is a 304 without a body, thanks to its tag. */
  noCache: 'no-cache',
  /** Personal, out of date within a minute, or at an address that is itself a secret. */
  noStore: 'no-store',
} as const;

/** The tag of a body. Weak: the same body comes in several encodings, compressed quickly or well. */
export function entityTag(body: string | Buffer): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

/**
 * Whether If-None-Match names a body by its hash: compared weakly, in any encoding, in a list, or as `*` (RFC 9110,
 * section 13.1.2).
 */
export function isNotModified(request: FastifyRequest, hash: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  const named = new RegExp(`^(?:W/)?"${hash}(?:-[a-z-]+)?"$`);
  return known.split(',').some((one) => one.trim() === '*' || named.test(one.trim()));
}

/** Sends a body with its tag, or a 304. Set other headers first, since a 304 carries them too. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
  tag = entityTag(body),
): FastifyReply {
  reply.header('etag', tag);
  if (!isNotModified(request, tag.replace(/^W\/"|"$/g, ''))) return reply.send(body);
  reply.code(304).removeHeader('content-encoding');
  // Fastify measures the body for HEAD; without one it would send Content-Length: 0.
  return request.method === 'HEAD' ? reply.send(body) : reply.send();
}
