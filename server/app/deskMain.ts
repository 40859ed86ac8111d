import { createOutbox } from '../mail/outbox.ts';
import { readDeskCommand } from '../operator/deskCommand.ts';
import { createDeskCommands } from '../operator/deskCommands.ts';
import { systemClock } from '../platform/clock.ts';
import { createSeal } from '../platform/secrets/seal.ts';
import { readSecrets } from '../platform/secrets/secrets.ts';
import { deskAddress } from './configuration.ts';
import { runOperatorCommand } from './runCommand.ts';

await runOperatorCommand(readDeskCommand, async (command, database, configuration) => {
  const secrets = await readSecrets(configuration);
  // This command only stores its mails; the next start of the product sends them.
  const outbox = createOutbox({
    database,
    clock: systemClock,
    seal: createSeal(...secrets.mails),
    onPosted: () => undefined,
  });
  const deskOrigin = deskAddress(configuration);
  return createDeskCommands({ database, clock: systemClock, outbox, deskOrigin })(command);
});
