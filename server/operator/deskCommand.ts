import { parseArgs } from 'node:util';
import { z } from 'zod';
import { deliverableEmailSchema } from '../../contract/accountFields.ts';
import { typedLine } from '../../contract/typedText.ts';
import { deskLanguages, staffRoles } from '../../domain/staff/staffRules.ts';
import { OperatorError } from './command.ts';

const usage = `npm run desk -- COMMAND
  invite ADDRESS [--role owner|dispatcher|editor] [--name NAME] [--language ko|en]
                    prints and mails a link to join the staff; the first one is an owner
  recover ADDRESS   prints and mails a link for a new passkey, which nobody has to approve
  list              the staff`;

/** The operator's commands about the staff. */
export const deskCommandSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('inviteStaff'),
    email: deliverableEmailSchema,
    name: typedLine(60).optional(),
    role: z.enum(staffRoles, `is one of ${staffRoles.join(', ')}`).optional(),
    language: z.enum(deskLanguages, `is one of ${deskLanguages.join(', ')}`).default('ko'),
  }),
  z.object({ command: z.literal('recoverStaff'), email: deliverableEmailSchema }),
  z.object({ command: z.literal('listStaff') }),
]);
export type DeskCommand = z.infer<typeof deskCommandSchema>;

const commands: Readonly<Record<string, DeskCommand['command']>> = {
  invite: 'inviteStaff',
  recover: 'recoverStaff',
  list: 'listStaff',
};

const inputRules: Readonly<Record<string, string>> = {
  command: 'is one of invite, recover, list',
  email: 'is an e-mail address',
  name: 'is 1 to 60 readable characters',
};

/** Parses a command line. @throws OperatorError with the fault */
export function readDeskCommand(words: readonly string[]): DeskCommand {
  let values: { name?: string; role?: string; language?: string };
  let positionals: string[];
  try {
    const text = { type: 'string' } as const;
    ({ values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { name: text, role: text, language: text },
    }));
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
  const [word = '', email, ...rest] = positionals;
  const parsed = deskCommandSchema.safeParse({ command: commands[word], email, ...values });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = issue?.path.join('.') || 'command';
    throw new OperatorError(`${name} ${inputRules[name] ?? issue?.message}.\n${usage}`);
  }
  if (rest.length > 0) throw new OperatorError(`${rest.join(' ')}: too many words.\n${usage}`);
  return parsed.data;
}
