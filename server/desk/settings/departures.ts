import { z } from 'zod';
import type { StoredDepartures } from '../../../contract/desk/departureSettings.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { Language } from '../../../domain/languages.ts';
import {
  type DeparturePlace,
  type DepartureSettings,
  defaultDepartures,
  findDeparture,
  offeredDepartures,
  type ShownDeparture,
  showDeparture,
  stationId,
  writtenText,
} from '../../../domain/tour/departurePlaces.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../invalidField.ts';
import { readSettingVersions, type Settings, type StoredSettings } from './watchSettings.ts';

/** The current departures. */
export interface Departures {
  /** The departures that visitors can choose, the station first. */
  offered(): readonly DeparturePlace[];
  /** A departure with its newest texts, even if it is no longer offered; undefined for an id that never existed. */
  find(id: string): DeparturePlace | undefined;
  /** @throws ProblemError 'invalidRequest' for a departure that is not offered */
  assertOffered(id: string): void;
  /** A departure as visitors read it in a language; null for the station. */
  showOther(id: string, language: Language): ShownDeparture | null;
}

/** The facts of a mail about a departure; none for the station. */
export function otherDeparture(departures: Pick<Departures, 'showOther'>, id: string, language: Language) {
  const departure = departures.showOther(id, language);
  return departure ? { departure } : {};
}

// A language without a translation is ''. Releases that store other fields still store these too.
const text = z.object({
  ko: z.string(),
  en: z.string(),
  cn: z.string().catch(''),
  tw: z.string().catch(''),
  ja: z.string().catch(''),
});
const storedSchema = z.object({
  isStationOffered: z.boolean().catch(true),
  others: z
    .array(
      z.object({
        id: z.string(),
        isOffered: z.boolean(),
        position: z.object({ lat: z.number(), lng: z.number() }),
        name: text,
        meetingPlace: text,
      }),
    )
    .catch([]),
});

/** Parses stored departures. Fields that another release stored in another form count as not set. */
export function storedDepartures(stored: unknown): StoredDepartures {
  return storedSchema.safeParse(stored).data ?? { isStationOffered: true, others: [] };
}

function toSettings({ fields }: StoredSettings): DepartureSettings {
  const { isStationOffered, others } = storedDepartures(fields);
  return {
    isStationOffered,
    others: others.map(({ position, ...one }) => ({
      ...one,
      ...position,
      name: writtenText(one.name),
      meetingPlace: writtenText(one.meetingPlace),
    })),
  };
}

/** The departures of a process that watches the settings, so that they are always current. */
export function createDepartures(settings: Pick<Settings, 'begun'>): Departures {
  let read: { from: readonly StoredSettings[]; versions: DepartureSettings[] } | null = null;
  const versions = () => {
    const from = settings.begun('departures');
    const isRead = read?.from.length === from.length && read.from.at(-1)?.id === from.at(-1)?.id;
    if (read === null || !isRead) read = { from, versions: from.map(toSettings) };
    return read.versions;
  };
  const offered = () => offeredDepartures(versions().at(-1) ?? defaultDepartures);
  const find = (id: string) => findDeparture(versions(), id);
  return {
    offered,
    find,
    assertOffered(id) {
      const ids = offered().map((one) => one.id);
      if (!ids.includes(id)) throw invalidField('departure', 'notOffered', `one of ${ids.join(', ')}`);
    },
    showOther: (id, language) => {
      const place = id === stationId ? undefined : find(id);
      return place ? showDeparture(place, language) : null;
    },
  };
}

/** The departures for a command, read once. */
export async function readDeparturesOnce(database: Database, clock: Clock): Promise<Departures> {
  const versions = await readSettingVersions(database, 'departures');
  const today = toSeoulDate(clock.now());
  return createDepartures({ begun: () => versions.filter(({ fromDay }) => fromDay <= today) });
}
