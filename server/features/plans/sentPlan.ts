import type { FieldError } from '../../../contract/problems.ts';
import { isPastDate, isTooFarDate } from '../../../domain/tour/planRules.ts';
import type { Departures } from '../../desk/settings/departures.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';

/** Rules of a plan that the schema cannot express. @throws ProblemError 'invalidRequest' naming the field. */
export function assertBookable(tripDate: string | null, now: Date): void {
  if (tripDate === null) return;
  const field = 'tripPlan.tripDate';
  if (isPastDate(tripDate, now)) {
    refuse([{ field, code: 'pastDate', message: 'today or later in Asia/Seoul' }]);
  }
  if (isTooFarDate(tripDate, now)) {
    refuse([{ field, code: 'tooFarDate', message: 'at most one year ahead in Asia/Seoul' }]);
  }
}

/** Accepts departures that are not offered any more, since a plan may still name them. @throws ProblemError 'invalidRequest' */
export function assertKnownDeparture(departures: Pick<Departures, 'find'>, id: string | null): void {
  if (id === null || departures.find(id)) return;
  refuse([{ field: 'tripPlan.departure', code: 'unknownDeparture', message: `there is no departure ${id}` }]);
}

/** Accepts places that have left the guide, since a plan may still contain them, but no unknown ids. */
export async function assertPlacesExist(
  database: Database,
  stops: readonly { placeId: number }[],
): Promise<void> {
  const ids = stops.map(({ placeId }) => placeId);
  const known = await database.sql.selectFrom('place').select('id').where('id', 'in', ids).execute();
  const unknown = ids.flatMap((id, index) =>
    known.some((place) => place.id === id)
      ? []
      : [
          {
            field: `visitSpotSet.${index}.placeId`,
            code: 'unknownPlace',
            message: `there is no place ${id}`,
          },
        ],
  );
  if (unknown.length > 0) refuse(unknown);
}

function refuse(errors: FieldError[]): never {
  throw new ProblemError(
    'invalidRequest',
    errors.map(({ field, message }) => `${field}: ${message}`).join('; '),
    errors,
  );
}
