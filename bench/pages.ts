import { z } from 'zod';
import { type ChildServer, startServer } from './children.ts';
import { effort } from './effort.ts';
import { measurePace, type Pace } from './load.ts';
import { median, type Report } from './report.ts';

const rounds = effort(5, 1);
/** Seconds of load a round. */
const seconds = effort(2, 1);

const listSchema = z.object({ items: z.array(z.object({ id: z.int() })).length(20) });

/**
 * Pages rendered for each request and from the page cache, against a Fastify JSON response of the same 20 places (DESIGN 9).
 */
export async function measurePages(report: Report): Promise<void> {
  const servers: ChildServer[] = [];
  const started = async (module: URL, ...parameters: string[]) => {
    const server = await startServer(module, parameters);
    servers.push(server);
    return server;
  };
  const pageServer = new URL('./pageServer.ts', import.meta.url);
  const referenceServer = new URL('./referenceServer.ts', import.meta.url);
  try {
    const anew = await started(pageServer, 'anew');
    const cached = await started(pageServer, 'cached');
    const places = '/api/v1/places/tour?locale=ko';
    const json = await started(referenceServer, 'json', anew.origin + places);
    const hello = await started(referenceServer, 'hello');
    const [first] = listSchema.parse(await (await fetch(anew.origin + places)).json()).items;
    const list = '/list?lang=ko';
    const detail = `/content/tour/${first?.id}?lang=ko`;
    await keepInCache(cached.origin + list);

    const subjects = {
      json: () => measurePace(json, '/', { seconds }),
      list: () => measurePace(anew, list, { seconds }),
      listBrotli: () => measurePace(anew, list, { seconds, encoding: 'br' }),
      detail: () => measurePace(anew, detail, { seconds }),
      detailBrotli: () => measurePace(anew, detail, { seconds, encoding: 'br' }),
      api: () => measurePace(anew, places, { seconds }),
      cached: () => measurePace(cached, list, { seconds, encoding: 'br' }),
      hello: () => measurePace(hello, '/', { seconds }),
    };
    report.heading('Pages, answers a second');
    // Round 0 warms up. Subjects alternate within a round, so that the machine's load affects all of them alike.
    const found: Record<keyof typeof subjects, Pace>[] = [];
    for (let round = effort(0, 1); round <= rounds; round += 1) {
      const figures = {
        json: await subjects.json(),
        list: await subjects.list(),
        listBrotli: await subjects.listBrotli(),
        detail: await subjects.detail(),
        detailBrotli: await subjects.detailBrotli(),
        api: await subjects.api(),
        cached: await subjects.cached(),
        hello: await subjects.hello(),
      };
      if (round > 0) found.push(figures);
    }
    type Name = keyof typeof subjects;
    const middle = (of: (round: Record<Name, Pace>) => number) => median(found.map(of));
    const compare = (name: string, subject: Name, reference: Name, budget?: number) => {
      const ratio = middle((round) => round[subject].perSecond / round[reference].perSecond);
      const pace = (one: Name) => {
        const perSecond = middle((round) => round[one].perSecond).toFixed(0);
        return `${perSecond}/s, ${middle((round) => round[one].cpu).toFixed(0)} us CPU`;
      };
      const cpuRatio = middle((round) => round[reference].cpu / round[subject].cpu);
      report.add({
        name,
        measured: pace(subject),
        reference: `${reference} ${pace(reference)}`,
        ratio,
        ...(budget === undefined ? {} : { budget: `>= ${budget}`, isWithin: ratio >= budget }),
      });
      report.note(`by CPU time an answer: ${cpuRatio.toFixed(3)}`);
    };
    compare('list page, rendered anew', 'list', 'json', 0.065);
    compare('list page, rendered anew, quick brotli', 'listBrotli', 'json');
    compare('detail page, rendered anew', 'detail', 'json', 0.15);
    compare('detail page, rendered anew, quick brotli', 'detailBrotli', 'json');
    compare('list API, from the database', 'api', 'json');
    compare('list page, page cache, brotli', 'cached', 'json', 1);
    compare('list page, page cache, brotli, to hello', 'cached', 'hello', 0.7);
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Requests a page once, and waits until it has been compressed in the background. */
async function keepInCache(address: string): Promise<void> {
  await (await fetch(address)).text();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}
