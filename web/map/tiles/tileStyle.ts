import {
  CenteredTextSymbolizer,
  exp,
  type Feature,
  type LabelRule,
  type LabelSymbolizer,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';
import type { Language } from '../../../contract/languages.ts';
import type { Box } from '../labels.ts';
import type { TilePalette } from './tilePalette.ts';

/**
 * Which names of a feature are read, in this order. In Korea the plain name is the Korean one; other readers who have no
 * name in their own script can say a Latin one.
 */
export const nameKeys: Record<Language, string[]> = {
  ko: ['name:ko', 'name', 'name:en'],
  en: ['name:en', 'name'],
  cn: ['name:zh-Hans', 'name:zh', 'name:en', 'name'],
  ja: ['name:ja', 'name:en', 'name'],
};

type Kinds = readonly string[];

/** Whether a feature is of one of these kinds; the kinds are those of Protomaps' basemap tiles, version 4. */
const isKind = (kinds: Kinds) => (_zoom: number, feature: Feature) =>
  typeof feature.props.kind === 'string' && kinds.includes(feature.props.kind);

const grown: Kinds = [
  'forest',
  'wood',
  'nature_reserve',
  'national_park',
  'protected_area',
  'scrub',
  'grassland',
];
const park: Kinds = ['park', 'garden', 'golf_course', 'cemetery', 'village_green', 'playground', 'grass'];
const sand: Kinds = ['beach', 'sand'];
const rail: Kinds = ['rail'];
const streams: Kinds = ['river', 'stream', 'canal', 'drain', 'ditch'];

/** Widths in px by zoom, from narrow to wide roads. */
const roads: readonly { kinds: Kinds; widths: number[][] }[] = [
  {
    kinds: ['other', 'path'],
    widths: [
      [14, 0],
      [17, 1.5],
    ],
  },
  {
    kinds: ['minor_road'],
    widths: [
      [12, 0],
      [15, 2],
      [17, 5],
    ],
  },
  {
    kinds: ['major_road', 'medium_road'],
    widths: [
      [8, 0.5],
      [12, 2],
      [17, 9],
    ],
  },
  {
    kinds: ['highway'],
    widths: [
      [6, 0.75],
      [12, 3],
      [17, 12],
    ],
  },
];

/** A wider band beneath the road, so that it stands off from the land. */
function roadRules({ road, roadEdge, highway }: TilePalette): PaintRule[] {
  const rule = (kinds: Kinds, color: string, width: (zoom: number) => number): PaintRule => ({
    dataLayer: 'roads',
    symbolizer: new LineSymbolizer({ color, width, lineCap: 'round', lineJoin: 'round' }),
    filter: isKind(kinds),
  });
  const edges = roads
    .filter(({ kinds }) => !kinds.includes('path'))
    .map(({ kinds, widths }) => {
      const width = exp(1.6, widths);
      return rule(kinds, roadEdge, (zoom) => (width(zoom) > 1 ? width(zoom) + 1.5 : 0));
    });
  const surfaces = roads.map(({ kinds, widths }) =>
    rule(kinds, kinds.includes('highway') ? highway : road, exp(1.6, widths)),
  );
  return [...edges, ...surfaces];
}

/** How the ground, the water and the ways are painted, from below to above. */
export function paintRules(palette: TilePalette): PaintRule[] {
  const area = (dataLayer: string, fill: string, kinds?: Kinds): PaintRule => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill }),
    ...(kinds && { filter: isKind(kinds) }),
  });
  return [
    area('earth', palette.land, ['earth']),
    area('landcover', palette.forest, ['forest', 'grassland', 'scrub']),
    area('landuse', palette.forest, grown),
    area('landuse', palette.park, park),
    area('landuse', palette.sand, sand),
    {
      dataLayer: 'water',
      symbolizer: new PolygonSymbolizer({ fill: palette.water }),
      filter: (_zoom, feature) => feature.geomType === 3,
    },
    {
      dataLayer: 'water',
      minzoom: 11,
      symbolizer: new LineSymbolizer({
        color: palette.water,
        width: exp(1.6, [
          [11, 1],
          [17, 6],
        ]),
      }),
      filter: (zoom, feature) => feature.geomType === 2 && isKind(streams)(zoom, feature),
    },
    { ...area('buildings', palette.building), minzoom: 15 },
    ...roadRules(palette),
    {
      dataLayer: 'roads',
      symbolizer: new LineSymbolizer({
        color: palette.rail,
        width: exp(1.6, [
          [9, 0.75],
          [17, 3],
        ]),
      }),
      filter: isKind(rail),
    },
    {
      dataLayer: 'roads',
      minzoom: 12,
      symbolizer: new LineSymbolizer({
        color: palette.land,
        width: exp(1.6, [
          [12, 0.75],
          [17, 1.5],
        ]),
        dash: [6, 6],
      }),
      filter: isKind(rail),
    },
  ];
}

