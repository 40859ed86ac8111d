import {
  createSchedule,
  lossAt,
  opensFor,
  type TourInputs,
  type TourStop,
  type TourTimes,
  tourTimes,
} from './schedule.ts';

/** Up to this size the optimum is computed; above it, a local search improves the order. */
export const exactUpTo = 10;

/**
 * The ids in the best order, from the departure and back: the least driving and waiting, where a stop that is closed or
 * dark counts as minutes, too (schedule.ts). The given order wins ties.
 */
export function findBestOrder(stops: readonly TourStop[], inputs: TourInputs): number[] {
  const times = tourTimes(stops, inputs);
  const given = stops.map((_, index) => index);
  const best = stops.length <= exactUpTo ? exactOrder(times) : improvedOrder(given, times);
  const order = createSchedule(best, times).cost < createSchedule(given, times).cost ? best : given;
  return order.flatMap((index) => stops[index]?.id ?? []);
}

/**
 * Dynamic programming over subsets (Held and Karp, 1962). For each set of stops and each last stop, keeps the ways to visit
 * them, except those than which another way ends no later and loses no more. An earlier end is never a disadvantage, since a
 * visitor can wait.
 */
function exactOrder(times: TourTimes): number[] {
  const { start, visitMinutes, drives } = times;
  const count = visitMinutes.length;
  const sets = 1 << count;
  /** The first way of each set and last stop; -1 for none. */
  const first = new Int32Array(sets * count).fill(-1);
  /** For each way: its last stop, when it leaves there, its loss, the previous way, and the next one of the same set and stop. */
  const [stops, leaves, lost, before, next]: [number[], number[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
    [],
  ];

  const add = (set: number, stop: number, way: number, begins: number, isOpen: boolean) => {
    const state = set * count + stop;
    const leavesAt = begins + (visitMinutes[stop] ?? 0);
    const loss = (way < 0 ? 0 : (lost[way] ?? 0)) + lossAt(times, stop, begins, isOpen);
    let previous = -1;
    for (let other = first[state] ?? -1; other >= 0; other = next[other] ?? -1) {
      const [otherLeaves, otherLost] = [leaves[other] ?? 0, lost[other] ?? 0];
      if (otherLeaves <= leavesAt && otherLost <= loss) return;
      if (leavesAt > otherLeaves || loss > otherLost) previous = other;
      else if (previous < 0) first[state] = next[other] ?? -1;
      else next[previous] = next[other] ?? -1;
    }
    next.push(first[state] ?? -1);
    first[state] = stops.push(stop) - 1;
    leaves.push(leavesAt);
    lost.push(loss);
    before.push(way);
  };
  const goOn = (set: number, way: number, stop: number, arrives: number) => {
    const opens = opensFor(times, stop, arrives);
    add(set, stop, way, arrives, opens === arrives);
    if (opens > arrives) add(set, stop, way, opens, true);
  };

  for (let stop = 0; stop < count; stop++)
    goOn(1 << stop, -1, stop, start + (drives[count]?.[stop] ?? Infinity));
  for (let set = 1; set < sets - 1; set++) {
    for (let last = 0; last < count; last++) {
      const fromLast = drives[last];
      for (let way = first[set * count + last] ?? -1; way >= 0; way = next[way] ?? -1) {
        const leavesAt = leaves[way] ?? 0;
        for (let stop = 0; stop < count; stop++) {
          const wider = set | (1 << stop);
          if (wider !== set) goOn(wider, way, stop, leavesAt + (fromLast?.[stop] ?? Infinity));
        }
      }
    }
  }
  let best = -1;
  let min = Infinity;
  for (let last = 0; last < count; last++) {
    for (let way = first[(sets - 1) * count + last] ?? -1; way >= 0; way = next[way] ?? -1) {
      const sum = (leaves[way] ?? 0) + (lost[way] ?? 0) + (drives[last]?.[count] ?? Infinity);
      if (sum < min) [best, min] = [way, sum];
    }
  }
  const order: number[] = [];
  for (let way = best; way >= 0; way = before[way] ?? -1) order.unshift(stops[way] ?? 0);
  return order;
}

/** Reverses parts of the order and moves single stops as long as that costs less (2-opt and or-opt). */
function improvedOrder(given: readonly number[], times: TourTimes): readonly number[] {
  let best = given;
  let min = createSchedule(best, times).cost;
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const order of neighbours(best)) {
      const { cost } = createSchedule(order, times);
      if (cost >= min) continue;
      [best, min, isBetter] = [order, cost, true];
      break;
    }
  }
  return best;
}

function* neighbours(order: readonly number[]): Generator<number[]> {
  const count = order.length;
  for (let from = 0; from < count; from++) {
    for (let to = from + 1; to < count; to++) {
      yield [...order.slice(0, from), ...order.slice(from, to + 1).reverse(), ...order.slice(to + 1)];
    }
    for (let to = 0; to < count; to++) {
      if (to === from) continue;
      const without = order.filter((_, index) => index !== from);
      yield [...without.slice(0, to), ...order.slice(from, from + 1), ...without.slice(to)];
    }
  }
}
