import { isDeepStrictEqual } from 'node:util';
import {
  type FestivalFieldName,
  type FestivalFields,
  festivalBodySchema,
  festivalFieldNameSchema,
  festivalFieldsSchema,
  type SomeFestivalFields,
  someFestivalFieldsSchema,
} from '../../../../contract/desk/festivalFields.ts';
import type { Translated } from '../../../../domain/languages.ts';
import { type Actor, writeAudit } from '../../../desk/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type FestivalRow, festivalColumns, festivalFields } from './festivalRows.ts';

interface FestivalDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** A festival of the official data. Fields that the data lacks are left out; texts in languages that it lacks are ''. */
export interface OfficialFestival {
  readonly contentId: string;
  readonly fields: SomeFestivalFields;
}

/** `ignored`: without a Korean name or usable dates. */
export type SavedFestival = 'added' | 'proposed' | 'unchanged' | 'ignored';

const actor: Actor = { kind: 'system', id: null, name: 'TourAPI' };

const noTexts: Translated = { ko: '', en: '', cn: '', tw: '', ja: '' };
const nothing: Omit<FestivalFields, 'name' | 'startsOn' | 'endsOn'> = {
  summary: noTexts,
  place: noTexts,
  address: '',
  position: null,
  placeId: null,
  phone: '',
  homepage: null,
};

/**
 * Saves a festival of the official data. A new festival becomes a draft, which no visitor sees. For a known one, the
 * fields that have changed since are proposed to the editors, and the editors' own texts stay.
 */
export function saveFestival(deps: FestivalDeps, festival: OfficialFestival): Promise<SavedFestival> {
  const official = usableFields(festival.fields);
  return deps.database.transaction(async () => {
    const row = await deps.database.sql
      .selectFrom('festival')
      .selectAll()
      .where('content_id', '=', festival.contentId)
      .forUpdate()
      .executeTakeFirst();
    return row ? propose(deps, row, official) : add(deps, festival.contentId, official);
  });
}

/** The fields that the desk can store; malformed fields of the official data are left out. */
function usableFields(fields: SomeFestivalFields): SomeFestivalFields {
  const names = festivalFieldNameSchema.options;
  const usable = names.filter(
    (name) => fields[name] !== undefined && festivalFieldsSchema.shape[name].safeParse(fields[name]).success,
  );
  return someFestivalFieldsSchema.parse(Object.fromEntries(usable.map((name) => [name, fields[name]])));
}

async function add(
  deps: FestivalDeps,
  contentId: string,
  official: SomeFestivalFields,
): Promise<SavedFestival> {
  const { data: fields } = festivalBodySchema.safeParse({ ...nothing, ...official });
  if (!fields) return 'ignored';
  const added = await deps.database.sql
    .insertInto('festival')
    .values({
      ...festivalColumns(fields),
      content_id: contentId,
      source: 'official',
      official: JSON.stringify(official),
      changed_at: deps.clock.now(),
    })
    // Another process may have added the festival just now.
    .onConflict((conflict) => conflict.column('content_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return 'unchanged';
  await writeAudit(deps, actor, {
    action: 'add',
    subject: 'festival',
    subjectId: added.id,
    after: fields,
  });
  return 'added';
}

async function propose(
  deps: FestivalDeps,
  row: Omit<FestivalRow, 'place_names'>,
  official: SomeFestivalFields,
): Promise<SavedFestival> {
  if (isDeepStrictEqual(row.official, official)) return 'unchanged';
  const present = festivalFields(row);
  const merged = Object.entries(official).flatMap(([key, value]) => {
    const name = festivalFieldNameSchema.parse(key);
    const before = row.official?.[name];
    return isDeepStrictEqual(before, value) ? [] : [[name, mergedTexts(present[name], value)] as const];
  });
  const proposals: [FestivalFieldName, unknown][] = Object.entries({
    ...row.proposed,
    ...Object.fromEntries(merged),
  }).flatMap(([key, value]) => {
    const name = festivalFieldNameSchema.parse(key);
    return isDeepStrictEqual(present[name], value) ? [] : [[name, value]];
  });
  const proposed = proposals.length > 0 ? Object.fromEntries(proposals) : null;
  const isNews = !isDeepStrictEqual(proposed, row.proposed);
  await deps.database.sql
    .updateTable('festival')
    .set({
      official: JSON.stringify({ ...row.official, ...official }),
      ...(isNews ? { proposed: proposed && JSON.stringify(proposed), version: row.version + 1 } : {}),
    })
    .where('id', '=', row.id)
    .execute();
  if (!isNews || !proposed) return 'unchanged';
  await writeAudit(deps, actor, {
    action: 'propose',
    subject: 'festival',
    subjectId: row.id,
    before: Object.fromEntries(proposals.map(([name]) => [name, present[name]])),
    after: proposed,
  });
  return 'proposed';
}

/** Languages that the official data lacks keep the desk's text. */
function mergedTexts(present: unknown, official: unknown): unknown {
  const isTexts = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && 'ko' in value;
  if (!isTexts(present) || !isTexts(official)) return official;
  return { ...present, ...Object.fromEntries(Object.entries(official).filter(([, text]) => text !== '')) };
}
