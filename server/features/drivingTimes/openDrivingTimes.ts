import { z } from 'zod';
import type { Api } from '../../../contract/api.ts';
import { stationId } from '../../../domain/tour/departurePlaces.ts';
import { invalidField } from '../../desk/invalidField.ts';
import type { Departures } from '../../desk/settings/departures.ts';
import type { Feature } from '../../http/feature.ts';
import type { RateLimits } from '../../http/limits/rateLimits.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import type { Database } from '../../platform/database/database.ts';
import { RoutingFailure, type RoutingService } from '../../providers/routing.ts';

interface DrivingTimesDeps {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly departures: Pick<Departures, 'find'>;
  /** Null where no routing service is configured. */
  readonly routing: RoutingService | null;
}

export interface DrivingTimesHandlers {
  readonly getDrivingTimes: RouteHandler<Api['getDrivingTimes']>;
}

const rowSchema = z.object({ id: z.int(), lat: z.number(), lng: z.number() });

/** Positions of the listed places among the ids, in the order of the ids, without duplicates. */
async function readPositions({ sql }: Database, ids: readonly number[]) {
  const rows = await sql
    .selectFrom('place')
    .innerJoin('place_content', 'place_content.place_id', 'place.id')
    .select(['place.id', 'place_content.lat', 'place_content.lng'])
    .where('place.listed', '=', true)
    .where('place.id', 'in', ids)
    .execute();
  const found = new Map(
    z
      .array(rowSchema)
      .parse(rows)
      .map((row) => [row.id, row]),
  );
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/**
 * Driving times for the trip plan (docs/product/plans.md#whether-the-plan-fits-in-three-hours). Limited to places of
 * the guide, so that it cannot serve as a free routing service.
 */
export function openDrivingTimes({
  database,
  limits,
  departures,
  routing,
}: DrivingTimesDeps): Feature<DrivingTimesHandlers> {
  return {
    handlers: {
      async getDrivingTimes({ query }, context) {
        const from = departures.find(query.departure ?? stationId);
        if (!from) throw invalidField('departure', 'unknownDeparture', 'an id of a departure');
        if (routing) await limits.take('drivingTimesByClient', context.client);
        const places = await readPositions(database, query.ids);
        const ids = places.map(({ id }) => id);
        const estimate = { source: 'estimate' as const, ids, minutes: null };
        if (!routing || places.length === 0) return estimate;
        try {
          const table = await routing.secondsBetween([from, ...places]);
          const minutes = table.map((row) =>
            row.map((seconds) => (seconds === null ? null : Math.ceil(seconds / 60))),
          );
          return { source: 'routing' as const, ids, minutes };
        } catch (error) {
          if (error instanceof RoutingFailure) return estimate;
          throw error;
        }
      },
    },
  };
}
