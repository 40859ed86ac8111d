import type { Api } from '../../../../contract/api.ts';
import type { PlaceReportKind } from '../../../../domain/places/placeReportRules.ts';
import type { DeskDeps } from '../../../desk/deskDeps.ts';
import type { Authenticate } from '../../../http/api.ts';
import { consumeAll } from '../../../http/limits/rateLimits.ts';
import type { RequestContext, RouteHandler } from '../../../http/requestContext.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/problem.ts';

export type ReportPlaceDeps = DeskDeps & {
  /** Authenticates visitors, not the staff. */
  readonly authenticate: Authenticate;
};

/**
 * The address of the signed-in visitor; null for a guest.
 * @throws ProblemError 'unauthorized' for an access token that is no longer valid: the page renews it and tries again
 */
async function callerEmail(
  { database, authenticate }: ReportPlaceDeps,
  { bearer }: RequestContext,
): Promise<string | null> {
  if (bearer === null) return null;
  const caller = await authenticate(bearer);
  if (!caller) throw new ProblemError('unauthorized');
  const account = await database.sql
    .selectFrom('account')
    .select('email')
    .where('id', '=', caller.accountId)
    .executeTakeFirst();
  return account?.email ?? null;
}

/** The open report that says the same about a place, with the same address. */
function findSameReport(
  { sql }: Database,
  report: {
    readonly placeId: number;
    readonly kind: PlaceReportKind;
    readonly words: string;
    readonly email: string | null;
  },
) {
  return sql
    .selectFrom('place_report')
    .select('id')
    .where('place_id', '=', report.placeId)
    .where('closed_at', 'is', null)
    .where('kind', '=', report.kind)
    .where('words', '=', report.words)
    .where('email', 'is not distinct from', report.email)
    .executeTakeFirst();
}

/** Stores a visitor's report that something is wrong with a place, once, for the editors. */
export function reportPlace(deps: ReportPlaceDeps): RouteHandler<Api['reportPlace']> {
  const { database, clock, limits, deskEvents } = deps;
  return async ({ params: { type, id }, body: { kind, words, email = null } }, context) => {
    const { client, language } = context;
    const isConfirmed = email !== null && email === (await callerEmail(deps, context));
    await consumeAll(limits, [
      ['placeReportByClient', client],
      ['placeReportByClientAndPlace', `${client} ${id}`],
    ]);
    await database.transaction(async () => {
      // Locked, so that concurrent reports see each other.
      const place = await database.sql
        .selectFrom('place')
        .select('id')
        .where('id', '=', id)
        .where('type', '=', type)
        .where('listed', '=', true)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!place) throw new ProblemError('notFound', `There is no ${type} place ${id}`);
      const same = await findSameReport(database, { placeId: id, kind, words, email });
      if (!same) {
        const { id: placeReportId } = await database.sql
          .insertInto('place_report')
          .values({
            place_id: id,
            kind,
            words,
            email,
            email_confirmed: isConfirmed,
            language,
            reported_at: clock.now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await deskEvents.record({ kind: 'placeReport', placeReportId });
      } else if (isConfirmed) {
        await database.sql
          .updateTable('place_report')
          .set({ email_confirmed: true })
          .where('id', '=', same.id)
          .execute();
      }
    });
  };
}
