import {
  CenteredTextSymbolizer,
  exp,
  type LabelRule,
  type LabelSymbolizer,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';
import type { Language } from '../../../../domain/languages.ts';
import type { Box } from '../labels.ts';
import type { TilePalette } from './tilePalette.ts';

/**
 * Which name properties of a feature are read, in this order. In Korea the plain name is the Korean one; readers
 * without a name in their own script get a Latin one.
 */
export const nameKeys: Record<Language, string[]> = {
  ko: ['name:ko', 'name', 'name:en'],
  en: ['name:en', 'name'],
  cn: ['name:zh-Hans', 'name:zh', 'name:en', 'name'],
  tw: ['name:zh-Hant', 'name:zh', 'name:en', 'name'],
  ja: ['name:ja', 'name:en', 'name'],
};

type Filter = NonNullable<PaintRule['filter']>;

/** Whether a feature is of one of these kinds, as defined by Protomaps' basemap tiles, version 4. */
const isKind =
  (...kinds: string[]): Filter =>
  (_zoom, { props }) =>
    typeof props.kind === 'string' && kinds.includes(props.kind);

/** Whether a main road is a national route, such as 7 and 6. */
const isNational: Filter = (_zoom, { props }) =>
  props.kind === 'major_road' && (props.kind_detail === 'trunk' || props.kind_detail === 'primary');

const all =
  (...filters: Filter[]): Filter =>
  (zoom, feature) =>
    filters.every((filter) => filter(zoom, feature));

const shapes = { point: 1, line: 2, area: 3 } as const;
const isShape =
  (shape: keyof typeof shapes): Filter =>
  (_zoom, { geomType }) =>
    geomType === shapes[shape];

/** In drawing order: the most important last, on top; widths in px by zoom. */
const roads = [
  {
    filter: isKind('other', 'path'),
    colour: 'street',
    widths: [
      [14, 0],
      [17, 1.5],
    ],
  },
  {
    filter: isKind('minor_road'),
    colour: 'street',
    widths: [
      [12, 0],
      [15, 2],
      [17, 5],
    ],
  },
  {
    filter: isKind('major_road', 'medium_road'),
    colour: 'regional',
    widths: [
      [9, 0.5],
      [12, 2],
      [17, 9],
    ],
  },
  {
    filter: isNational,
    colour: 'national',
    widths: [
      [8, 0.75],
      [12, 2.5],
      [17, 10],
    ],
  },
  {
    filter: isKind('highway'),
    colour: 'expressway',
    widths: [
      [6, 0.75],
      [12, 3],
      [17, 12],
    ],
  },
] as const;

/** From the whole world to a single house. */
const zooms = Array.from({ length: 23 }, (_, zoom) => zoom);

/** Each road has a wider casing beneath it, so that it stands out from the land in light mode. */
function roadRules({ colour }: TilePalette): PaintRule[] {
  // A canvas ignores a line width of 0 and would keep the previous one.
  const rule = (filter: Filter, color: string, width: (zoom: number) => number): PaintRule => ({
    dataLayer: 'roads',
    minzoom: zooms.find((zoom) => width(zoom) > 0) ?? zooms.length,
    symbolizer: new LineSymbolizer({ color, width, lineCap: 'round', lineJoin: 'round' }),
    filter,
  });
  const roadWidth = (widths: readonly (readonly number[])[]) =>
    exp(
      1.6,
      widths.map((stop) => [...stop]),
    );
  const sides = roads.map(({ filter, widths }) => {
    const width = roadWidth(widths);
    return rule(filter, colour('side'), (zoom) => (width(zoom) > 1 ? width(zoom) + 1.5 : 0));
  });
  const tops = roads.map((road) => rule(road.filter, colour(road.colour), roadWidth(road.widths)));
  return [...sides, ...tops];
}

/** How ground, water and roads are painted, from bottom to top. */
export function paintRules(palette: TilePalette): PaintRule[] {
  const { colour } = palette;
  const area = (dataLayer: string, fill: string, ...kinds: string[]): PaintRule => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill }),
    filter: kinds.length > 0 ? all(isShape('area'), isKind(...kinds)) : isShape('area'),
  });
  const line = (
    rule: Omit<PaintRule, 'symbolizer'>,
    color: string,
    widths: number[][],
    dash?: number[],
  ): PaintRule => ({
    ...rule,
    symbolizer: new LineSymbolizer({ color, width: exp(1.6, widths), ...(dash && { dash }) }),
  });
  const stream = all(isShape('line'), isKind('river', 'stream', 'canal'));
  const rail = { dataLayer: 'roads', filter: isKind('rail') };
  return [
    area('earth', colour('land')),
    area('landcover', colour('upland'), 'forest', 'grassland', 'scrub'),
    area('landcover', colour('urban'), 'urban_area'),
    area('landuse', colour('urban'), 'residential', 'industrial', 'commercial', 'urban_area'),
    area('landuse', colour('upland'), 'forest', 'wood', 'nature_reserve', 'national_park', 'protected_area'),
    area('landuse', colour('wood'), 'park', 'garden', 'golf_course', 'cemetery', 'playground', 'grass'),
    area('landuse', colour('beach'), 'beach', 'sand'),
    area('water', colour('sea')),
    line({ dataLayer: 'water', filter: stream, minzoom: 11 }, colour('sea'), [
      [11, 1],
      [17, 6],
    ]),
    { ...area('buildings', colour('building')), minzoom: 15 },
    ...roadRules(palette),
    line(rail, colour('track'), [
      [9, 0.75],
      [17, 3],
    ]),
    line(
      { ...rail, minzoom: 12 },
      colour('land'),
      [
        [12, 0.75],
        [17, 1.5],
      ],
      [6, 6],
    ),
  ];
}

