import { z } from 'zod';
import { type ChildServer, startServer } from './children.ts';
import { requestsPerSecond } from './load.ts';
import { median, type Report } from './report.ts';

const rounds = 5;
/** Seconds of load a round. */
const seconds = 2;

const listSchema = z.object({ items: z.array(z.object({ id: z.int() })).length(20) });

/** Pages rendered anew and from the page cache, against a Fastify JSON answer of the same 20 places (DESIGN 9). */
export async function measurePages(report: Report): Promise<void> {
  const servers: ChildServer[] = [];
  const started = async (module: URL, ...parameters: string[]) => {
    const server = await startServer(module, parameters);
    servers.push(server);
    return server.origin;
  };
  const pageServer = new URL('./pageServer.ts', import.meta.url);
  const referenceServer = new URL('./referenceServer.ts', import.meta.url);
  try {
    const anew = await started(pageServer, 'anew');
    const cached = await started(pageServer, 'cached');
    const places = `${anew}/api/v1/places/tour?locale=ko`;
    const json = await started(referenceServer, 'json', places);
    const hello = await started(referenceServer, 'hello');
    const [first] = listSchema.parse(await (await fetch(places)).json()).items;
    const list = '/list?lang=ko';
    const detail = `/content/tour/${first?.id}?lang=ko`;
    await keepInCache(`${cached}${list}`);

    const subjects = {
      json: () => requestsPerSecond(json, { seconds }),
      list: () => requestsPerSecond(anew + list, { seconds }),
      listBrotli: () => requestsPerSecond(anew + list, { seconds, encoding: 'br' }),
      detail: () => requestsPerSecond(anew + detail, { seconds }),
      detailBrotli: () => requestsPerSecond(anew + detail, { seconds, encoding: 'br' }),
      api: () => requestsPerSecond(places, { seconds }),
      cached: () => requestsPerSecond(cached + list, { seconds, encoding: 'br' }),
      hello: () => requestsPerSecond(hello, { seconds }),
    };
    report.heading('Pages, answers a second');
    // Round 0 warms up; then every round meets the machine in the same mood.
    const found: Record<keyof typeof subjects, number>[] = [];
    for (let round = 0; round <= rounds; round += 1) {
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
    const compare = (name: string, subject: Name, reference: Name, budget?: number) => {
      const ratio = median(found.map((round) => round[subject] / round[reference]));
      report.add({
        name,
        measured: `${median(found.map((round) => round[subject])).toFixed(0)}/s`,
        reference: `${reference} ${median(found.map((round) => round[reference])).toFixed(0)}/s`,
        ratio,
        ...(budget === undefined ? {} : { budget: `>= ${budget}`, isWithin: ratio >= budget }),
      });
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

/** Asks once, and waits until the page has been compressed behind the visitor's back. */
async function keepInCache(address: string): Promise<void> {
  await (await fetch(address)).text();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}
