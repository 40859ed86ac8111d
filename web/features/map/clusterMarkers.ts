import {
  divIcon,
  type LatLngTuple,
  type Map as LeafletMap,
  latLngBounds,
  marker as leafletMarker,
  type Marker,
} from 'leaflet';
import { type Cluster, createClusters } from './clusters.ts';
import type { Box, Spot } from './labels.ts';
import { pinSize } from './pin.ts';
import type { MapMarker, MapPoint, MapView } from './port.ts';
import { readerPositionOn } from './readerPosition.ts';

const at = ({ lat, lng }: MapPoint): LatLngTuple => [lat, lng];

/** Below this distance, in px, markers overlap and cannot be tapped reliably. */
const reach = 48;
/** A cluster's centre stands as high above its place as a pin's. */
const lift = pinSize.height / 2;

interface Entry extends Spot {
  marker: MapMarker;
}

interface ShownCluster {
  marker: Marker;
  middle: Spot;
  size: number;
}

export interface ClusterMarkers {
  /**
   * Shows the clusters of a view at this zoom, and the reader's position. Returns which markers stand alone, and the
   * cluster element of every other one.
   */
  show(view: MapView): { alone: readonly MapMarker[]; elements: ReadonlyMap<number, HTMLElement> };
  /** When a cluster is opened by keyboard, moves the focus to its first marker, which may be in a smaller cluster. */
  passFocusOn(nameElement: (id: number) => HTMLElement | undefined): void;
  boxes(): Box[];
}

export type ClusterMarkersOn = typeof clusterMarkersOn;

function clusterSize(count: number): number {
  return count < 10 ? 40 : count < 50 ? 46 : 54;
}

function countElement(members: readonly Entry[]): HTMLElement {
  const element = document.createElement('span');
  element.className = 'map-cluster-count';
  element.ariaHidden = 'true';
  element.textContent = String(members.length);
  return element;
}

const clusterKey = (members: readonly Entry[]) => members.map(({ marker }) => marker.id).join(' ');

/** The parts that only maps of lists have: round markers with a count instead of overlapping ones, and the reader's position. */
export function clusterMarkersOn(map: LeafletMap, still: boolean): ClusterMarkers {
  const shown = new Map<string, ShownCluster>();
  const showPosition = readerPositionOn(map);
  /** The marker to focus once its cluster is open. */
  let awaited: number | undefined;

  const open = ({ members }: Cluster<Entry>, element: HTMLElement | undefined) => {
    if (element && element === document.activeElement) awaited = members[0]?.marker.id;
    const bounds = latLngBounds(members.map(({ marker }) => at(marker)));
    const nearest = map.getBoundsZoom(bounds, false, map.getSize().multiplyBy(0.2));
    const zoom = Math.min(map.getMaxZoom(), Math.max(nearest, map.getZoom() + 1));
    map.setView(bounds.getCenter(), zoom, { animate: !still });
  };

  const add = (cluster: Cluster<Entry>, name: string): ShownCluster => {
    const { members, x, y } = cluster;
    const size = clusterSize(members.length);
    const icon = divIcon({
      className: 'map-cluster',
      html: countElement(members),
      iconSize: [size, size],
      iconAnchor: [size / 2, size / 2 + lift],
    });
    const marker = leafletMarker(map.unproject([x, y]), { icon, autoPanOnFocus: false }).addTo(map);
    const element = marker.getElement();
    if (element) element.ariaLabel = name;
    marker.on('click', () => open(cluster, element));
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      open(cluster, element);
    });
    return { marker, middle: { x, y }, size };
  };

  return {
    show: (view) => {
      showPosition(view);
      const doesCluster = view.clusters === true && map.getZoom() < map.getMaxZoom();
      const entries = view.markers.map((marker) => ({ ...map.project(at(marker)), marker }));
      const clusters = doesCluster ? createClusters(entries, reach) : [];
      const joined = clusters.filter(({ members }) => members.length > 1);
      const elements = new Map<number, HTMLElement>();
      const keys = new Set(joined.map(({ members }) => clusterKey(members)));
      for (const [key, { marker }] of shown) {
        if (keys.has(key)) continue;
        marker.remove();
        shown.delete(key);
      }
      for (const cluster of joined) {
        const key = clusterKey(cluster.members);
        const name = view.labels.places?.(cluster.members.length) ?? String(cluster.members.length);
        const known = shown.get(key) ?? add(cluster, name);
        shown.set(key, known);
        known.middle = cluster;
        known.marker.setLatLng(map.unproject([cluster.x, cluster.y]));
        const element = known.marker.getElement();
        if (!element) continue;
        element.ariaLabel = name;
        for (const { marker } of cluster.members) elements.set(marker.id, element);
      }
      const alone = view.markers.filter(({ id }) => !elements.has(id) || id === view.highlighted);
      return { alone, elements };
    },
    passFocusOn: (nameElement) => {
      const element = awaited === undefined ? undefined : nameElement(awaited);
      awaited = undefined;
      element?.focus({ preventScroll: true });
    },
    boxes: () =>
      [...shown.values()].map(({ middle, size }) => ({
        left: middle.x - size / 2,
        right: middle.x + size / 2,
        top: middle.y - lift - size / 2,
        bottom: middle.y - lift + size / 2,
      })),
  };
}
