import { parseArgs } from 'node:util';
import { z } from 'zod';
import { typedLine } from '../../contract/typedText.ts';
import { OperatorError } from './command.ts';

const usage = `npm run accounts -- COMMAND
  show ADDRESS|NICKNAME           a visitor's account and its open sessions
  end-sessions ADDRESS|NICKNAME   ends all sessions of a visitor`;

/** The operator's commands about visitors' accounts. */
export const accountCommandSchema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('showAccount'), who: typedLine(254) }),
  z.object({ command: z.literal('endAccountSessions'), who: typedLine(254) }),
]);
export type AccountCommand = z.infer<typeof accountCommandSchema>;

const commandNames = new Map<string, AccountCommand['command']>([
  ['show', 'showAccount'],
  ['end-sessions', 'endAccountSessions'],
]);

/** Parses a command line. @throws OperatorError with the fault */
export function readAccountCommand(words: readonly string[]): AccountCommand {
  let positionals: string[];
  try {
    ({ positionals } = parseArgs({ args: [...words], allowPositionals: true, options: {} }));
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
  const [word = '', who, ...rest] = positionals;
  const command = commandNames.get(word);
  if (command === undefined) throw new OperatorError(`command is one of show, end-sessions.\n${usage}`);
  const parsed = accountCommandSchema.safeParse({ command, who });
  if (!parsed.success) throw new OperatorError(`${word} needs an address or a nickname.\n${usage}`);
  if (rest.length > 0) throw new OperatorError(`${rest.join(' ')}: too many words.\n${usage}`);
  return parsed.data;
}
