import type { FastifyRequest } from 'fastify';

/** The parts of a path that would open a shared plan to whoever reads the log. */
const tokens = /((?:^|\/)(?:plan|shared-plans)\/+)[^/]+/gi;

/** What a log line tells of a request: never its query, which may hold a token, an address or what was searched for. */
export function tellRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [path = ''] = url.split('?', 1);
  return { method, path: path.replace(tokens, '$1…'), remoteAddress: ip };
}
