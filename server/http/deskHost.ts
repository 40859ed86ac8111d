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
 * Whether the staff's pages need a path outside their own ones: driving times of a tour, departures, pictures and maps of
 * places, and the address to which browsers report blocked content.
 */
const isShared = (path: string) =>
  path === `${apiBase}${apiAddresses.getDrivingTimes.path}` ||
  path === `${apiBase}${apiAddresses.listDepartures.path}` ||
  /^\/(csp-report$|assets\/|pictures\/|photographs\/|maps\/|favicon\.ico$|icon\.svg$|healthz$|readyz$)/.test(
    path,
  );

/** With DESK_ORIGIN, that host serves the staff's pages and calls, nothing else does, and it serves nothing else. */
export function keepDeskApart(app: FastifyInstance, deskOrigin: string | null): void {
  if (deskOrigin === null) return;
  const { protocol } = new URL(deskOrigin);
  const origin = normalizeOrigin(deskOrigin);
  app.addHook('onRequest', async (request, reply) => {
    const [address = ''] = request.url.split('?', 1);
    const path = pathAsRead(address);
    const isDesk = isBelow(path, deskPath) || isBelow(path, `${apiBase}${deskPath}`);
    // Compared with the desk's protocol: behind a proxy that ends TLS, the request itself arrives by http.
    if (hostOrigin(request, protocol) !== origin) {
      if (isDesk) throw new ProblemError('notFound');
    } else if (path === '/') {
      return reply.header('cache-control', 'no-store').redirect(deskPath, 302);
    } else if (!isDesk && !isShared(path)) {
      throw new ProblemError('notFound');
    }
  });
}
