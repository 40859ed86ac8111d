import type { OpenSandboxes } from '../product.ts';
import { createGoogleSandbox } from './google/googleSandbox.ts';
import { startMailbox } from './mailbox/mailbox.ts';

/** Opens the stand-ins of what has no keys, for running without them (DESIGN 4). */
export const openSandboxes: OpenSandboxes = async ({ database, clock, ownOrigin, needs }) => {
  const mailbox = needs.mail ? await startMailbox({ database, clock }) : null;
  const google = createGoogleSandbox({ database, clock, ownOrigin });
  return {
    smtpUrl: mailbox?.smtpUrl ?? '',
    google,
    async register(app) {
      mailbox?.register(app);
      if (needs.google) await google.register(app);
    },
    close: async () => mailbox?.close(),
  };
};
