import { type DrivingMinutes, departure, type TourPoint } from './drivingTime.ts';

/** Up to this size the optimum is computed (Held and Karp, 1962); above it, a local search improves the order. */
const exactUpTo = 10;

/** Driving minutes between stops, by their index in the list; the last index is the departure. */
type Between = (from: number, to: number) => number;

/** The ids in the order with the least driving, from the departure and back. The given order wins ties. */
export function findBestOrder(stops: readonly TourPoint[], minutes: DrivingMinutes): number[] {
  const points = [...stops, departure];
  const table = points.map((from) => points.map((to) => minutes(from, to)));
  const between: Between = (from, to) => table[from]?.[to] ?? Infinity;
  const count = stops.length;
  const given = stops.map((_, index) => index);
  const best = count <= exactUpTo ? exactOrder(count, between) : improvedOrder(given, between);
  const order = routeMinutes(best, between) < routeMinutes(given, between) ? best : given;
  return order.flatMap((index) => stops[index]?.id ?? []);
}

/** Minutes from the departure through all stops and back. */
function routeMinutes(order: readonly number[], between: Between): number {
  let sum = 0;
  let from = order.length;
  for (const stop of order) {
    sum += between(from, stop);
    from = stop;
  }
  return order.length === 0 ? 0 : sum + between(from, order.length);
}

/** For each set of stops and each last stop of it, the least driving to visit them: 2^n * n sums. */
function exactOrder(count: number, between: Between): number[] {
  if (count === 0) return [];
  const sets = 1 << count;
  const min = new Float64Array(sets * count).fill(Infinity);
  const before = new Int8Array(sets * count).fill(-1);
  for (let stop = 0; stop < count; stop++) min[(1 << stop) * count + stop] = between(count, stop);
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < count; last++) {
      const sofar = min[set * count + last] ?? Infinity;
      if (sofar === Infinity) continue;
      for (let next = 0; next < count; next++) {
        if (set & (1 << next)) continue;
        const at = (set | (1 << next)) * count + next;
        const sum = sofar + between(last, next);
        if (sum >= (min[at] ?? Infinity)) continue;
        min[at] = sum;
        before[at] = last;
      }
    }
  }
  const all = sets - 1;
  let last = 0;
  for (let stop = 1; stop < count; stop++) {
    const sum = (end: number) => (min[all * count + end] ?? Infinity) + between(end, count);
    if (sum(stop) < sum(last)) last = stop;
  }
  const order: number[] = [];
  for (let set = all; last >= 0; ) {
    order.unshift(last);
    const previous = before[set * count + last] ?? -1;
    set &= ~(1 << last);
    last = previous;
  }
  return order;
}

/** Reverses parts of the order and moves single stops as long as that saves driving (2-opt and or-opt). */
function improvedOrder(given: readonly number[], between: Between): readonly number[] {
  let best = given;
  let bestMinutes = routeMinutes(best, between);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const order of neighbours(best)) {
      const minutes = routeMinutes(order, between);
      if (minutes >= bestMinutes) continue;
      [best, bestMinutes, isBetter] = [order, minutes, true];
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
