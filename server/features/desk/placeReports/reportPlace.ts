import type { Api } from '../../../../contract/api.ts';
import { mostOpenReportsOfPlace } from '../../../../contract/placeReportRules.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { DeskParts } from '../deskParts.ts';

/** Seconds after which another report of a place with too many open ones may be taken. */
const fullPause = 86_400;

/** Something is wrong with a place: stores a visitor's report for the editors. */
export function reportPlace({ database, clock, limits }: DeskParts): RouteHandler<Api['reportPlace']> {
  return async ({ params: { type, id }, body: { kind, words, email } }, { client, language }) => {
    await limits.take('placeReportByClient', client);
    await database.transaction(async () => {
      // Locked, so that concurrent reports count each other.
      const place = await database.sql
        .selectFrom('place')
        .select('id')
        .where('id', '=', id)
        .where('type', '=', type)
        .where('listed', '=', true)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!place) throw new ProblemError('notFound', `There is no ${type} place ${id}`);
      const { open } = await database.sql
        .selectFrom('place_report')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .where('place_id', '=', id)
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(open) >= mostOpenReportsOfPlace) {
        throw new ProblemError('tooManyRequests', 'many reports about this place are open already', [], {
          retryAfter: fullPause,
        });
      }
      await database.sql
        .insertInto('place_report')
        .values({
          place_id: id,
          kind,
          words,
          email: email ?? null,
          language,
          reported_at: clock.now(),
        })
        .execute();
    });
  };
}
