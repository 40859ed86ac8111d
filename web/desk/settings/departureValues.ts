import type { StoredDepartures } from '../../../contract/desk/departureSettings.ts';
import { byLanguage, languages } from '../../../domain/languages.ts';
import { typedPosition } from '../ui/form/typedPosition.ts';

/** The values of the departures form: each field as a text, by its path in the request body. */
export type DepartureValues = Readonly<Record<string, string>>;

type StoredDeparture = StoredDepartures['others'][number];
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

const noTexts = byLanguage(() => '');
const noDeparture: Omit<StoredDeparture, 'position'> = {
  id: '',
  isOffered: true,
  name: noTexts,
  meetingPlace: noTexts,
};

function entries(index: number, { id, isOffered, name, meetingPlace }: typeof noDeparture, position: string) {
  const path = (field: string) => `others.${index}.${field}`;
  return {
    [path('id')]: id,
    [path('isOffered')]: yesOrNo(isOffered),
    [path('position')]: position,
    ...Object.fromEntries(languages.map((language) => [path(`name.${language}`), name[language]])),
    ...Object.fromEntries(
      languages.map((language) => [path(`meetingPlace.${language}`), meetingPlace[language]]),
    ),
  };
}

/** The stored departures as form values, followed by `added` empty ones. */
export function departureValues(
  { isStationOffered, others }: StoredDepartures,
  added: number,
): DepartureValues {
  const stored = others.map((one, index) => entries(index, one, `${one.position.lat}, ${one.position.lng}`));
  const empty = Array.from({ length: added }, (_, index) => entries(others.length + index, noDeparture, ''));
  return Object.assign({ isStationOffered: yesOrNo(isStationOffered) }, ...stored, ...empty);
}

/** The typed values as the API takes them, valid or not. */
export function departuresBody(values: DepartureValues, count: number) {
  const departure = (index: number) => {
    const value = (field: string) => values[`others.${index}.${field}`] ?? '';
    const texts = (field: string) => byLanguage((language) => value(`${field}.${language}`));
    return {
      id: value('id').trim(),
      isOffered: value('isOffered') === 'yes',
      position: typedPosition(value('position')),
      name: texts('name'),
      meetingPlace: texts('meetingPlace'),
    };
  };
  return {
    fromDay: values.fromDay,
    isStationOffered: values.isStationOffered === 'yes',
    others: Array.from({ length: count }, (_, index) => departure(index)),
  };
}

/** A departure in one line: its Korean texts, and where it is. */
const summary = ({ name, meetingPlace, position }: StoredDeparture) =>
  `${name.ko} · ${meetingPlace.ko} · ${position.lat}, ${position.lng}`;

interface Labels {
  readonly station: string;
  readonly notOffered: string;
  readonly removed: string;
}

/** What a planned version changes. */
export function changedDepartures(before: StoredDepartures, after: StoredDepartures, labels: Labels) {
  const shown = (one: StoredDeparture | undefined) => {
    if (!one) return labels.removed;
    return one.isOffered ? summary(one) : `${summary(one)} · ${labels.notOffered}`;
  };
  const find = ({ others }: StoredDepartures, id: string) => others.find((one) => one.id === id);
  const ids = new Set([...before.others, ...after.others].map(({ id }) => id));
  const changed = [...ids].filter(
    (id) => JSON.stringify(find(before, id)) !== JSON.stringify(find(after, id)),
  );
  return [
    ...(before.isStationOffered === after.isStationOffered
      ? []
      : [{ label: labels.station, value: after.isStationOffered }]),
    ...changed.map((id) => ({ label: id, value: shown(find(after, id)) })),
  ];
}
