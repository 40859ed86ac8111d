import {
  type RoutedPoint,
  RoutingFailure,
  type RoutingService,
  type SecondsTable,
} from '../../providers/routing.ts';

/** Cache lifetime (ms); roads change slowly. */
const rememberedFor = 24 * 3_600_000;
/** Cache size in pairs: enough for some 300 points; the guide has fewer. */
const maxWays = 100_000;
/** Pause after an outage before the service is called again (ms). */
const restFor = 15_000;
/** Limit of concurrent requests to the service. */
const maxAtOnce = 8;

interface RememberingOptions {
  readonly log: (line: string) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

const coordinates = ({ lat, lng }: RoutedPoint) => `${lng},${lat}`;

/**
 * Wraps a routing service with a cache of one day, pair by pair, so that any combination of known pairs needs no
 * request. Concurrent requests for the same places share one call (single flight), and after an outage requests fail at
 * once for a while instead of waiting for a timeout.
 */
export function cachedRouting(
  service: RoutingService,
  { log, now = () => performance.now() }: RememberingOptions,
): RoutingService {
  const ways = new Map<string, number | null>();
  let forgetAt = 0;
  const underWay = new Map<string, Promise<void>>();
  let restsUntil = 0;
  let isOut = false;

  /** The table from the cache, or null if a pair is missing. */
  function remembered(names: readonly string[]): SecondsTable | null {
    if (now() >= forgetAt) ways.clear();
    const table: (number | null)[][] = [];
    for (const from of names) {
      const row: (number | null)[] = [];
      for (const to of names) {
        const seconds = from === to ? 0 : ways.get(`${from}>${to}`);
        if (seconds === undefined) return null;
        row.push(seconds);
      }
      table.push(row);
    }
    return table;
  }

  function remember(names: readonly string[], table: SecondsTable): void {
    if (ways.size + names.length ** 2 > maxWays) ways.clear();
    if (ways.size === 0) forgetAt = now() + rememberedFor;
    for (const [row, from] of names.entries())
      for (const [column, to] of names.entries())
        if (row !== column) ways.set(`${from}>${to}`, table[row]?.[column] ?? null);
  }

  async function ask(names: readonly string[], points: readonly RoutedPoint[]): Promise<void> {
    try {
      const table = await service.secondsBetween(points);
      remember(names, table);
      if (isOut) log('The routing service is back.');
      isOut = false;
    } catch (error) {
      if (!(error instanceof RoutingFailure)) throw error;
      if (error.isOutage) restsUntil = now() + restFor;
      if (!isOut) log(`${error.message}; they are estimated.`);
      isOut = true;
      throw error;
    }
  }

  return {
    async secondsBetween(points) {
      const names = points.map(coordinates);
      const known = remembered(names);
      if (known) return known;
      if (now() < restsUntil) throw new RoutingFailure('resting', true);
      // The same places in any order share one request.
      const byName = new Map(points.map((point) => [coordinates(point), point]));
      const sorted = [...byName].sort(([a], [b]) => (a < b ? -1 : 1));
      const key = sorted.map(([name]) => name).join(';');
      let asking = underWay.get(key);
      if (!asking) {
        if (underWay.size >= maxAtOnce) throw new RoutingFailure('too many questions at once', true);
        asking = ask(
          sorted.map(([name]) => name),
          sorted.map(([, point]) => point),
        ).finally(() => underWay.delete(key));
        underWay.set(key, asking);
      }
      await asking;
      const table = remembered(names);
      if (!table) throw new RoutingFailure('forgotten at once', false);
      return table;
    },
  };
}
