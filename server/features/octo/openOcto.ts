import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Departures } from '../../desk/settings/departures.ts';
import { readOnlyJson } from '../../http/api.ts';
import { cacheControl } from '../../http/caching.ts';
import type { FeatureRoutes } from '../../http/feature.ts';
import type { RateLimits } from '../../http/limits/rateLimits.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { ReadCompany } from '../company/describeCompany.ts';
import { type AvailabilityDeps, checkAvailability, checkCalendar } from './octoAvailability.ts';
import { type BookingDeps, createOctoBookings } from './octoBookings.ts';
import { type OctoCall, openCall } from './octoCall.ts';
import { OctoError, toOctoError } from './octoErrors.ts';
import { assertProduct, capabilities, productFor, supplierFor } from './octoProduct.ts';
import {
  availabilityBodySchema,
  bookingsQuerySchema,
  calendarBodySchema,
  cancellationBodySchema,
  confirmationBodySchema,
  extensionBodySchema,
  readSent,
  reservationBodySchema,
  updateBodySchema,
} from './octoRequests.ts';

/** At the root and not below the API's path, because resellers are told this address. */
export const octoPath = '/octo';

interface OctoDeps extends Omit<BookingDeps, 'now'> {
  readonly limits: RateLimits;
  readonly readCompany: ReadCompany;
  readonly departures: Departures;
}

/** What an endpoint reads of a request. */
interface Sent {
  readonly uuid: string;
  readonly id: string;
  readonly query: unknown;
  readonly body: unknown;
}

type Endpoint = (sent: Sent, call: OctoCall) => unknown;

const paramsSchema = z.object({ uuid: z.string().default(''), id: z.string().default('') });

/** The supplier's side of the OCTO standard, version 1.0: resellers find departures, and book them. */
export function openOcto(deps: OctoDeps): FeatureRoutes {
  const availability: AvailabilityDeps = {
    now: () => deps.clock.now(),
    readSales: deps.readSales,
  };
  const bookings = createOctoBookings({ ...deps, ...availability });

  return {
    registerRoutes(app, { readOrigin }) {
      readOnlyJson(app);
      app.setErrorHandler(sendError);

      const route = (method: 'GET' | 'POST' | 'PATCH', path: string, endpoint: Endpoint) => {
        // The standard ends some addresses with a slash, and resellers send both forms.
        for (const url of [`${octoPath}${path}`, `${octoPath}${path}/`]) {
          app.route({
            method,
            url,
            handler: async (request, reply) => {
              reply.header('cache-control', cacheControl.noStore);
              const call = await openCall(deps, readOrigin, request, reply);
              const { uuid, id } = paramsSchema.parse(request.params);
              return endpoint({ uuid, id, query: request.query, body: request.body }, call);
            },
          });
        }
      };

      route('GET', '/supplier', (_sent, call) => supplierFor(call, deps.readCompany().company));
      route('GET', '/capabilities', () => capabilities);
      route('GET', '/products', (_sent, call) => [productFor(call)]);
      route('GET', '/products/:id', ({ id }, call) => {
        assertProduct(id);
        return productFor(call);
      });
      route('POST', '/availability', ({ body }, call) =>
        checkAvailability(availability, readSent(availabilityBodySchema, body), call),
      );
      route('POST', '/availability/calendar', ({ body }, call) =>
        checkCalendar(availability, readSent(calendarBodySchema, body), call),
      );
      route('POST', '/bookings', ({ body }, call) =>
        bookings.reserve(readSent(reservationBodySchema, body), call),
      );
      route('GET', '/bookings', ({ query }, call) =>
        bookings.list(readSent(bookingsQuerySchema, query), call),
      );
      route('GET', '/bookings/:uuid', ({ uuid }, call) => bookings.get(assertUuid(uuid), call));
      route('PATCH', '/bookings/:uuid', ({ uuid, body }, call) =>
        bookings.update(assertUuid(uuid), readSent(updateBodySchema, body), call),
      );
      route('POST', '/bookings/:uuid/extend', ({ uuid, body }, call) =>
        bookings.extend(assertUuid(uuid), readSent(extensionBodySchema, body), call),
      );
      route('POST', '/bookings/:uuid/confirm', ({ uuid, body }, call) =>
        bookings.confirm(assertUuid(uuid), readSent(confirmationBodySchema, body), call),
      );
      route('POST', '/bookings/:uuid/cancel', ({ uuid, body }, call) =>
        bookings.cancel(assertUuid(uuid), readSent(cancellationBodySchema, body), call),
      );
    },
  };
}

/** Sends an error in the standard's form. */
function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { uuid = '' } = paramsSchema.safeParse(request.params).data ?? {};
  const refusal = toOctoError(error, uuid || sentUuid(request.body));
  if (refusal.status >= 500) request.log.error(error);
  if (error instanceof ProblemError && error.retryAfter !== undefined)
    reply.header('retry-after', String(error.retryAfter));
  return reply.code(refusal.status).header('cache-control', cacheControl.noStore).send(refusal.body);
}

/** The uuid of the reservation that a request wants to make. */
function sentUuid(body: unknown): string | undefined {
  return z.object({ uuid: z.string() }).safeParse(body).data?.uuid;
}

/** @throws OctoError for a text that can be no uuid, which the database would refuse */
function assertUuid(uuid: string): string {
  if (z.guid().safeParse(uuid).success) return uuid;
  throw new OctoError('INVALID_BOOKING_UUID', 'This is no uuid.', { uuid: uuid.slice(0, 100) });
}
