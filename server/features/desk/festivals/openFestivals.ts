import { sql } from 'kysely';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { FestivalFields } from '../../../../contract/desk/festivalFields.ts';
import { type FestivalList, missingTexts } from '../../../../contract/desk/festivalRules.ts';
import type { DeskFestival, deskFestivalsApi } from '../../../../contract/desk/festivals.ts';
import { seoulDateOf } from '../../../../contract/seoulTime.ts';
import type { HandlersOf, RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { writeAudit } from '../audit.ts';
import { type DeskParts, staffActor } from '../deskParts.ts';
import { invalidField } from '../invalidField.ts';
import { columnsOf, deskFestivalOf, fieldsOf, selectFestivals } from './festivalRows.ts';

/** Past festivals that are listed. */
const maxPast = 200;

async function readFestival({ database }: DeskParts, id: number): Promise<DeskFestival> {
  const row = await selectFestivals(database).where('f.id', '=', id).executeTakeFirst();
  if (!row) throw new ProblemError('notFound');
  return deskFestivalOf(row);
}

/** Locks a festival of the version that the editor saw. */
async function lockFestival({ database }: DeskParts, id: number, version: number) {
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

async function assertPlace({ database }: DeskParts, placeId: number | null): Promise<void> {
  if (placeId === null) return;
  const place = await database.sql
    .selectFrom('place')
    .select('id')
    .where('id', '=', placeId)
    .executeTakeFirst();
  if (!place) throw invalidField('placeId', 'unknownPlace', 'the number of a place of the guide');
}

/**
 * A new version of what visitors see, so that every process clears its caches. Call it in the transaction, after the
 * festival is locked.
 */
async function nextGuideVersion({ database }: DeskParts): Promise<number> {
  const { version } = await database.sql
    .updateTable('guide_state')
    .set({ version: sql`version + 1` })
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

function listDeskFestivals(parts: DeskParts): RouteHandler<DeskApi['listDeskFestivals']> {
  const { database, clock } = parts;
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
    const rows = await select(list, seoulDateOf(clock.now())).execute();
    return { content: rows.map(deskFestivalOf) };
  };
}

function getFestival(parts: DeskParts): RouteHandler<DeskApi['getFestival']> {
  return ({ params: { festivalId } }) => readFestival(parts, festivalId);
}

function createFestival(parts: DeskParts): RouteHandler<DeskApi['createFestival']> {
  const { database, clock } = parts;
  return ({ body: fields }, context) =>
    database.transaction(async () => {
      await assertPlace(parts, fields.placeId);
      const { id } = await database.sql
        .insertInto('festival')
        .values({ ...columnsOf(fields), content_id: null, source: 'desk', changed_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeAudit(parts, staffActor(context), {
        action: 'add',
        subject: 'festival',
        subjectId: id,
        after: fields,
      });
      return readFestival(parts, id);
    });
}

/** Runs a change and, where visitors see it, clears the caches once it is committed. */
async function changeAndAnnounce<Result>(
  parts: DeskParts,
  work: () => Promise<{ result: Result; guideVersion: number | null }>,
): Promise<Result> {
  const { result, guideVersion } = await parts.database.transaction(work);
  if (guideVersion !== null) parts.onGuideChange(guideVersion);
  return result;
}

function changeFestival(parts: DeskParts): RouteHandler<DeskApi['changeFestival']> {
  const { database, clock } = parts;
  return ({ params: { festivalId }, body: { version, ...fields } }, context) =>
    changeAndAnnounce(parts, async () => {
      const row = await lockFestival(parts, festivalId, version);
      if (row.is_published) assertComplete(fields);
      if (fields.placeId !== row.place_id) await assertPlace(parts, fields.placeId);
      await database.sql
        .updateTable('festival')
        .set({ ...columnsOf(fields), proposed: null, version: version + 1, changed_at: clock.now() })
        .where('id', '=', festivalId)
        .execute();
      await writeAudit(parts, staffActor(context), {
        action: 'change',
        subject: 'festival',
        subjectId: festivalId,
        before: fieldsOf(row),
        after: fields,
      });
      const guideVersion = row.is_published ? await nextGuideVersion(parts) : null;
      return { result: await readFestival(parts, festivalId), guideVersion };
    });
}

function setFestivalPublished(parts: DeskParts): RouteHandler<DeskApi['setFestivalPublished']> {
  const { database, clock } = parts;
  return ({ params: { festivalId }, body: { isPublished, version } }, context) =>
    changeAndAnnounce(parts, async () => {
      const row = await lockFestival(parts, festivalId, version);
      if (row.is_published === isPublished) throw new ProblemError('notPossibleNow');
      if (isPublished) assertComplete(fieldsOf(row));
      await database.sql
        .updateTable('festival')
        .set({ is_published: isPublished, version: version + 1, changed_at: clock.now() })
        .where('id', '=', festivalId)
        .execute();
      await writeAudit(parts, staffActor(context), {
        action: isPublished ? 'publish' : 'unpublish',
        subject: 'festival',
        subjectId: festivalId,
        after: { name: row.name.ko, startsOn: row.starts_on, endsOn: row.ends_on },
      });
      const guideVersion = await nextGuideVersion(parts);
      return { result: await readFestival(parts, festivalId), guideVersion };
    });
}

function removeFestival(parts: DeskParts): RouteHandler<DeskApi['removeFestival']> {
  const { database } = parts;
  return ({ params: { festivalId }, query: { version } }, context) =>
    changeAndAnnounce(parts, async () => {
      const row = await lockFestival(parts, festivalId, version);
      await database.sql.deleteFrom('festival').where('id', '=', festivalId).execute();
      await writeAudit(parts, staffActor(context), {
        action: 'remove',
        subject: 'festival',
        subjectId: festivalId,
        before: { ...fieldsOf(row), isPublished: row.is_published },
      });
      return { result: undefined, guideVersion: row.is_published ? await nextGuideVersion(parts) : null };
    });
}

/** Festivals as editors keep them. */
export function openFestivals(parts: DeskParts): HandlersOf<typeof deskFestivalsApi> {
  return {
    listDeskFestivals: listDeskFestivals(parts),
    getFestival: getFestival(parts),
    createFestival: createFestival(parts),
    changeFestival: changeFestival(parts),
    setFestivalPublished: setFestivalPublished(parts),
    removeFestival: removeFestival(parts),
  };
}
