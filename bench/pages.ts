import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type ChildServer, startServer } from './children.ts';
import { workload } from './effort.ts';
import { type BenchEngine, onBothEngines } from './engines.ts';
import { measurePace, type Pace } from './load.ts';
import { median, type Report } from './report.ts';

const rounds = workload(5, 1);
/** Seconds of load a round. */
const seconds = workload(2, 1);

const listSchema = z.object({ items: z.array(z.object({ id: z.int() })).length(20) });

/**
 * The list call, cached pages and pages rendered uncached on both engines: beside a Fastify that sends the same JSON
 * from memory, and a bare node:http that sends the same bytes with the same headers (docs/product/budgets.md).
 */
export async function measurePages(report: Report): Promise<void> {
  await onBothEngines(report, (engine) => measureOn(report, engine));
}

async function measureOn(report: Report, engine: BenchEngine): Promise<void> {
  const servers: ChildServer[] = [];
  const started = async (module: string, ...parameters: string[]) => {
    const server = await startServer(new URL(module, import.meta.url), parameters);
    servers.push(server);
    return server;
  };
  try {
    const { databaseUrl } = await engine.place('pages');
    const product = await started('./pageServer.ts', ...(databaseUrl ? [databaseUrl] : []));
    const places = '/api/v1/places/tour?locale=ko';
    const [first] = listSchema.parse(await (await fetch(product.origin + places)).json()).items;
    const list = '/list?lang=ko';
    const place = `/content/tour/${first?.id}?lang=ko`;
    await keepInCache(product.origin + list);
    const json = await started('./referenceServer.ts', 'json', product.origin + places);
    const bare = await started('./referenceServer.ts', 'bytes', product.origin + list);

    const brotli = 'accept-encoding=br';
    const user = 'cookie=nickname=visitor; access_token=token; refresh_token=token';
    // A query parameter that no page knows: such a page is rendered for each request, from cached calls.
    const uncached = '&uncached=1';
    const subjects = {
      json: () => measurePace(json, '/', { seconds }),
      bare: () => measurePace(bare, '/', { seconds, headers: [brotli] }),
      guest: () => measurePace(product, list, { seconds, headers: [brotli] }),
      user: () => measurePace(product, list, { seconds, headers: [brotli, user] }),
      call: () => measurePace(product, places, { seconds }),
      list: () => measurePace(product, list + uncached, { seconds }),
      place: () => measurePace(product, place + uncached, { seconds }),
    };
    report.heading(`Pages, responses a second, ${engine.name}`);
    // Round 0 warms up. Subjects alternate within a round, so that the machine's load affects all of them alike.
    const found: Record<keyof typeof subjects, Pace>[] = [];
    for (let round = workload(0, 1); round <= rounds; round += 1) {
      const figures = {
        json: await subjects.json(),
        bare: await subjects.bare(),
        guest: await subjects.guest(),
        user: await subjects.user(),
        call: await subjects.call(),
        list: await subjects.list(),
        place: await subjects.place(),
      };
      if (round > 0) found.push(figures);
    }
    type Name = keyof typeof subjects;
    const middle = (of: (round: Record<Name, Pace>) => number) => median(found.map(of));
    const ratios = {
      rate: (subject: Name, reference: Name) =>
        middle((round) => round[subject].perSecond / round[reference].perSecond),
      'CPU time': (subject: Name, reference: Name) =>
        middle((round) => round[reference].cpu / round[subject].cpu),
    };
    const pace = (one: Name) =>
      `${middle((round) => round[one].perSecond).toFixed(0)}/s, ${middle((round) => round[one].cpu).toFixed(0)} us CPU`;
    const compare = (
      name: string,
      {
        subject,
        reference,
        by,
        budget,
      }: { subject: Name; reference: Name; by: keyof typeof ratios; budget: number },
    ) => {
      const ratio = ratios[by](subject, reference);
      report.add({
        name: `${name}, by ${by}`,
        measured: pace(subject),
        reference: `${reference} ${pace(reference)}`,
        ratio,
        budget: `>= ${budget}`,
        isWithin: ratio >= budget,
      });
      const other = by === 'rate' ? 'CPU time' : 'rate';
      report.note(`by ${other}: ${ratios[other](subject, reference).toFixed(3)}`);
    };
    compare('cached list page, guest', { subject: 'guest', reference: 'bare', by: 'rate', budget: 0.8 });
    compare('cached list page, user', { subject: 'user', reference: 'bare', by: 'rate', budget: 0.8 });
    compare('list call', { subject: 'call', reference: 'json', by: 'rate', budget: 0.5 });
    compare('list rendered uncached', { subject: 'list', reference: 'json', by: 'CPU time', budget: 0.1 });
    compare('place rendered uncached', { subject: 'place', reference: 'json', by: 'CPU time', budget: 0.12 });
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Requests a page once, and waits until it has been compressed in the background. */
async function keepInCache(address: string): Promise<void> {
  await (await fetch(address)).text();
  await pause(1_000);
}