/** Draws no label over a marker. */
function movedAside(taken: readonly Box[], inner: LabelSymbolizer): LabelSymbolizer {
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
  /** The areas that markers cover, in px of the world at the map's zoom. */
  taken: readonly Box[];
}

/** Smaller values are visible from farther away. */
const byImportance: NonNullable<LabelRule['sort']> = (a, b) =>
  Number(a.min_zoom ?? 99) - Number(b.min_zoom ?? 99);

/** Which labels are drawn, most important first, and in which language. */
export function labelRules({ palette, language, taken }: LabelOptions): LabelRule[] {
  const { colour, font } = palette;
  const labelProps = nameKeys[language];
  const centered = (
    { kinds, ...rule }: { dataLayer: string; minzoom?: number; kinds: string[] },
    letters: string,
    fill: string,
    ground: 'land' | 'sea' = 'land',
  ): LabelRule => ({
    ...rule,
    // An area's outline is no label position: the archive has points for that.
    filter: all(isShape('point'), isKind(...kinds)),
    sort: byImportance,
    symbolizer: movedAside(
      taken,
      new CenteredTextSymbolizer({
        labelProps,
        font: `${letters} ${font}`,
        lineHeight: 1.4,
        fill,
        width: 2,
        stroke: colour(ground),
      }),
    ),
  });
  const along = (minzoom: number, ...kinds: string[]): LabelRule => ({
    dataLayer: 'roads',
    minzoom,
    filter: isKind(...kinds),
    symbolizer: movedAside(
      taken,
      new LineLabelSymbolizer({
        labelProps,
        font: `500 12px ${font}`,
        fill: colour('muted'),
        width: 4,
        stroke: colour('land'),
      }),
    ),
  });
  const [ink, muted] = [colour('ink'), colour('muted')];
  return [
    centered({ dataLayer: 'places', kinds: ['locality', 'region'] }, '700 15px', ink),
    centered({ dataLayer: 'pois', minzoom: 13, kinds: ['station', 'peak'] }, '600 12px', ink),
    centered({ dataLayer: 'water', kinds: ['ocean', 'sea', 'bay'] }, '600 13px', colour('seaName'), 'sea'),
    centered({ dataLayer: 'water', minzoom: 12, kinds: ['water', 'lake'] }, '600 13px', colour('seaName')),
    centered(
      { dataLayer: 'places', minzoom: 13, kinds: ['neighbourhood', 'macrohood', 'suburb'] },
      '600 12px',
      muted,
    ),
    centered(
      {
        dataLayer: 'pois',
        minzoom: 15,
        kinds: [
          'beach',
          'park',
          'museum',
          'attraction',
          'university',
          'hospital',
          'marketplace',
          'place_of_worship',
        ],
      },
      '500 12px',
      muted,
    ),
    along(13, 'highway', 'major_road'),
    along(16, 'minor_road', 'medium_road'),
  ];
}
