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

interface Junction extends Position, PlanePosition {
  readonly edges: Edge[];
}

/** A straight piece of road. */
interface Edge {
  readonly start: Junction;
  readonly end: Junction;
  readonly minutes: number;
  readonly kind: RoadKind;
}

/** Where a place reaches the network. */
interface Access {
  readonly edge: Edge;
  /** How far along the edge: 0 to 1. */
  readonly part: number;
  /** From the place to that point of the edge. */
  readonly minutes: number;
}

/** The quickest way to a junction. */
interface Way {
  readonly minutes: number;
  /** The previous junction; null for the first one that the place reaches. */
  readonly before: Junction | null;
}

interface ReachedPlace {
  readonly access: Access;
  readonly ways: ReadonlyMap<Junction, Way>;
}

/** Number of places whose ways are remembered: more than a plan has stops. */
const maxRemembered = 64;

const positionKey = ({ lat, lng }: Position) => `${lat} ${lng}`;

function kilometres(one: PlanePosition, other: PlanePosition): number {
  return Math.hypot(one.east - other.east, one.north - other.north);
}

/** How far along the line from `start` to `end` its nearest point to a position is: 0 to 1. */
function nearestPart(start: PlanePosition, end: PlanePosition, { east, north }: PlanePosition): number {
  const line = { east: end.east - start.east, north: end.north - start.north };
  const along = (east - start.east) * line.east + (north - start.north) * line.north;
  return Math.min(1, Math.max(0, along / (line.east ** 2 + line.north ** 2)));
}

const between = (start: number, end: number, part: number) => start + (end - start) * part;

/** Minutes from the place to both ends of its edge. */
function minutesToEnds({ edge, part, minutes }: Access): [Junction, number][] {
  return [
    [edge.start, minutes + edge.minutes * part],
    [edge.end, minutes + edge.minutes * (1 - part)],
  ];
}

function accessPoint({ edge: { start, end }, part }: Access): Position {
  return { lat: between(start.lat, end.lat, part), lng: between(start.lng, end.lng, part) };
}

/** The quickest ways from where a place reaches the network to all junctions (Bellman and Ford). */
function quickestWays(access: Access): Map<Junction, Way> {
  const ways = new Map<Junction, Way>();
  const next = new Set<Junction>();
  const reach = (junction: Junction, minutes: number, before: Junction | null) => {
    if (minutes >= (ways.get(junction)?.minutes ?? Infinity)) return;
    ways.set(junction, { minutes, before });
    next.add(junction);
  };
  for (const [junction, minutes] of minutesToEnds(access)) reach(junction, minutes, null);
  // The loop also visits junctions that are added meanwhile.
  for (const junction of next) {
    next.delete(junction);
    const { minutes } = ways.get(junction) ?? { minutes: 0 };
    for (const edge of junction.edges)
      reach(edge.start === junction ? edge.end : edge.start, minutes + edge.minutes, junction);
  }
  return ways;
}

/** Driving over the roads of the drawn map. Expressways are entered and left only where they meet another road. */
export function createRoadNetwork(roads: readonly Road[], speeds: DrivingSpeeds): RoadNetwork {
  const junctions = new Map<string, Junction>();
  const edges: Edge[] = [];
  const junctionAt = (point: Position): Junction => {
    const junction = junctions.get(positionKey(point)) ?? { ...point, ...toPlane(point), edges: [] };
    junctions.set(positionKey(point), junction);
    return junction;
  };
  for (const { kind, points } of roads) {
    points.map(junctionAt).reduce((start, end) => {
      const edge: Edge = { start, end, minutes: (kilometres(start, end) * 60) / speeds[kind], kind };
      edges.push(edge);
      start.edges.push(edge);
      end.edges.push(edge);
      return end;
    });
  }

  function findAccess(position: Position): Access {
    const place = toPlane(position);
    let nearest: Access | undefined;
    for (const edge of edges) {
      const { start, end, kind } = edge;
      if (kind === 'expressway') continue;
      const part = nearestPart(start, end, place);
      const road = {
        east: between(start.east, end.east, part),
        north: between(start.north, end.north, part),
      };
      const minutes = (kilometres(place, road) * 60) / speeds.offRoad;
      if (minutes < (nearest?.minutes ?? Infinity)) nearest = { edge, part, minutes };
    }
    if (!nearest) throw new Error('no roads');
    return nearest;
  }

  const remembered = new Map<string, ReachedPlace>();
  function reachedFrom(position: Position): ReachedPlace {
    const key = positionKey(position);
    const known = remembered.get(key);
    if (known) return known;
    const access = findAccess(position);
    const place = { access, ways: quickestWays(access) };
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, place);
    return place;
  }

  /** The minutes, and the last junction of the way: null along a single edge. */
  function quickest({ access, ways }: ReachedPlace, to: Access) {
    const isNear = access.edge === to.edge;
    const along = isNear ? to.edge.minutes * Math.abs(access.part - to.part) : Infinity;
    let best: Way = { minutes: access.minutes + along + to.minutes, before: null };
    for (const [junction, toEnd] of minutesToEnds(to)) {
      const minutes = (ways.get(junction)?.minutes ?? Infinity) + toEnd;
      if (minutes < best.minutes) best = { minutes, before: junction };
    }
    return best;
  }

  return {
    minutesBetween(from, to) {
      // Always computed in the same direction, so that both directions have the same rounding errors.
      const [first, second] = positionKey(to) < positionKey(from) ? [to, from] : [from, to];
      return quickest(reachedFrom(first), reachedFrom(second).access).minutes;
    },
    wayBetween(from, to) {
      const [start, end] = [reachedFrom(from), reachedFrom(to)];
      const way = [accessPoint(end.access), to];
      let { before } = quickest(start, end.access);
      while (before) {
        way.unshift(before);
        before = start.ways.get(before)?.before ?? null;
      }
      return [from, accessPoint(start.access), ...way];
    },
  };
}
