import { sql } from 'kysely';
import { z } from 'zod';
import { byLanguage, type Language } from '../../../../domain/languages.ts';
import { noSynonyms, Synonyms } from '../../../../domain/search/synonyms.ts';
import { shownSynonyms, shownSynonymsSchema } from '../../../guide/synonyms.ts';
import type { Database } from '../../../platform/database/database.ts';

const rowSchema = z.object({ version: z.int(), lists: shownSynonymsSchema });

interface KnownSynonyms {
  readonly version: number;
  readonly byLanguage: Readonly<Record<Language, Synonyms>>;
}

/** The synonyms in the database, cached for the present version of the guide. */
export class StoredSynonyms {
  readonly #database: Database;
  #known: KnownSynonyms | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The synonyms of a version of the guide; undefined if the guide has another version by now. */
  async read(version: number, language: Language): Promise<Synonyms | undefined> {
    if (this.#known?.version !== version) this.#known = await this.#load();
    return this.#known.version === version ? this.#known.byLanguage[language] : undefined;
  }

  async #load(): Promise<KnownSynonyms> {
    const { rows } = await sql`
      select version, ${shownSynonyms} as lists from guide_state where id = 1`.execute(this.#database.sql);
    const { version, lists } = rowSchema.parse(rows[0]);
    return { version, byLanguage: byLanguage((language) => new Synonyms(lists[language] ?? noSynonyms)) };
  }
}
