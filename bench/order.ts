import { findBestOrder } from '../domain/tour/bestOrder.ts';
import { departure, estimatedMinutes, type TourPoint } from '../domain/tour/drivingTime.ts';
import type { TourInputs, TourStop } from '../domain/tour/schedule.ts';
import { root } from '../server/app/root.ts';
import { readContent } from '../server/guide/readContent.ts';
import { workload } from './effort.ts';
import { median, quantile, type Report } from './report.ts';

const rounds = workload(9, 1);
/** Up to this number of stops the order is exact. */
const exact = 10;
/** Maximum number of stops of a plan. */
const max = 30;
/** Time limit for ordering ten stops (ms); four times as long on a phone. */
const budget = 30;

const undated: TourInputs = { date: null, start: null, minutes: estimatedMinutes };
/** A Monday, on which some places are closed, with a tour that lasts into the evening. */
const dated: TourInputs = {
  date: '2027-02-08',
  start: '15:30',
  minutes: estimatedMinutes,
  sunset: ({ id }) => (id % 3 === 0 ? 18 * 60 : null),
};

/** Minutes of the route through the stops in the given order, from the departure and back. */
function wayThrough(stops: readonly TourPoint[]): number {
  const way = [departure, ...stops, departure];
  return way.reduce((sum, stop, index) => sum + estimatedMinutes(way[index - 1] ?? stop, stop), 0);
}

/** The fewest minutes of all permutations: 3,628,800 for ten stops. */
function shortestOfAllOrders(stops: readonly TourPoint[]): number {
  const points = [...stops, departure];
  const minutes = points.map((from) => points.map((to) => estimatedMinutes(from, to)));
  const between = (from: number, to: number) => minutes[from]?.[to] ?? Infinity;
  const home = stops.length;
  const goOn = (from: number, left: number, sofar: number): number => {
    if (left === 0) return sofar + between(from, home);
    let min = Infinity;
    for (let next = 0; next < home; next++) {
      if (left & (1 << next))
        min = Math.min(min, goOn(next, left ^ (1 << next), sofar + between(from, next)));
    }
    return min;
  };
  return goOn(home, (1 << home) - 1, 0);
}

function timed<T>(work: () => T): { result: T; milliseconds: number } {
  const start = performance.now();
  const result = work();
  return { result, milliseconds: performance.now() - start };
}

/** Finds the best order of ten places by their hours, beside trying all permutations by driving time; and that of a full plan. */
export async function measureOrder(report: Report): Promise<void> {
  report.heading('Best order, ms');
  const { places } = await readContent(`${root}/content`);
  const points = places.map(({ id, position: { lat, lng }, hours: { weekDays, periods } }): TourStop => {
    return { id, lat, lng, visitMinutes: 40, weekDays, periods };
  });
  const found: Record<'ordered' | 'all' | 'full', number>[] = [];
  // Round 0 warms up. Each round uses other places.
  for (let round = workload(0, 1); round <= rounds; round += 1) {
    const plan = Array.from({ length: max }, (_, index) => points[(round * 17 + index * 7) % points.length]);
    const stops = plan.flatMap((point) => point ?? []);
    const ten = stops.slice(0, exact);
    const shortest = findBestOrder(ten, undated);
    const ordered = timed(() => findBestOrder(ten, dated));
    const all = timed(() => shortestOfAllOrders(ten));
    const inOrder = shortest.flatMap((id) => ten.find((stop) => stop.id === id) ?? []);
    if (wayThrough(inOrder) !== all.result) throw new Error(`${shortest} is not the quickest order`);
    const full = timed(() => findBestOrder(stops, dated));
    if (round === 0) continue;
    found.push({ ordered: ordered.milliseconds, all: all.milliseconds, full: full.milliseconds });
  }
  const times = (of: 'ordered' | 'all' | 'full') => found.map((round) => round[of]);
  const slowest = quantile(times('ordered'), 1);
  report.add({
    name: `${exact} stops, exact`,
    measured: `${median(times('ordered')).toFixed(2)}, slowest ${slowest.toFixed(2)}`,
    reference: `every order weighed ${median(times('all')).toFixed(0)}`,
    ratio: median(found.map(({ ordered, all }) => ordered / all)),
    budget: `<= ${budget}`,
    isWithin: slowest <= budget,
  });
  report.add({
    name: `${max} stops, improved`,
    measured: `${median(times('full')).toFixed(2)}, slowest ${quantile(times('full'), 1).toFixed(2)}`,
    reference: `${exact} stops ${median(times('ordered')).toFixed(2)}`,
    ratio: median(found.map(({ ordered, full }) => full / ordered)),
  });
}
