import { sql } from 'kysely';
import { z } from 'zod';
import { openingPeriodSchema, weekDaySchema } from '../../../contract/openingHours.ts';
import type { SeoulTime } from '../../../domain/calendar/seoulTime.ts';
import { openStatusIn } from '../../../domain/openingHours/openStatus.ts';
import { OrdinalSet } from '../../../domain/search/ordinalSet.ts';
import type { OpenHours, OpenSets } from '../../../domain/search/placeMatches.ts';
import type { Database } from '../../platform/database/database.ts';

const hoursSchema = z.object({
  weekDays: z.array(weekDaySchema).nullable(),
  periods: z.array(openingPeriodSchema),
});
const rowSchema = z.object({
  version: z.int(),
  postings: z.array(z.tuple([z.string(), z.string()])),
});

/** Places that share the same opening hours. */
interface Posting {
  readonly hours: z.infer<typeof hoursSchema>;
  readonly places: Uint8Array;
}

/** First pages use the current minute; further pages use the minute of their first page. */
const minutesCached = 8;

/**
 * Which places are open at a minute. Many places have the same hours, so a minute is computed per distinct hours rather
 * than per place, and cached for the current version of the guide.
 */
export class PlacesOpenAt implements OpenHours {
  readonly #database: Database;
  readonly #minutes = new Map<string, OpenSets>();
  #version: number | undefined;
  #postings: readonly Posting[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  async read(version: number, size: number, minute: SeoulTime): Promise<OpenSets | undefined> {
    if (this.#version !== version && !(await this.#load(version))) return undefined;
    const key = `${minute.month} ${minute.day} ${minute.time}`;
    const known = this.#minutes.get(key);
    if (known) return known;
    const sets = { open: new OrdinalSet(size), unknown: new OrdinalSet(size) };
    for (const { hours, places } of this.#postings) {
      const status = openStatusIn(hours, minute);
      if (status !== 'closed') sets[status].addStored(places);
    }
    this.#minutes.set(key, sets);
    const oldest = this.#minutes.keys().next();
    if (this.#minutes.size > minutesCached && !oldest.done) this.#minutes.delete(oldest.value);
    return sets;
  }

  async #load(version: number): Promise<boolean> {
    const { rows } = await sql`
      select version, (select coalesce(json_agg(json_build_array(hours, encode(places, 'base64'))), '[]')
        from hours_posting) as postings
      from guide_state where id = 1`.execute(this.#database.sql);
    const read = rowSchema.parse(rows[0]);
    if (read.version !== version) return false;
    this.#version = version;
    this.#minutes.clear();
    this.#postings = read.postings.map(([hours, places]) => ({
      hours: hoursSchema.parse(JSON.parse(hours)),
      places: Buffer.from(places, 'base64'),
    }));
    return true;
  }
}
