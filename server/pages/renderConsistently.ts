import type { GuideClient } from '../../web/app/entryServer.tsx';
import { ProblemError } from '../platform/problem.ts';

/** Attempts before a page is refused: only a guide that is published without a pause gets there. */
const maxAttempts = 10;

/**
 * Renders a page until all of its data are of one version of the guide. Caches are cleared where the version is another
 * than before the first read, so that nothing older is in them; the same version after the last read proves the rest.
 */
export async function renderConsistently<Page>(
  client: GuideClient,
  readVersion: () => Promise<number | null>,
  render: (client: GuideClient) => Promise<Page>,
): Promise<Page> {
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    let reading: Promise<number | null> | undefined;
    const page = await render({
      ...client,
      async call(name, input) {
        reading ??= readVersion();
        await reading;
        return client.call(name, input);
      },
    });
    // A page without data, or without a database: of a page that has data then, all are cached ones.
    const before = await reading;
    if (before === undefined || before === null || before === (await readVersion())) return page;
  }
  throw new ProblemError('unavailable', 'The guide changes too often');
}
