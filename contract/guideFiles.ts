/** The whole guide as files that anybody may use (docs/decisions/0065-open-data.md). */
export const guideFiles = [
  { path: '/guide.json', name: 'JSON', type: 'application/json; charset=utf-8' },
  { path: '/guide.geojson', name: 'GeoJSON', type: 'application/geo+json; charset=utf-8' },
  { path: '/guide.kml', name: 'KML', type: 'application/vnd.google-earth.kml+xml; charset=utf-8' },
] as const;
export type GuideFile = (typeof guideFiles)[number];

/** The licence of the names, texts and facts in the files. Photographs have their own licences, drawings have none. */
export const guideLicence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  covers:
    'Names, texts and facts of the guide. Not its drawings; each photograph has the licence that stands beside it.',
  attribution: 'Solbada, with a link to the page of the place or to the home page',
  sources: 'Place data: Korea Tourism Organization TourAPI (public data), and the editors of Solbada',
} as const;
