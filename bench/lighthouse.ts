import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { browserArguments, findBrowser } from '../tests/browser.ts';
import { type ChildServer, startServer } from './children.ts';
import { isSmoke, workload } from './effort.ts';
import { median, type Report } from './report.ts';

const rounds = workload(5, 1);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Where `npm run bench` installs Lighthouse (scripts/installLighthouse.mjs). */
const lighthouse = path.resolve('.cache/lighthouse/node_modules/lighthouse/cli/index.js');

const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.object({
    [metrics.lcp]: z.object({ numericValue: z.number() }),
    [metrics.tbt]: z.object({ numericValue: z.number() }),
    [metrics.cls]: z.object({ numericValue: z.number() }),
  }),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
});
const scoredAudits = z.object({ audits: z.record(z.string(), z.object({ score: z.number().nullable() })) });

interface Visit {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scores: Record<(typeof categories)[number], number>;
  /** Audits that reduce the score. */
  readonly faults: readonly string[];
}

/**
 * One visit with Lighthouse's mobile settings and applied throttling of network and processor: on a busy machine simulated
 * throttling counts script time towards LCP (docs/performance.md).
 */
async function visit(address: string, browser: string): Promise<Visit> {
  const flags = ['--headless=new', ...browserArguments].join(' ');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      address,
      `--throttling-method=${workload('devtools', 'provided')}`,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  );
  const raw: unknown = JSON.parse(stdout);
  const result = resultSchema.parse(raw);
  if (result.runtimeError) throw new Error(`${address}: ${result.runtimeError.message}`);
  const { audits } = scoredAudits.parse(raw);
  const score = (name: (typeof categories)[number]) => 100 * (result.categories[name]?.score ?? 0);
  return {
    lcp: result.audits[metrics.lcp].numericValue,
    tbt: result.audits[metrics.tbt].numericValue,
    cls: result.audits[metrics.cls].numericValue,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    faults: Object.values(result.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  };
}

/** Home, list and detail on a phone, each against a static page of the same content (docs/product/budgets.md). */
export async function measureLighthouse(report: Report): Promise<void> {
  const browser = await findBrowser();
  const servers: ChildServer[] = [];
  try {
    const product = await startServer(new URL('./pageServer.ts', import.meta.url));
    servers.push(product);
    const list: unknown = await (await fetch(`${product.origin}/api/v1/places/tour?locale=ko`)).json();
    const [first] = z.object({ items: z.array(z.object({ id: z.int() })).min(1) }).parse(list).items;
    const pages = { home: '/', list: '/list', detail: `/content/tour/${first?.id}` };
    const still = await startServer(new URL('./staticSite.ts', import.meta.url), [
      product.origin,
      ...Object.values(pages),
    ]);
    servers.push(still);
    report.heading('Lighthouse mobile, medians; LCP and TBT in ms');
    const visited = Object.entries(pages);
    for (const [name, page] of workload(visited, visited.slice(0, 1))) {
      const own: Visit[] = [];
      const reference: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        own.push(await visit(product.origin + page, browser));
        const responses = await fetch(still.origin + page);
        if (!responses.ok) throw new Error(`${page}: ${responses.status} from the static site`);
        reference.push(...(isSmoke ? own : [await visit(still.origin + page, browser)]));
      }
      tell(report, name, own, reference);
    }
  } finally {
    for (const server of servers) await server.stop();
  }
}

function tell(report: Report, page: string, own: readonly Visit[], reference: readonly Visit[]): void {
  const middle = (visits: readonly Visit[], of: (visit: Visit) => number) => median(visits.map(of));
  const compare = (
    name: string,
    of: (visit: Visit) => number,
    digits: number,
    budget: string,
    max: number,
  ) => {
    const measured = middle(own, of);
    const base = middle(reference, of);
    report.add({
      name: `${page} ${name}`,
      measured: measured.toFixed(digits),
      reference: base.toFixed(digits),
      ...(base > 0 ? { ratio: measured / base } : {}),
      budget,
      isWithin: measured <= max,
    });
  };
  const still = middle(reference, ({ lcp }) => lcp);
  compare('LCP', ({ lcp }) => lcp, 0, 'static + 150', still + 150);
  compare('TBT', ({ tbt }) => tbt, 0, '<= 100', 100);
  compare('CLS', ({ cls }) => cls, 3, '0', 0);
  for (const category of categories) {
    const measured = middle(own, ({ scores }) => scores[category]);
    const base = middle(reference, ({ scores }) => scores[category]);
    report.add({
      name: `${page} ${category}`,
      measured: measured.toFixed(0),
      reference: base.toFixed(0),
      ratio: measured / base,
      budget: '>= 99',
      isWithin: measured >= 99,
    });
  }
  const faults = [...new Set(own.flatMap(({ faults }) => faults))];
  if (faults.length > 0) report.note(`${page}: points lost by ${faults.join(', ')}`);
}
