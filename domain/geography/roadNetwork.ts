import { type PlanePosition, type Position, toPlane } from './distance.ts';

export const roadKinds = ['expressway', 'national', 'regional', 'street'] as const;
export type RoadKind = (typeof roadKinds)[number];

/** A road of the drawn map. Roads that meet share a point. */
export interface Road {
  readonly kind: RoadKind;
  readonly points: readonly Position[];
}

/** How fast a car is, in km/h. */
export interface DrivingSpeeds extends Readonly<Record<RoadKind, number>> {
  /** From a place to the nearest road, measured along the straight line. */
  readonly offRoad: number;
}

export interface RoadNetwork {
  /** Minutes of the quickest way; the same in both directions. */
  minutesBetween(from: Position, to: Position): number;
  /** The points of the quickest way, both ends included. */
  wayBetween(from: Position, to: Position): Position[];
}

interface Junction extends Position, PlanePosition {}

/** A straight piece of road. */
interface Edge {
  /** Indexes of its junctions. */
  readonly ends: readonly [number, number];
  readonly minutes: number;
  readonly kind: RoadKind;
}

/** Where a place reaches the network. */
interface Access {
  readonly edge: Edge;
  readonly point: Position;
  /** Minutes to the road, and from there to both ends of the edge. */
  readonly minutes: number;
  readonly toEnds: readonly [number, number];
}

/** The quickest ways from one place to all junctions. */
interface Ways {
  readonly minutes: Float64Array;
  /** The junction before; -1 for those where the place reaches the network. */
  readonly before: Int32Array;
}

/** Number of places whose ways are remembered: more than a plan has stops. */
const maxRemembered = 64;

const positionKey = ({ lat, lng }: Position) => `${lat} ${lng}`;

function kilometres(one: PlanePosition, other: PlanePosition): number {
  return Math.hypot(one.east - other.east, one.north - other.north);
}

/** How far along the line from `start` to `end` its nearest point to a position is: 0 to 1. */
function partNearest(start: PlanePosition, end: PlanePosition, { east, north }: PlanePosition): number {
  const line = { east: end.east - start.east, north: end.north - start.north };
  const squared = line.east ** 2 + line.north ** 2;
  if (squared === 0) return 0;
  const part = ((east - start.east) * line.east + (north - start.north) * line.north) / squared;
  return Math.min(1, Math.max(0, part));
}

const between = (start: number, end: number, part: number) => start + (end - start) * part;

/** Driving over the roads of the drawn map. Expressways are entered and left only where they meet another road. */
export function createRoadNetwork(roads: readonly Road[], speeds: DrivingSpeeds): RoadNetwork {
  const junctions: Junction[] = [];
  const edges: Edge[] = [];
  const edgesAt: Edge[][] = [];
  const indexes = new Map<string, number>();
  const junctionIndex = (point: Position) => {
    const known = indexes.get(positionKey(point));
    if (known !== undefined) return known;
    indexes.set(positionKey(point), junctions.length);
    edgesAt.push([]);
    return junctions.push({ ...point, ...toPlane(point) }) - 1;
  };
  for (const { kind, points } of roads) {
    points.slice(1).forEach((end, index) => {
      const start = points[index] ?? end;
      const length = kilometres(toPlane(start), toPlane(end));
      const minutes = (length * 60) / speeds[kind];
      const edge: Edge = { ends: [junctionIndex(start), junctionIndex(end)], minutes, kind };
      edges.push(edge);
      for (const junction of edge.ends) edgesAt[junction]?.push(edge);
    });
  }
  const entered = edges.filter(({ kind }) => kind !== 'expressway');
  const offRoad = (from: PlanePosition, to: PlanePosition) => (kilometres(from, to) * 60) / speeds.offRoad;

  function findAccess(position: Position): Access | null {
    const place = toPlane(position);
    let nearest: Access | null = null;
    for (const edge of entered) {
      const [start, end] = [junctions[edge.ends[0]], junctions[edge.ends[1]]];
      if (!start || !end) continue;
      const part = partNearest(start, end, place);
      const road = {
        east: between(start.east, end.east, part),
        north: between(start.north, end.north, part),
      };
      const minutes = offRoad(place, road);
      if (nearest && minutes >= nearest.minutes) continue;
      const point = { lat: between(start.lat, end.lat, part), lng: between(start.lng, end.lng, part) };
      nearest = { edge, point, minutes, toEnds: [edge.minutes * part, edge.minutes * (1 - part)] };
    }
    return nearest;
  }

  /** Dijkstra's algorithm; the few junctions that are next are kept in a list. */
  function waysFrom({ edge: first, minutes, toEnds }: Access): Ways {
    const least = new Float64Array(junctions.length).fill(Infinity);
    const before = new Int32Array(junctions.length).fill(-1);
    const next = new Set<number>();
    first.ends.forEach((junction, end) => {
      least[junction] = minutes + (toEnds[end] ?? 0);
      next.add(junction);
    });
    while (next.size > 0) {
      let at = -1;
      for (const one of next) if (at < 0 || (least[one] ?? 0) < (least[at] ?? 0)) at = one;
      next.delete(at);
      for (const edge of edgesAt[at] ?? []) {
        const other = edge.ends[0] === at ? edge.ends[1] : edge.ends[0];
        const sum = (least[at] ?? 0) + edge.minutes;
        if (sum >= (least[other] ?? Infinity)) continue;
        least[other] = sum;
        before[other] = at;
        next.add(other);
      }
    }
    return { minutes: least, before };
  }

  const remembered = new Map<string, { access: Access; ways: Ways } | null>();
  function placeAt(position: Position) {
    const key = positionKey(position);
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const access = findAccess(position);
    const place = access && { access, ways: waysFrom(access) };
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, place);
    return place;
  }

  /** The minutes, and the last junction of the way: -1 along a single edge, null without roads. */
  function quickest(from: Position, to: Position): { minutes: number; last: number | null } {
    const [start, end] = [placeAt(from), placeAt(to)];
    if (!start || !end) return { minutes: offRoad(toPlane(from), toPlane(to)), last: null };
    const best = { minutes: Infinity, last: -1 };
    if (start.access.edge === end.access.edge) {
      const along = Math.abs(start.access.toEnds[0] - end.access.toEnds[0]);
      best.minutes = start.access.minutes + along + end.access.minutes;
    }
    end.access.edge.ends.forEach((junction, index) => {
      const toEnd = (end.access.toEnds[index] ?? 0) + end.access.minutes;
      const minutes = (start.ways.minutes[junction] ?? Infinity) + toEnd;
      if (minutes < best.minutes) Object.assign(best, { minutes, last: junction });
    });
    return best;
  }

  return {
    minutesBetween(from, to) {
      // One direction stands for both, so that rounding errors do not differ.
      const isTurned = positionKey(to) < positionKey(from);
      return isTurned ? quickest(to, from).minutes : quickest(from, to).minutes;
    },
    wayBetween(from, to) {
      const { last } = quickest(from, to);
      const [start, end] = [placeAt(from), placeAt(to)];
      if (!start || !end || last === null) return [from, to];
      const passed: Position[] = [];
      for (let junction = last; junction >= 0; junction = start.ways.before[junction] ?? -1)
        passed.unshift(...junctions.slice(junction, junction + 1));
      return [from, start.access.point, ...passed, end.access.point, to];
    },
  };
}
