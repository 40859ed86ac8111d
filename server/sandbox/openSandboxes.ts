import type { OpenSandboxes } from '../product.ts';
import { createGoogleSandbox } from './google/googleSandbox.ts';
import { startMailbox } from './mailbox/mailbox.ts';

/** Opens the stand-ins of mail and Google, for running without keys (DESIGN 4). */
export const openSandboxes: OpenSandboxes = async ({ database, clock, ownOrigin }) => {
  const mailbox = await startMailbox({ database, clock });
  const google = createGoogleSandbox({ database, clock, ownOrigin });
  return {
    smtpUrl: mailbox.smtpUrl,
    google,
    async register(app) {
      mailbox.register(app);
      await google.register(app);
    },
    close: () => mailbox.close(),
  };
};
