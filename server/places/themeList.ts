import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { themeKeys } from '../../contract/themeKeys.ts';
import type { Theme } from '../../contract/themes.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from './itemRows.ts';

const themeRowSchema = z.object({ id: z.int(), key: z.enum(themeKeys), type: z.string() });

/** All themes in the order of their ids, named in a language. */
export async function readThemes(database: Database, locale: Language): Promise<Theme[]> {
  const rows = await database.sql
    .selectFrom('theme')
    .select(['id', 'key', inLanguage('name', locale).as('type')])
    .orderBy('id')
    .execute();
  return z.array(themeRowSchema).parse(rows);
}

export async function themeExists(database: Database, id: number): Promise<boolean> {
  const row = await database.sql.selectFrom('theme').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
