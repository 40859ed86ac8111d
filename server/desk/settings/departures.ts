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

/** The departures as they are now, of a process that watches the settings. */
export interface Departures {
  /** Those that can be chosen, the station first. */
  offered(): readonly DeparturePlace[];
  /** With its newest texts, also if it is not offered any more; undefined for one that never was. */
  find(id: string): DeparturePlace | undefined;
  /** @throws ProblemError 'invalidRequest' for one that is not offered */
  assertOffered(id: string): void;
  /** What visitors of a language read of another departure than the station; null for the station. */
  showOther(id: string, language: Language): ShownDeparture | null;
}

/** The facts of a mail about another departure than the station. */
export function otherDeparture(departures: Pick<Departures, 'showOther'>, id: string, language: Language) {
  const departure = departures.showOther(id, language);
  return departure ? { departure } : {};
}

// Empty where it is not translated. A release that stores other fields stores these as well.
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

/** Departures as they are stored; what another release has stored otherwise counts as not set. */
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

/** The departures of a process that watches the settings. */
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

/** The departures of a command that runs once. */
export async function readDeparturesOnce(database: Database, clock: Clock): Promise<Departures> {
  const versions = await readSettingVersions(database, 'departures');
  const today = toSeoulDate(clock.now());
  return createDepartures({ begun: () => versions.filter(({ fromDay }) => fromDay <= today) });
}
