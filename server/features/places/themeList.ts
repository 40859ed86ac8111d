import { z } from 'zod';
import type { Language } from '../../../contract/languages.ts';
import type { OpenMinute } from '../../../contract/openMinute.ts';
import type { PlaceType } from '../../../contract/placeTypes.ts';
import { OrdinalSet } from '../../../contract/search/ordinalSet.ts';
import { term } from '../../../contract/search/searchTerms.ts';
import { themeKeys } from '../../../contract/themeKeys.ts';
import type { Theme } from '../../../contract/themes.ts';
import { inLanguage } from '../../guide/itemRows.ts';
import type { Database } from '../../platform/database/database.ts';
import { type MatchParts, matchPlaces, withinOneGuide } from './search/placeMatches.ts';

const themeRowSchema = z.object({ id: z.int(), key: z.enum(themeKeys), type: z.string() });

/** All themes in the order of their ids, named in a language. */
export async function readThemes(database: Database, locale: Language): Promise<Theme[]> {
  const rows = await database.sql
    .selectFrom('theme')
    .select(['id', 'key', inLanguage('name', locale).as('type')])
    // During a rollout the next release may add a theme that the pages of this one do not know.
    .where('key', 'in', themeKeys)
    .orderBy('id')
    .execute();
  return z.array(themeRowSchema).parse(rows);
}

export async function themeExists(database: Database, id: number): Promise<boolean> {
  const row = await database.sql.selectFrom('theme').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Filter of the counted places: category, search word and opening minute. */
interface CountedPlaces {
  readonly type: PlaceType;
  readonly q: string | undefined;
  readonly open: OpenMinute | undefined;
}

/** The themes with their number of places. Numbers without a search word and a minute are stored. */
export async function countThemes(
  parts: MatchParts,
  { type, q, open }: CountedPlaces,
  locale: Language,
): Promise<Theme[]> {
  const themes = await readThemes(parts.database, locale);
  const totals =
    q === undefined && open === undefined
      ? await readTotals(parts.database, type)
      : await withinOneGuide(() => countMatches(parts, { type, q, open }, themes));
  return themes.map((theme) => ({ ...theme, total: totals.get(theme.id) ?? 0 }));
}

const totalRowSchema = z.object({ theme_id: z.int(), total: z.int() });

async function readTotals(database: Database, type: PlaceType): Promise<Map<number, number>> {
  const rows = await database.sql
    .selectFrom('place_count')
    .select(['theme_id', 'total'])
    .where('type', '=', type)
    .execute();
  return new Map(
    z
      .array(totalRowSchema)
      .parse(rows)
      .map((row) => [row.theme_id, row.total]),
  );
}

async function countMatches(
  parts: MatchParts,
  { type, q, open }: CountedPlaces,
  themes: readonly Theme[],
): Promise<Map<number, number> | undefined> {
  const terms = themes.map(({ id }) => term.theme(id));
  const matches = await matchPlaces(parts, { q, types: [type], themeId: undefined, open }, terms);
  if (!matches) return undefined;
  const found = new OrdinalSet(matches.size);
  for (const places of matches.classes) found.add(places);
  return new Map(
    themes.map(({ id }) => {
      const carrying = matches.index.find({ all: [term.theme(id)], oneOf: [] });
      carrying.keepOnly(found);
      return [id, carrying.count()];
    }),
  );
}
