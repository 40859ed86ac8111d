import { type AccountCommand, readAccountCommand } from '../operator/accountCommand.ts';
import { createAccountCommands } from '../operator/accountCommands.ts';
import { askRunningProcess } from '../operator/operatorSocket.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { runCommand } from './runCommand.ts';

/** Runs a command on the database alone, where no process runs. */
async function operateAlone(
  command: AccountCommand,
  { databaseUrl, dataDir }: Configuration,
): Promise<string> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const database = await openDatabase({ databaseUrl, dataDir, clock: systemClock, log });
  try {
    return await createAccountCommands({ database, clock: systemClock })(command);
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const command = readAccountCommand(process.argv.slice(2));
  const configuration = readConfiguration(process.env);
  return (
    (await askRunningProcess(configuration.dataDir, command)) ?? (await operateAlone(command, configuration))
  );
});
