import type { OpenSandboxes, Sandboxes } from '../providers/sandboxes.ts';
import { createGoogleSandbox } from './google/googleSandbox.ts';
import { startMailbox } from './mailbox/mailbox.ts';
import { createTossSandbox } from './toss/tossSandbox.ts';
import { createTourApiSandbox } from './tourapi/tourapiSandbox.ts';

/** Opens the sandboxes of the providers without keys (docs/product/environment.md#providers). */
export const openSandboxes = async ({
  database,
  clock,
  ownOrigin,
  publicOrigin,
  needs,
  webhooksEvery,
}: Parameters<OpenSandboxes>[0] & {
  /** Milliseconds between two polls for webhooks of payments. */
  readonly webhooksEvery?: number | undefined;
}): Promise<Sandboxes> => {
  const mailbox = needs.mail ? await startMailbox({ database, clock }) : null;
  const google = createGoogleSandbox({ database, clock, ownOrigin });
  const toss = createTossSandbox({ database, clock, ownOrigin, publicOrigin, webhooksEvery });
  const tourApi = createTourApiSandbox({ clock, ownOrigin });
  return {
    smtpUrl: mailbox?.smtpUrl ?? '',
    google,
    toss,
    tourApi,
    async register(app) {
      mailbox?.register(app);
      if (needs.google) await google.register(app);
      if (needs.payments) await toss.register(app);
      if (needs.officialData) await tourApi.register(app);
    },
    async close() {
      await toss.close();
      await mailbox?.close();
    },
  };
};
