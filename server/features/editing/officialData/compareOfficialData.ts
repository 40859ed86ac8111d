import { somePlaceFieldsSchema } from '../../../../contract/desk/placeFields.ts';
import type { OfficialRunResult } from '../../../../domain/places/proposalRules.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import { type MergedPlace, withChanges } from '../../../guide/mergedGuide.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type TourApi, TourApiFailure } from '../../../providers/tourapi.ts';
import { saveFestival } from '../festivals/saveFestival.ts';
import { compareGuide } from './compareGuide.ts';
import { proposedFestival } from './festivalFields.ts';
import { findByName } from './matching.ts';
import { type OfficialContent, officialContentSchema } from './officialContent.ts';
import { officialFields } from './officialFields.ts';
import { readContent, readLists } from './readOfficial.ts';
import { recordFindings } from './recordFindings.ts';

interface OfficialDeps extends GuideDeps {
  readonly api: TourApi;
  readonly clock: Clock;
}

interface RunEnd {
  readonly result: OfficialRunResult;
  /** New proposals. */
  readonly found: number;
}

/** Faults that concern a single content: the run goes on with the next one. */
const singleResponseFaults = ['parameters', 'unreadable'];

/**
 * Compares the official data with the guide, content by content, and stores the differences as proposals; it publishes
 * nothing. A run that breaks off keeps what it has read, so that the next run need not read those details again.
 */
export async function compareOfficialData(deps: OfficialDeps, signal?: AbortSignal): Promise<RunEnd> {
  let found = 0;
  try {
    const { rows, others } = await readLists(deps.api, deps.clock.now(), signal);
    const matched = await matchPlaces(deps, rows);
    // The guide's places come first, because the daily limit of requests may not suffice for everything.
    const inOrder = rows.toSorted(
      (one, other) => Number(matched.has(other.contentId)) - Number(matched.has(one.contentId)),
    );
    const stored = await storedContents(deps);
    for (const row of inOrder) {
      const before = stored.get(row.contentId);
      const known = before?.modified === row.modified ? before.content : null;
      try {
        const content = await readContent(deps.api, { row, others, known }, signal);
        if (content)
          found += await record(deps, {
            content,
            modified: row.modified,
            place: matched.get(row.contentId),
          });
      } catch (error) {
        if (!(error instanceof TourApiFailure) || !singleResponseFaults.includes(error.fault)) throw error;
      }
    }
    return { result: 'done', found };
  } catch (error) {
    if (error instanceof TourApiFailure) return { result: error.fault, found };
    throw error;
  }
}

type Row = Awaited<ReturnType<typeof readLists>>['rows'][number];

/** Finds the guide's place that each content describes: the one that is stored, else one by name and position. */
async function matchPlaces(
  { database, publishing }: OfficialDeps,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, MergedPlace>> {
  const places = await publishing.readPlaces();
  const known = await database.sql
    .selectFrom('official_content')
    .select(['content_id', 'place_id'])
    .where('place_id', 'is not', null)
    .execute();
  const knownPlaces = new Map(known.map((row) => [row.content_id, places.get(row.place_id ?? 0)]));
  const matched = new Map<string, MergedPlace>();
  const taken = new Set<number>();
  const take = ({ contentId }: Row, place: MergedPlace | null | undefined) => {
    if (!place || matched.has(contentId) || taken.has(place.id)) return;
    matched.set(contentId, place);
    taken.add(place.id);
  };
  for (const row of rows) take(row, knownPlaces.get(row.contentId));
  // Content that was merged keeps its place under its new id.
  for (const row of rows) take(row, knownPlaces.get(row.oldContentId));
  const named = [...places.values()].map((place) => {
    const { 'name.ko': name, position } = withChanges(place.fields, place.draft.fields);
    return { name, position, place };
  });
  // Shown content first: a withdrawn one may be an older record of the same place.
  const shownFirst = rows.toSorted((one, other) => Number(other.isShown) - Number(one.isShown));
  for (const row of shownFirst) {
    if (row.days) continue;
    const free = named.filter(({ place }) => !taken.has(place.id));
    take(row, findByName({ name: row.title, position: row.position }, free)?.place);
  }
  return matched;
}

/** The contents as last seen. One that another release stored in another shape is left out, and so read again. */
async function storedContents({ database }: OfficialDeps) {
  const rows = await database.sql.selectFrom('official_content').selectAll().execute();
  return new Map(
    rows.flatMap((row) => {
      const { data: content } = officialContentSchema.safeParse(row.content);
      return content ? [[row.content_id, { content, modified: row.modified }] as const] : [];
    }),
  );
}

interface Seen {
  readonly content: OfficialContent;
  readonly modified: string;
  readonly place: MergedPlace | undefined;
}

/** Stores a content and what it proposes, in one transaction. */
async function record(deps: OfficialDeps, { content, modified, place }: Seen): Promise<number> {
  const { database } = deps;
  return database.transaction(async () => {
    const before = await database.sql
      .selectFrom('official_content')
      .select(['first_texts', 'content', 'modified', 'place_id'])
      .where('content_id', '=', content.contentId)
      .forUpdate()
      .executeTakeFirst();
    const { texts } = officialFields(content);
    const firstTexts = { ...texts, ...somePlaceFieldsSchema.safeParse(before?.first_texts).data };
    const values = {
      place_id: place?.id ?? before?.place_id ?? null,
      content: JSON.stringify(content),
      modified,
      first_texts: JSON.stringify(firstTexts),
    };
    await database.sql
      .insertInto('official_content')
      .values({ content_id: content.contentId, ...values })
      .onConflict((conflict) => conflict.column('content_id').doUpdateSet(values))
      .execute();
    const compared = place && {
      isHidden: place.isHidden,
      fields: withChanges(place.fields, place.draft.fields),
    };
    const isKept = content.kind === 'festival' && (await updateFestival(deps, content));
    const findings = isKept ? [] : compareGuide({ content, place: compared ?? null, firstTexts });
    return recordFindings(deps, { content, placeId: place?.id ?? null, findings });
  });
}

/** Proposes to the editors what has changed in a festival that the desk already has. @returns false for any other content */
async function updateFestival(deps: OfficialDeps, content: OfficialContent): Promise<boolean> {
  const { contentId } = content;
  const kept = await deps.database.sql
    .selectFrom('festival')
    .select('id')
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  if (!kept) return false;
  const proposed = proposedFestival(content);
  if (proposed) await saveFestival(deps, { contentId, fields: proposed.fields });
  return true;
}
