import type { FastifyInstance } from 'fastify';
import { apiAddresses, apiBase } from '../../contract/addresses.ts';
import { deskPath } from '../../contract/desk/addresses.ts';
import { ProblemError } from '../platform/problem.ts';
import { hostOrigin, normalizeOrigin, pathAsRead, type ReadOrigin } from './requestAddress.ts';

/** The origin of the staff's pages: a configured one, else the product's own. */
export function deskOriginSource(deskOrigin: string | null, readOrigin: ReadOrigin): ReadOrigin {
  return deskOrigin === null ? readOrigin : () => deskOrigin;
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/**
 * What the staff's pages need besides their own paths: driving times of a tour, departures, pictures and maps of a place, and where browsers
 * report blocked content.
 */
const isShared = (path: string) =>
  path === `${apiBase}${apiAddresses.getDrivingTimes.path}` ||
  path === `${apiBase}${apiAddresses.listDepartures.path}` ||
  /^\/(csp-report$|assets\/|pictures\/|photographs\/|maps\/|favicon\.ico$|icon\.svg$|healthz$|readyz$)/.test(
    path,
  );

/** With DESK_ORIGIN the staff's pages and calls are found on that host only, and nothing else is found there. */
export function keepDeskApart(app: FastifyInstance, deskOrigin: string | null): void {
  if (deskOrigin === null) return;
  const { protocol } = new URL(deskOrigin);
  const origin = normalizeOrigin(deskOrigin);
  app.addHook('onRequest', async (request, reply) => {
    const [address = ''] = request.url.split('?', 1);
    const path = pathAsRead(address);
    const isDesk = isBelow(path, deskPath) || isBelow(path, `${apiBase}${deskPath}`);
    // By the desk's own protocol: behind a proxy that ends TLS, the request's is http.
    if (hostOrigin(request, protocol) !== origin) {
      if (isDesk) throw new ProblemError('notFound');
    } else if (path === '/') {
      return reply.header('cache-control', 'no-store').redirect(deskPath, 302);
    } else if (!isDesk && !isShared(path)) {
      throw new ProblemError('notFound');
    }
  });
}
