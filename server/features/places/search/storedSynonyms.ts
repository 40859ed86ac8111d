import { sql } from 'kysely';
import { z } from 'zod';
import type { SynonymSource } from '../../../../domain/search/placeMatches.ts';
import { Synonyms } from '../../../../domain/search/synonyms.ts';
import { shownSynonyms, shownSynonymsSchema } from '../../../guide/synonyms.ts';
import type { Database } from '../../../platform/database/database.ts';

const rowSchema = z.object({ version: z.int(), lists: shownSynonymsSchema });

/** The synonyms in the database, cached for the present version of the guide. */
export class StoredSynonyms implements SynonymSource {
  readonly #database: Database;
  #known: { readonly version: number; readonly synonyms: Synonyms } | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(version: number): Promise<Synonyms | undefined> {
    if (this.#known?.version === version) return this.#known.synonyms;
    const { rows } = await sql`
      select version, ${shownSynonyms} as lists from guide_state where id = 1`.execute(this.#database.sql);
    const read = rowSchema.parse(rows[0]);
    if (read.version !== version) return undefined;
    const synonyms = new Synonyms(read.lists);
    this.#known = { version, synonyms };
    return synonyms;
  }
}
