import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | null;

const brotli = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;
const gzip = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;

/** Whether an Accept-Encoding header names a coding; a quality of 0 refuses it (RFC 9110, section 12.5.3). */
function takes(header: string, coding: RegExp): boolean {
  const found = coding.exec(header);
  return found !== null && (found[1] === undefined || Number(found[1]) > 0);
}

/** The best supported encoding that the browser accepts. */
export function acceptedEncoding(request: FastifyRequest): Encoding {
  const header = request.headers['accept-encoding'] ?? '';
  if (takes(header, brotli)) return 'br';
  return takes(header, gzip) ? 'gzip' : null;
}
