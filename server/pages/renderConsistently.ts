import type { GuideClient } from '../../web/app/entryServer.tsx';
import { ProblemError } from '../platform/problem.ts';

/** Attempts before a page is refused, which only happens while the guide is published without a pause. */
const maxAttempts = 10;

/**
 * Renders a page again until all of its data belongs to one version of the guide. Reading the version before the first call
 * clears outdated caches, so nothing read afterwards is older; the same version after the last call proves that nothing is
 * newer.
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
    // Undefined: the page has read nothing. Null: the database does not respond, so any data comes from the caches.
    const before = await reading;
    if (before === undefined || before === null || before === (await readVersion())) return page;
  }
  throw new ProblemError('unavailable', 'The guide changes too often');
}
