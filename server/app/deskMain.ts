import { createOutbox } from '../mail/outbox.ts';
import { type DeskCommand, readDeskCommand } from '../operator/deskCommand.ts';
import { createDeskCommands } from '../operator/deskCommands.ts';
import { askRunningProcess } from '../operator/operatorSocket.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open.ts';
import { createSeal } from '../platform/secrets/seal.ts';
import { readSecrets } from '../platform/secrets/secrets.ts';
import { type Configuration, deskAddress, readConfiguration } from './configuration.ts';
import { runCommand } from './runCommand.ts';

/** Runs a command on the database alone, where no process runs; the next start sends its mails. */
async function operateAlone(command: DeskCommand, configuration: Configuration): Promise<string> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const { databaseUrl, dataDir } = configuration;
  const database = await openDatabase({ databaseUrl, dataDir, clock: systemClock, log });
  try {
    const secrets = await readSecrets(configuration);
    const outbox = createOutbox({
      database,
      clock: systemClock,
      seal: createSeal(...secrets.mails),
      onPosted: () => undefined,
    });
    const deskOrigin = deskAddress(configuration);
    return await createDeskCommands({ database, clock: systemClock, outbox, deskOrigin })(command);
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const command = readDeskCommand(process.argv.slice(2));
  const configuration = readConfiguration(process.env);
  return (
    (await askRunningProcess(configuration.dataDir, command)) ?? (await operateAlone(command, configuration))
  );
});
