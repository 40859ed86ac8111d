import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { FestivalFields } from '../../../../contract/desk/festivalFields.ts';
import type { DeskFestival, deskFestivalsApi } from '../../../../contract/desk/festivals.ts';
import { toSeoulDate } from '../../../../domain/calendar/seoulTime.ts';
import { type FestivalList, missingTexts } from '../../../../domain/festivals/festivalFields.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import { invalidField } from '../../../desk/invalidField.ts';
import type { RouteHandler, RouteHandlers } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { changeAndAnnounce } from '../changeAndAnnounce.ts';
import { festivalColumns, festivalFields, selectFestivals, toDeskFestival } from './festivalRows.ts';

/** Past festivals that are listed. */
const maxPast = 200;

async function readFestival({ database }: DeskDeps, id: number): Promise<DeskFestival> {
  const row = await selectFestivals(database).where('f.id', '=', id).executeTakeFirst();
  if (!row) throw new ProblemError('notFound');
  return toDeskFestival(row);
}

/** Locks a festival. @throws ProblemError 'changedMeanwhile' for another version than the editor saw */
async function lockFestival({ database }: DeskDeps, id: number, version: number) {
  const row = await database.sql
    .selectFrom('festival')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError('notFound');
  if (row.version !== version) throw new ProblemError('changedMeanwhile');
  return row;
}

/** @throws ProblemError naming every text that visitors would miss */
function assertComplete(fields: FestivalFields): void {
  const missing = missingTexts(fields);
  if (missing.length === 0) return;
  throw new ProblemError(
    'invalidRequest',
    'a published festival has every text in every language',
    missing.map((field) => ({ field, code: 'textMissing', message: 'needed to be published' })),
  );
}

async function assertPlace({ database }: DeskDeps, placeId: number | null): Promise<void> {
  if (placeId === null) return;
  const place = await database.sql
    .selectFrom('place')
    .select('id')
    .where('id', '=', placeId)
    .executeTakeFirst();
  if (!place) throw invalidField('placeId', 'unknownPlace', 'the number of a place of the guide');
}

function listDeskFestivals(deps: DeskDeps): RouteHandler<DeskApi['listDeskFestivals']> {
  const { database, clock } = deps;
  const select = (list: FestivalList, today: string) => {
    const rows = selectFestivals(database);
    if (list === 'past')
      return rows
        .where('f.ends_on', '<', today)
        .orderBy('f.starts_on', 'desc')
        .orderBy('f.id')
        .limit(maxPast);
    const coming = rows.where('f.ends_on', '>=', today).orderBy('f.starts_on').orderBy('f.id');
    return list === 'upcoming' ? coming : coming.where('f.is_published', '=', false);
  };
  return async ({ query: { list } }) => {
    const rows = await select(list, toSeoulDate(clock.now())).execute();
    return { content: rows.map(toDeskFestival) };
  };
}

function getFestival(deps: DeskDeps): RouteHandler<DeskApi['getFestival']> {
  return ({ params: { festivalId } }) => readFestival(deps, festivalId);
}

function createFestival(deps: DeskDeps): RouteHandler<DeskApi['createFestival']> {
  const { database, clock } = deps;
  return ({ body: fields }, context) =>
    database.transaction(async () => {
      await assertPlace(deps, fields.placeId);
      const { id } = await database.sql
        .insertInto('festival')
        .values({ ...festivalColumns(fields), content_id: null, source: 'desk', changed_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeAudit(deps, staffActor(context), {
        action: 'add',
        subject: 'festival',
        subjectId: id,
        after: fields,
      });
      return readFestival(deps, id);
    });
}

function changeFestival(deps: DeskDeps): RouteHandler<DeskApi['changeFestival']> {
  const { database, clock } = deps;
  return ({ params: { festivalId }, body: { version, ...fields } }, context) =>
    changeAndAnnounce(deps, async () => {
      const row = await lockFestival(deps, festivalId, version);
      if (row.is_published) assertComplete(fields);
      if (fields.placeId !== row.place_id) await assertPlace(deps, fields.placeId);
      await database.sql
        .updateTable('festival')
        .set({ ...festivalColumns(fields), proposed: null, version: version + 1, changed_at: clock.now() })
        .where('id', '=', festivalId)
        .execute();
      await writeAudit(deps, staffActor(context), {
        action: 'change',
        subject: 'festival',
        subjectId: festivalId,
        before: festivalFields(row),
        after: fields,
      });
      return { result: await readFestival(deps, festivalId), isVisible: row.is_published };
    });
}

function setFestivalPublished(deps: DeskDeps): RouteHandler<DeskApi['setFestivalPublished']> {
  const { database, clock } = deps;
  return ({ params: { festivalId }, body: { isPublished, version } }, context) =>
    changeAndAnnounce(deps, async () => {
      const row = await lockFestival(deps, festivalId, version);
      if (row.is_published === isPublished) throw new ProblemError('notPossibleNow');
      if (isPublished) assertComplete(festivalFields(row));
      await database.sql
        .updateTable('festival')
        .set({ is_published: isPublished, version: version + 1, changed_at: clock.now() })
        .where('id', '=', festivalId)
        .execute();
      await writeAudit(deps, staffActor(context), {
        action: isPublished ? 'publish' : 'unpublish',
        subject: 'festival',
        subjectId: festivalId,
        after: { name: row.name.ko, startsOn: row.starts_on, endsOn: row.ends_on },
      });
      return { result: await readFestival(deps, festivalId), isVisible: true };
    });
}

function removeFestival(deps: DeskDeps): RouteHandler<DeskApi['removeFestival']> {
  const { database } = deps;
  return ({ params: { festivalId }, query: { version } }, context) =>
    changeAndAnnounce(deps, async () => {
      const row = await lockFestival(deps, festivalId, version);
      await database.sql.deleteFrom('festival').where('id', '=', festivalId).execute();
      await writeAudit(deps, staffActor(context), {
        action: 'remove',
        subject: 'festival',
        subjectId: festivalId,
        before: { ...festivalFields(row), isPublished: row.is_published },
      });
      return { result: undefined, isVisible: row.is_published };
    });
}

/** Festivals as editors keep them. */
export function openFestivals(deps: DeskDeps): RouteHandlers<typeof deskFestivalsApi> {
  return {
    listDeskFestivals: listDeskFestivals(deps),
    getFestival: getFestival(deps),
    createFestival: createFestival(deps),
    changeFestival: changeFestival(deps),
    setFestivalPublished: setFestivalPublished(deps),
    removeFestival: removeFestival(deps),
  };
}
