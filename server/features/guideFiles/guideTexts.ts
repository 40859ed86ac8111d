import type { GuideFile } from '../../../contract/guideFiles.ts';
import type { OpenGuideHead, OpenPlace, OpenTexts } from '../../../contract/openGuide.ts';
import { htmlLang, languages } from '../../../domain/languages.ts';
import { factGroups } from '../../../domain/places/checkedOn.ts';
import { placeTypes } from '../../../domain/places/placeTypes.ts';
import { escapedHtml as escapedXml } from '../../http/escapedHtml.ts';
import { mapInSlices, type OpenGuide } from './readOpenGuide.ts';

/** An object whose last member is a list, with each entry on its own line. */
const withList = (head: object, name: string, entries: readonly string[]) =>
  `${JSON.stringify(head).slice(0, -1)},"${name}":[\n${entries.join(',\n')}\n]}\n`;

/** /guide.json: contract/openGuide.ts. */
async function guideJson({ head, places }: OpenGuide): Promise<string> {
  return withList(head, 'places', await mapInSlices(places, (place) => JSON.stringify(place)));
}

/** A feature for each place (RFC 7946); the guide's licence and date are foreign members of the collection. */
async function guideGeoJson({ head, places }: OpenGuide): Promise<string> {
  const features = await mapInSlices(places, ({ id, lat, lng, ...properties }) =>
    JSON.stringify({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties,
    }),
  );
  return withList({ type: 'FeatureCollection', ...head }, 'features', features);
}

const element = (name: string, text: string) => `<${name}>${escapedXml(text)}</${name}>`;
const data = (name: string, value: string) =>
  `<Data name="${escapedXml(name)}">${element('value', value)}</Data>`;
const extendedData = (name: string, texts: OpenTexts) =>
  languages.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [data(`${name}:${htmlLang[language]}`, text)];
  });

/** KML allows a single name: the English one, followed by the Korean one, which stands on signs. */
const placeName = ({ ko, en }: OpenTexts) => [en, ko].filter((name) => name !== undefined).join(' · ');

const listed = (items: readonly string[] | null) => (items ?? []).join(' ');

/** The hours of one period, such as `MON TUE 09:00-18:00`, with its months where it is not for all the year. */
const periodText = ({ days, opens, closes, lastEntry, months }: OpenPlace['hours']['periods'][number]) =>
  `${listed(days)} ${opens}-${closes}${lastEntry ? ` (last entry ${lastEntry})` : ''}${months ? ` (months ${months.join(' ')})` : ''}`;

/** The elements stand in the order that KML 2.2 prescribes. */
function placemark(place: OpenPlace): string {
  const { address, hours } = place;
  return [
    `<Placemark id="place-${place.id}">`,
    element('name', placeName(place.name)),
    `<atom:link href="${escapedXml(place.page)}"/>`,
    ...(address.ko === undefined ? [] : [element('address', address.ko)]),
    ...(place.phone === null ? [] : [element('phoneNumber', place.phone)]),
    ...(place.summary.en === undefined ? [] : [element('description', place.summary.en)]),
    '<ExtendedData>',
    data('type', place.type),
    ...extendedData('name', place.name),
    ...extendedData('summary', place.summary),
    ...extendedData('address', address),
    data('themes', listed(place.themes)),
    ...hours.periods.map((period) => data('hours', periodText(period))),
    ...(hours.note === null ? [] : extendedData('hoursNote', hours.note)),
    ...(hours.isDoubtful ? [data('hoursDoubtful', 'true')] : []),
    ...factGroups.flatMap((group) => {
      const on = place.checkedOn[group];
      return on === undefined ? [] : [data(`checkedOn:${group}`, on)];
    }),
    ...place.photographs.map(({ url, credit, licence }) => data('photograph', `${url} ${credit} ${licence}`)),
    '</ExtendedData>',
    `<Point><coordinates>${place.lng},${place.lat}</coordinates></Point>`,
    '</Placemark>',
  ].join('');
}

const guideDescription = ({ licence, version, modifiedAt }: OpenGuideHead) =>
  `${licence.name} (${licence.url}). ${licence.covers} ${licence.attribution}. ${licence.sources}. Version ${version}, ${modifiedAt}`;

/** A folder for each category (OGC KML 2.2). */
async function guideKml({ head, places }: OpenGuide): Promise<string> {
  const placemarks = await mapInSlices(places, (place) => ({ type: place.type, text: placemark(place) }));
  const folders = placeTypes.map((type) =>
    [
      '<Folder>',
      element('name', type),
      ...placemarks.filter((one) => one.type === type).map(({ text }) => text),
      '</Folder>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<Document>',
    element('name', head.name),
    `<atom:link href="${escapedXml(head.url)}"/>`,
    element('description', guideDescription(head)),
    `<ExtendedData>${data('licence', head.licence.url)}${data('modifiedAt', head.modifiedAt)}</ExtendedData>`,
    ...folders,
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}

export const guideFileTexts: Record<GuideFile['name'], (guide: OpenGuide) => Promise<string>> = {
  JSON: guideJson,
  GeoJSON: guideGeoJson,
  KML: guideKml,
};
