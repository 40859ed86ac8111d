import { type LatLngTuple, type LayerGroup, layerGroup, type Path, polygon, polyline, svg } from 'leaflet';
import type { BaseMap } from './baseMap.ts';
import type { Drawing } from './drawing.ts';
import { writeNames } from './mapNames.ts';
import type { MapPoint } from './port.ts';

const at = ({ lat, lng }: MapPoint): LatLngTuple => [lat, lng];

/** In drawing order: the most important last, on top. */
const roadKinds = ['street', 'regional', 'national', 'expressway'];

interface RoadLine {
  path: Path;
  zoom: number;
}

/** Draws the lines and areas, and marks the roads that are shown at near zooms only. */
function drawLines(map: LayerGroup, drawing: Drawing): RoadLine[] {
  // Draws half a map's width of margin too, so that panning shows no blank area.
  const common = { interactive: false, renderer: svg({ padding: 0.5 }) };
  const line = (points: readonly MapPoint[], className: string) =>
    polyline(points.map(at), { ...common, className, fill: false }).addTo(map);
  const area = (points: readonly MapPoint[], className: string) =>
    polygon(points.map(at), { ...common, className, stroke: false }).addTo(map);

  area(drawing.sea, 'map-sea');
  line(drawing.coast, 'map-surf');
  // Hides the half of the surf line that lies on land.
  area(drawing.mainland, 'map-mainland');
  for (const { kind, points } of drawing.land) area(points, `map-${kind}`);
  for (const { shape, kind, points } of drawing.water) if (shape === 'line') line(points, `map-${kind}`);
  line(drawing.coast, 'map-coast');
  for (const { shape, points } of drawing.water) {
    if (shape === 'area') polygon(points.map(at), { ...common, className: 'map-lake' }).addTo(map);
  }
  for (const { kind, points } of drawing.shore) {
    if (kind === 'pier') line(points, 'map-pier-side');
    line(points, `map-${kind}`);
  }
  const sides = drawing.roads.map((road) => ({
    road,
    path: line(road.points, `map-side map-side-${road.kind}`),
  }));
  for (const { shape, points } of drawing.rail) {
    if (shape !== 'line') continue;
    line(points, 'map-rail');
    line(points, 'map-sleepers');
  }
  const tops = roadKinds.flatMap((kind) =>
    drawing.roads
      .filter((road) => road.kind === kind)
      .map((road) => ({ road, path: line(road.points, `map-road map-${road.kind}`) })),
  );
  return [...sides, ...tops].map(({ road, path }) => ({ path, zoom: road.zoom }));
}

/** Our own drawing from content/map, shown beneath the markers. */
export function drawnBase(drawing: Drawing): BaseMap {
  return {
    credit: () => '© Solbada · Leaflet',
    addTo: (map) => {
      // Hidden from screen readers: the page's text and the pins say it better.
      const pane = map.getPane('names') ?? map.createPane('names');
      pane.setAttribute('aria-hidden', 'true');
      const sheet = map.getPane('overlayPane');
      sheet?.setAttribute('aria-hidden', 'true');
      const lines = layerGroup();
      const roads = drawLines(lines, drawing);
      lines.addTo(map);
      // Beneath a route that may already exist when the drawing is shown again.
      if (sheet?.lastElementChild) sheet.prepend(sheet.lastElementChild);
      const names = layerGroup().addTo(map);
      return {
        update: (language, taken) => {
          const zoom = map.getZoom();
          // The style sheet scales lines by zoom: a road of 3 px is prominent in a region and thin in a street view.
          if (sheet) sheet.dataset.zoom = String(zoom);
          for (const road of roads) road.path.getElement()?.classList.toggle('map-hidden', zoom < road.zoom);
          writeNames(map, names, drawing, language, taken);
        },
        remove: () => {
          lines.remove();
          names.remove();
        },
      };
    },
  };
}
