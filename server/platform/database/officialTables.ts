import type { ColumnType, Generated } from 'kysely';
import type { OfficialRunResult, ProposalKind, ProposalState } from '../../../domain/places/proposalRules.ts';

// Official data (0022_official_data.sql), written and read by server/features/editing/officialData.

/** JSON whose reader checks it with a schema. */
type UncheckedJson = ColumnType<unknown, string, string>;
type Moment = ColumnType<Date, Date, Date>;
type MomentOrNone = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface OfficialContentTable {
  content_id: string;
  place_id: number | null;
  content: UncheckedJson;
  modified: string;
  first_texts: UncheckedJson;
}

export interface ProposalTable {
  id: Generated<number>;
  content_id: string;
  place_id: number | null;
  kind: ProposalKind;
  part: Generated<string>;
  name: string;
  proposed: UncheckedJson;
  source: string;
  found_at: Moment;
  state: Generated<ProposalState>;
  decided_at: MomentOrNone;
  who: string | null;
}

export interface OfficialRunTable {
  id: Generated<number>;
  who: string | null;
  wanted_at: Moment;
  due_at: MomentOrNone;
  claimed_until: MomentOrNone;
  attempts: Generated<number>;
  ended_at: MomentOrNone;
  result: OfficialRunResult | null;
  found: Generated<number>;
}
