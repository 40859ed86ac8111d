import type { Spot } from './labels.ts';

/** Entries so close to one another that one marker represents them; possibly a single one. */
export interface Cluster<T> extends Spot {
  members: T[];
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

/** The cluster of all members, at their centre. */
function join<T extends Spot>(members: T[]): Cluster<T> {
  const mean = (pick: (spot: Spot) => number) =>
    members.reduce((sum, spot) => sum + pick(spot), 0) / members.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), members };
}

/** The closest pair, if it is closer than `reach`. */
function nearestPair<S extends Spot>(spots: readonly S[], reach: number): readonly [S, S] | null {
  let pair: readonly [S, S] | null = null;
  let min = reach;
  spots.forEach((one, index) => {
    for (let next = index + 1; next < spots.length; next++) {
      const other = spots[next];
      if (!other || distance(one, other) >= min) continue;
      min = distance(one, other);
      pair = [one, other];
    }
  });
  return pair;
}

/**
 * Joins entries until the centres of all clusters are at least `reach` px apart. The result does not depend on the
 * input order; members keep their input order, and clusters are ordered by their first member.
 */
export function createClusters<T extends Spot>(entries: readonly T[], reach: number): Cluster<T>[] {
  let free = entries.toSorted((a, b) => a.y - b.y || a.x - b.x);
  let clusters: Cluster<T>[] = [];
  for (let first = free[0]; first; first = free[0]) {
    const start = first;
    const isNear = (spot: T) => distance(start, spot) < reach;
    clusters.push(join(free.filter(isNear)));
    free = free.filter((spot) => !isNear(spot));
  }
  for (let pair = nearestPair(clusters, reach); pair; pair = nearestPair(clusters, reach)) {
    const [one, other] = pair;
    clusters = clusters.filter((cluster) => cluster !== one && cluster !== other);
    clusters.push(join([...one.members, ...other.members]));
  }
  const turn = new Map(entries.map((entry, index) => [entry, index]));
  const entryTurn = (entry: T | undefined) => (entry && turn.get(entry)) ?? 0;
  return clusters
    .map((cluster) => ({
      ...cluster,
      members: cluster.members.toSorted((a, b) => entryTurn(a) - entryTurn(b)),
    }))
    .toSorted((a, b) => entryTurn(a.members[0]) - entryTurn(b.members[0]));
}
