import type { FieldChange } from '../../../../contract/desk/guide.ts';
import { type PlaceFieldName, placeFieldNameSchema } from '../../../../contract/desk/placeFields.ts';
import {
  proposedFestivalSchema,
  proposedPhotographSchema,
  proposedPlaceSchema,
} from '../../../../contract/desk/proposals.ts';
import { toSeoulDate } from '../../../../domain/calendar/seoulTime.ts';
import type { FactGroup } from '../../../../domain/places/checkedOn.ts';
import { type Actor, writeAudit } from '../../../desk/audit.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import { withChanges } from '../../../guide/mergedGuide.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { type TourApi, TourApiFailure } from '../../../providers/tourapi.ts';
import { saveFestival } from '../festivals/saveFestival.ts';
import { saveDraft } from '../guide/drafts.ts';
import { createPlace } from '../guide/newPlace.ts';
import { isAddedTo, type ProposalRow } from './proposalRows.ts';
import { toJson } from './toJson.ts';

export interface DecideDeps extends GuideDeps {
  /** Null without TOURAPI_KEY. */
  readonly api: TourApi | null;
  /** Stores the bytes of a photograph and returns their hash. */
  readonly storePhotograph: (bytes: Uint8Array, staff: Actor) => Promise<string>;
}

interface Accepted {
  readonly proposals: readonly { readonly id: number; readonly present?: unknown }[];
  readonly staff: Actor;
}

/** The open proposals of these ids, in the same order. @throws ProblemError notFound, notPossibleNow */
async function openProposals(
  deps: GuideDeps,
  ids: readonly number[],
  locks: boolean,
): Promise<ProposalRow[]> {
  const rows = await deps.database.sql
    .selectFrom('proposal')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .$if(locks, (query) => query.forUpdate())
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new ProblemError('notFound');
    if (row.state !== 'open') throw new ProblemError('notPossibleNow', 'this proposal has been decided');
    return row;
  });
}

async function decide(deps: GuideDeps, row: ProposalRow, state: 'accepted' | 'refused', staff: Actor) {
  await deps.database.sql
    .updateTable('proposal')
    .set({ state, decided_at: deps.clock.now(), who: staff.name })
    .where('id', '=', row.id)
    .execute();
  await writeAudit(deps, staff, {
    action: state === 'accepted' ? 'acceptProposal' : 'refuseProposal',
    subject: 'proposal',
    subjectId: row.id,
    after: { kind: row.kind, part: row.part, contentId: row.content_id, placeId: row.place_id },
  });
}

/** Refuses proposals, all of them or none. */
export async function refuseProposals(deps: GuideDeps, ids: readonly number[], staff: Actor): Promise<void> {
  await deps.database.transaction(async () => {
    for (const row of await openProposals(deps, ids, true)) await decide(deps, row, 'refused', staff);
  });
}

/**
 * Accepts proposals about one content, all of them or none: fields and photographs go into the place's draft, a
 * festival becomes a draft, and a closed place is hidden. Returns the place.
 */
export async function acceptProposals(
  deps: DecideDeps,
  { proposals, staff }: Accepted,
): Promise<number | null> {
  const ids = proposals.map(({ id }) => id);
  const rows = await openProposals(deps, ids, false);
  const [first] = rows;
  if (!first || rows.some((row) => row.content_id !== first.content_id))
    throw new ProblemError('invalidRequest', 'the proposals are about several places', [
      { field: 'proposals', code: 'severalPlaces', message: 'are about one place' },
    ]);
  // Before the transaction: a download takes its time.
  const hashes = await storePhotographs(deps, rows, staff);
  const take = async () => {
    let placeId = first.place_id;
    for (const row of await openProposals(deps, ids, true)) {
      const present = proposals.find(({ id }) => id === row.id)?.present;
      placeId = await takeOver(deps, { row, present, hash: hashes.get(row.id), placeId, staff });
      await decide(deps, row, 'accepted', staff);
    }
    return placeId;
  };
  const closed = rows.some(({ kind }) => kind === 'closedPlace') ? first.place_id : null;
  const place = closed === null ? null : await deps.publishing.readPlace(closed);
  if (!place?.isPublished || place.isHidden) return deps.database.transaction(take);
  await deps.publishing.publish({
    placeId: place.id,
    kind: 'hide',
    staff: { staffId: staff.id, name: staff.name },
    change: () => ({ isHidden: true }),
    beforeCommit: async ({ publicationId }) => {
      await take();
      await writeAudit(deps, staff, {
        action: 'hideGuidePlace',
        subject: 'guidePlace',
        subjectId: place.id,
        after: { publicationId, source: first.source },
      });
    },
  });
  return place.id;
}

/** @throws ProblemError unavailable where the official service does not give a photograph */
async function storePhotographs(
  { api, storePhotograph }: DecideDeps,
  rows: readonly ProposalRow[],
  staff: Actor,
): Promise<ReadonlyMap<number, string>> {
  const hashes = new Map<number, string>();
  for (const row of rows) {
    if (row.kind !== 'photograph') continue;
    if (!api) throw new ProblemError('notPossibleNow', 'TOURAPI_KEY is missing');
    try {
      const bytes = await api.download(proposedPhotographSchema.parse(row.proposed).address);
      hashes.set(row.id, await storePhotograph(bytes, staff));
    } catch (error) {
      if (error instanceof TourApiFailure) throw new ProblemError('unavailable', error.message);
      throw error;
    }
  }
  return hashes;
}

