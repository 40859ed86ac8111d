import { escapedLines } from '../../domain/readableText.ts';
import { OperatorError } from '../operator/command.ts';
import { askRunningProcess, type Command } from '../operator/operatorSocket.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigurationError } from '../platform/configurationError.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';
import { ownerOnlyModes } from '../platform/database/protectDataFolder.ts';
import { DatabaseRefusal } from '../platform/database/refusal.ts';
import { type Configuration, type DataPlace, readConfiguration } from './configuration.ts';

/**
 * Prints a command's result; an operator's mistake is one line on standard error and exit code 1. Control characters
 * in visitors' texts are escaped, so that they cannot act on the terminal.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  process.umask(ownerOnlyModes.umask);
  try {
    process.stdout.write(`${escapedLines(await work())}\n`);
  } catch (error) {
    const isExpected =
      error instanceof OperatorError ||
      error instanceof ConfigurationError ||
      error instanceof DatabaseRefusal;
    if (!isExpected) throw error;
    process.stderr.write(`${escapedLines(error.message)}\n`);
    process.exitCode = 1;
  }
}

/** Opens a database for a command where no process runs, and closes it afterwards. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: DataPlace,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const database = await openDatabase({ databaseUrl, dataDir, clock: systemClock, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs a command in the running process; where none runs, on the database alone. */
export function runOperatorCommand<C extends Command>(
  readCommand: (words: readonly string[]) => C,
  operateAlone: (command: C, database: Database, configuration: Configuration) => Promise<string>,
): Promise<void> {
  return runCommand(async () => {
    const command = readCommand(process.argv.slice(2));
    const configuration = readConfiguration(process.env);
    return (
      (await askRunningProcess(configuration.dataDir, command)) ??
      (await withDatabase(configuration, (database) => operateAlone(command, database, configuration)))
    );
  });
}