/** Writes no name where a marker stands. */
function asideOf(taken: readonly Box[], inner: LabelSymbolizer): LabelSymbolizer {
  return {
    place: (layout, geometry, feature) =>
      inner
        .place(layout, geometry, feature)
        ?.filter(
          ({ bboxes }) =>
            !bboxes.some(({ minX, minY, maxX, maxY }) =>
              taken.some(
                ({ left, top, right, bottom }) => minX < right && left < maxX && minY < bottom && top < maxY,
              ),
            ),
        ),
  };
}

interface LabelOptions {
  palette: TilePalette;
  language: Language;
  /** What markers cover, in px of the world at the map's zoom. */
  taken: readonly Box[];
}

/** Which names are written, the more important first, and in whose language. */
export function labelRules({ palette, language, taken }: LabelOptions): LabelRule[] {
  const { font } = palette;
  const halo = { width: 2, stroke: palette.halo };
  const centered = (
    rule: Pick<LabelRule, 'dataLayer' | 'filter' | 'minzoom' | 'sort'>,
    [weight, size]: readonly [number, number],
    fill: string,
  ): LabelRule => ({
    ...rule,
    symbolizer: asideOf(
      taken,
      new CenteredTextSymbolizer({
        labelProps: nameKeys[language],
        font: `${weight} ${size}px ${font}`,
        lineHeight: 1.4,
        fill,
        ...halo,
      }),
    ),
  });
  const along = (kinds: Kinds, minzoom: number): LabelRule => ({
    dataLayer: 'roads',
    minzoom,
    filter: isKind(kinds),
    symbolizer: asideOf(
      taken,
      new LineLabelSymbolizer({
        labelProps: nameKeys[language],
        font: `500 12px ${font}`,
        fill: palette.muted,
        width: 4,
        stroke: palette.halo,
      }),
    ),
  });
  const byZoom = (a: { min_zoom?: unknown }, b: { min_zoom?: unknown }) =>
    Number(a.min_zoom ?? 99) - Number(b.min_zoom ?? 99);
  return [
    centered(
      { dataLayer: 'places', filter: isKind(['locality', 'region']), sort: byZoom },
      [700, 15],
      palette.ink,
    ),
    centered(
      { dataLayer: 'pois', minzoom: 13, filter: isKind(['station', 'train_station', 'peak']) },
      [600, 12],
      palette.ink,
    ),
    centered(
      { dataLayer: 'water', minzoom: 12, filter: isKind(['water', 'lake', 'ocean', 'sea', 'bay']) },
      [600, 13],
      palette.waterName,
    ),
    centered(
      {
        dataLayer: 'places',
        minzoom: 13,
        filter: isKind(['neighbourhood', 'macrohood', 'suburb']),
        sort: byZoom,
      },
      [600, 12],
      palette.muted,
    ),
    centered(
      {
        dataLayer: 'pois',
        minzoom: 15,
        filter: isKind([
          'beach',
          'park',
          'museum',
          'attraction',
          'university',
          'hospital',
          'marketplace',
          'place_of_worship',
        ]),
        sort: byZoom,
      },
      [500, 12],
      palette.muted,
    ),
    along(['highway', 'major_road'], 13),
    along(['minor_road', 'medium_road'], 16),
  ];
}