interface Taken {
  readonly row: ProposalRow;
  /** The field's value that the editor saw. */
  readonly present: unknown;
  /** The hash of the stored photograph, if the proposal is one. */
  readonly hash: string | undefined;
  readonly placeId: number | null;
  readonly staff: Actor;
}

/** Writes one proposal into the drafts; returns the place. */
async function takeOver(deps: DecideDeps, taken: Taken): Promise<number | null> {
  const { row, placeId, staff } = taken;
  switch (row.kind) {
    case 'closedPlace':
      return placeId;
    case 'festival': {
      const { fields } = proposedFestivalSchema.parse(row.proposed);
      await saveFestival(deps, { contentId: row.content_id, fields });
      return null;
    }
    case 'newPlace':
      return takePlace(deps, row, staff);
    case 'changedField':
    case 'photograph': {
      if (placeId === null) throw new ProblemError('notFound');
      const place = await deps.publishing.readPlace(placeId);
      if (!place) throw new ProblemError('notFound');
      const fields = withChanges(place.fields, place.draft.fields);
      const changes =
        row.kind === 'photograph' ? pictureChanges(taken, fields) : fieldChanges(deps, taken, fields);
      await saveDraft(deps, { placeId, changes, staff });
      return placeId;
    }
  }
}

type Fields = ReturnType<typeof withChanges>;

const change = (field: PlaceFieldName, before: unknown, after: unknown): FieldChange => ({
  field,
  before: toJson(before),
  after: toJson(after),
});

/** Adds a photograph after the other photographs and before the drawings. */
function pictureChanges({ row, hash }: Taken, { pictures, 'name.ko': ko, ...fields }: Fields): FieldChange[] {
  const { title, licence } = proposedPhotographSchema.parse(row.proposed);
  if (hash === undefined || pictures.some((one) => 'photograph' in one && one.photograph === hash)) return [];
  const alt = {
    ko: title === '' ? ko : title,
    en: fields['name.en'],
    cn: fields['name.cn'],
    tw: fields['name.tw'],
    ja: fields['name.ja'],
  };
  const isDrawing = (one: (typeof pictures)[number]) => 'scene' in one;
  const added = { photograph: hash, credit: '한국관광공사', licence, alt };
  const after = [...pictures.filter((one) => !isDrawing(one)), added, ...pictures.filter(isDrawing)];
  return [change('pictures', pictures, after)];
}

/** The group of facts whose check covers a field; null for none. */
const factGroup = (field: PlaceFieldName): Exclude<FactGroup, 'text'> | null => {
  if (field.startsWith('hours.')) return 'hours';
  if (field === 'phone') return 'phone';
  return field.startsWith('address.') ? 'address' : null;
};

function fieldChanges({ clock }: DecideDeps, { row, present }: Taken, fields: Fields): FieldChange[] {
  const field = placeFieldNameSchema.parse(row.part);
  if (isAddedTo(field)) return [change(field, fields.facts, [...fields.facts, row.proposed])];
  const group = factGroup(field);
  const changes = [change(field, present, row.proposed)];
  if (!group) return changes;
  const checked = { on: toSeoulDate(clock.now()), source: row.source };
  return [...changes, change(`checked.${group}`, fields[`checked.${group}`], checked)];
}

/** Starts a place whose draft has what the official data knows, and connects the content with it. */
async function takePlace(deps: DecideDeps, row: ProposalRow, staff: Actor): Promise<number> {
  const { database, publishing, clock } = deps;
  const { type, fields } = proposedPlaceSchema.parse(row.proposed);
  const nameEn = fields['name.en'] ?? '';
  const placeId = await createPlace(
    deps,
    // The key is made of the English name, and never changes.
    {
      type,
      nameKo: fields['name.ko'] ?? row.name,
      nameEn: nameEn === '' ? `Official ${row.content_id}` : nameEn,
    },
    staff,
  );
  const place = await publishing.readPlace(placeId);
  const { source } = row;
  const checked = { on: toSeoulDate(clock.now()), source };
  const wanted: Readonly<Record<string, unknown>> = {
    'name.en': nameEn,
    ...fields,
    source,
    'checked.address': checked,
    'checked.text': checked,
    ...(fields.phone ? { 'checked.phone': checked } : {}),
    ...(fields['hours.periods'] ? { 'checked.hours': checked } : {}),
  };
  const drafted: Readonly<Record<string, unknown>> = place?.draft.fields ?? {};
  const changes = placeFieldNameSchema.options.flatMap((field) =>
    wanted[field] === undefined ? [] : [change(field, drafted[field], wanted[field])],
  );
  await saveDraft(deps, { placeId, changes, staff });
  for (const table of ['official_content', 'proposal'] as const) {
    await database.sql
      .updateTable(table)
      .set({ place_id: placeId })
      .where('content_id', '=', row.content_id)
      .execute();
  }
  return placeId;
}
