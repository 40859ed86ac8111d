import { escapedLines } from '../../domain/readableText.ts';
import { OperatorError } from '../operator/command.ts';
import { ConfigurationError } from '../platform/configurationError.ts';
import { ownerOnly } from '../platform/database/protectDataFolder.ts';
import { DatabaseRefusal } from '../platform/database/refusal.ts';

/**
 * Prints a command's result; an operator's mistake is one line on standard error and exit code 1. Control characters
 * in visitors' texts are escaped, so that they cannot act on the terminal.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  process.umask(ownerOnly.umask);
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
