import { z } from 'zod';
import { askTwice, TooLongResponse } from './askOverHttp.ts';

/** A position in WGS84 degrees. */
export interface RoutedPoint {
  readonly lat: number;
  readonly lng: number;
}

/** Seconds of driving from the row's point to the column's; null when no route is known. */
export type SecondsTable = readonly (readonly (number | null)[])[];

export interface RoutingService {
  /**
   * Seconds of driving between all points, in both directions.
   * @throws RoutingFailure
   */
  secondsBetween(points: readonly RoutedPoint[]): Promise<SecondsTable>;
}

/** No driving times are available. Contains none of the service's text. */
export class RoutingFailure extends Error {
  /** A word for the log: a status, OSRM's own code, or what was wrong. */
  readonly reason: string;
  /** True when the service is down; false when it only rejects this request. */
  readonly isOutage: boolean;

  constructor(reason: string, isOutage: boolean) {
    super(`The routing service gave no driving times: ${reason}`);
    this.name = 'RoutingFailure';
    this.reason = reason;
    this.isOutage = isOutage;
  }
}

interface RoutingOptions {
  /** Address of the service, without a trailing slash. */
  readonly routingUrl: string;
  /** Milliseconds for a request, its retry included. */
  readonly timeLimit?: number;
}

/** One of OSRM's codes; any other text is logged as unreadable. */
const codeSchema = z.object({ code: z.string().regex(/^\w{1,40}$/) });

/** Upper limit of a plausible driving time within one country. */
const secondsPerWeek = 604_800;

/** The fields that are read (OSRM, https://project-osrm.org/docs/v5.24.0/api/, table service: seconds, row by row, null where there is no route). */
const tableSchema = z.object({
  code: z.literal('Ok'),
  durations: z.array(z.array(z.number().min(0).max(secondsPerWeek).nullable())),
});

/**
 * The only adapter (docs/product/environment.md#providers): any service with the table service of OSRM's HTTP API,
 * version 1.
 */
export function createRoutingService({ routingUrl, timeLimit = 3_000 }: RoutingOptions): RoutingService {
  return {
    async secondsBetween(points) {
      const places = points.map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';');
      const address = `${routingUrl}/table/v1/driving/${places}?annotations=duration`;
      const limit = AbortSignal.timeout(timeLimit);
      const table = await ask(address, limit);
      if (table.length !== points.length || table.some((row) => row.length !== points.length))
        throw new RoutingFailure('a table of another size', false);
      return table;
    },
  };
}

/** Sends the request and parses the response. */
async function ask(address: string, limit: AbortSignal): Promise<SecondsTable> {
  const { status, text } = await read(address, limit);
  if (status === 429) throw new RoutingFailure('status 429', true);
  let response: unknown;
  try {
    response = JSON.parse(text);
  } catch {
    throw new RoutingFailure('no JSON', false);
  }
  const table = tableSchema.safeParse(response);
  if (status === 200 && table.success) return table.data.durations;
  // Errors have status 400 and a code: TooBig, NoTable, InvalidQuery.
  const { data } = codeSchema.safeParse(response);
  throw new RoutingFailure(data && data.code !== 'Ok' ? data.code : 'unreadable response', false);
}

async function read(address: string, limit: AbortSignal): Promise<{ status: number; text: string }> {
  const response = await askTwice(address, { signal: limit }).catch((error: unknown) => {
    if (error instanceof TooLongResponse) throw new RoutingFailure('response too long', false);
    throw new RoutingFailure(limit.aborted ? 'too slow' : 'no connection', true);
  });
  const isRedirect = response.status >= 300 && response.status < 400;
  if (response.status >= 500 || isRedirect) throw new RoutingFailure(`status ${response.status}`, true);
  return response;
}
