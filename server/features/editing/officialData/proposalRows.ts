import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { placeFieldNameSchema } from '../../../../contract/desk/placeFields.ts';
import {
  type Proposal,
  type ProposalGroup,
  proposedFestivalSchema,
  proposedPhotographSchema,
  proposedPlaceSchema,
} from '../../../../contract/desk/proposals.ts';
import {
  type ProposalKind,
  proposalKinds,
  proposalPageSize,
} from '../../../../domain/places/proposalRules.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import { type MergedPlace, withChanges } from '../../../guide/mergedGuide.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ProposalTable } from '../../../platform/database/officialTables.ts';
import type { TourApi } from '../../../providers/tourapi.ts';
import { toJson } from './toJson.ts';

export type ProposalRow = Selectable<ProposalTable>;

/** Fields whose proposals add one entry to a list. */
export const isAddedTo = (field: string) => field === 'facts';

/** Number of open proposals by kind. */
async function countOpen({ sql: handle }: Database): Promise<Record<ProposalKind, number>> {
  const rows = await handle
    .selectFrom('proposal')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('open')])
    .where('state', '=', 'open')
    .groupBy('kind')
    .execute();
  const of = (kind: ProposalKind) => Number(rows.find((row) => row.kind === kind)?.open ?? 0);
  return {
    closedPlace: of('closedPlace'),
    changedField: of('changedField'),
    photograph: of('photograph'),
    newPlace: of('newPlace'),
    festival: of('festival'),
  };
}

function proposedChange(row: ProposalRow, place: MergedPlace | undefined, api: TourApi | null) {
  const { kind } = row;
  switch (kind) {
    case 'closedPlace':
      return { kind };
    case 'changedField': {
      const field = placeFieldNameSchema.parse(row.part);
      const fields = place && withChanges(place.fields, place.draft.fields);
      const isAdded = isAddedTo(field);
      return { kind, field, isAdded, present: toJson(fields?.[field]), proposed: toJson(row.proposed) };
    }
    case 'photograph': {
      const { address, title, licence } = proposedPhotographSchema.parse(row.proposed);
      return { kind, url: api?.browserAddress(address) ?? address, title, licence };
    }
    case 'newPlace':
      return { kind, ...proposedPlaceSchema.parse(row.proposed) };
    case 'festival':
      return { kind, ...proposedFestivalSchema.parse(row.proposed) };
  }
}

function toProposal(row: ProposalRow, place: MergedPlace | undefined, api: TourApi | null): Proposal {
  const { id, source, found_at: foundAt } = row;
  return { id, source, foundAt: foundAt.toISOString(), ...proposedChange(row, place, api) };
}

interface Listed {
  readonly page: number;
  readonly kind: ProposalKind | undefined;
}

/** Open proposals by what they are about: closed places on top, then changes, photographs, new places, festivals. */
export async function readProposals(
  { database, publishing, api }: GuideDeps & { readonly api: TourApi | null },
  { page, kind }: Listed,
) {
  const open = () =>
    database.sql
      .selectFrom('proposal')
      .where('state', '=', 'open')
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'closedPlace'));
  const order = sql<number>`min(array_position(${[...proposalKinds]}::text[], kind))`;
  const groups = await open()
    .select('content_id')
    .groupBy('content_id')
    .orderBy(order)
    .orderBy('content_id')
    .limit(proposalPageSize + 1)
    .offset((page - 1) * proposalPageSize)
    .execute();
  const ids = groups.slice(0, proposalPageSize).map((row) => row.content_id);
  const rows =
    ids.length === 0 ? [] : await open().selectAll().where('content_id', 'in', ids).orderBy('id').execute();
  const places = ids.length === 0 ? undefined : await publishing.readPlaces();
  const content = ids.flatMap((contentId): ProposalGroup[] => {
    const own = rows
      .filter((row) => row.content_id === contentId)
      .toSorted((one, other) => proposalKinds.indexOf(one.kind) - proposalKinds.indexOf(other.kind));
    const [first] = own;
    // Decided between the two queries.
    if (!first) return [];
    const { place_id: placeId, name } = first;
    const place = places?.get(placeId ?? 0);
    return [{ contentId, placeId, name, proposals: own.map((row) => toProposal(row, place, api)) }];
  });
  return { content, open: await countOpen(database), hasMore: groups.length > proposalPageSize };
}
