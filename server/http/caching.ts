import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cache-Control by what an answer is; docs/caching.md has the whole table. */
export const cacheControl = {
  /**
   * The guide, the same for everyone: a minute, as a process keeps a page; then the old answer serves while a new one is
   * fetched, and for a day where we do not answer at all (RFC 5861).
   */
  guide: 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  /** What changes with a release alone, at an address that stays. */
  release: 'public, max-age=3600, stale-while-revalidate=86400',
  /** What changes its address with its content. */
  forever: 'public, max-age=31536000, immutable',
  /** Asked for anew each time; by its tag an unchanged one costs no body. */
  askedAnew: 'no-cache',
  /** Of one visitor, of this minute, or at an address that is itself a secret. */
  keptByNobody: 'no-store',
} as const;

/** The tag of a body. Weak: the same body comes in several encodings, compressed quickly or well. */
export function tagOf(body: string | Buffer): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

/** Whether If-None-Match names a tag: compared weakly, in a list, or as `*` (RFC 9110, section 13.1.2). */
function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return known.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}

/** Sends a body with its tag, or says that the browser or cache has it. Other headers are set before: a 304 has them too. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
  tag = tagOf(body),
): FastifyReply {
  reply.header('etag', tag);
  if (!isKnown(request, tag)) return reply.send(body);
  reply.code(304).removeHeader('content-encoding');
  // An answer to HEAD is given with its body, which only measures it: of none Fastify would say that it has 0 bytes.
  return request.method === 'HEAD' ? reply.send(body) : reply.send();
}
