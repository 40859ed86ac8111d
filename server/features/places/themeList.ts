import { z } from 'zod';
import type { Theme } from '../../../contract/themes.ts';
import type { Language } from '../../../domain/languages.ts';
import type { OpenMinute } from '../../../domain/openingHours/openMinute.ts';
import type { PlaceType } from '../../../domain/places/placeTypes.ts';
import { themeKeys } from '../../../domain/places/themeKeys.ts';
import { countByTheme } from '../../../domain/search/placeMatches.ts';
import { inLanguage } from '../../guide/itemRows.ts';
import type { Database } from '../../platform/database/database.ts';
import { type StoredDeps, withinOneGuide } from './search/storedMatches.ts';

const themeRowSchema = z.object({ id: z.int(), key: z.enum(themeKeys), type: z.string() });

/** All themes in the order of their ids, named in a language. */
async function readThemes(database: Database, locale: Language): Promise<Theme[]> {
  const rows = await database.sql
    .selectFrom('theme')
    .select(['id', 'key', inLanguage('name', locale).as('type')])
    // During a rollout the next release may add a theme that the pages of this one do not know.
    .where('key', 'in', themeKeys)
    .orderBy('id')
    .execute();
  return z.array(themeRowSchema).parse(rows);
}

/** The themes by language, read once for each version of the guide. */
export class StoredThemes {
  readonly #database: Database;
  readonly #themes = new Map<Language, Promise<Theme[]>>();

  constructor(database: Database) {
    this.#database = database;
  }

  read(locale: Language): Promise<Theme[]> {
    const known = this.#themes.get(locale);
    if (known) return known;
    const reading = readThemes(this.#database, locale);
    this.#themes.set(locale, reading);
    reading.catch(() => {
      if (this.#themes.get(locale) === reading) this.#themes.delete(locale);
    });
    return reading;
  }

  /** Called when a new guide version is loaded. */
  empty(): void {
    this.#themes.clear();
  }
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
  deps: StoredDeps & { readonly themes: StoredThemes },
  { type, q, open }: CountedPlaces,
  locale: Language,
): Promise<Theme[]> {
  const themes = await deps.themes.read(locale);
  const ids = themes.map(({ id }) => id);
  const question = { q, types: [type], themeId: undefined, open };
  const totals =
    q === undefined && open === undefined
      ? await readTotals(deps.database, type)
      : await withinOneGuide(deps, locale, (matchDeps) => countByTheme(matchDeps, question, ids));
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
