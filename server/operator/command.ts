import { parseArgs } from 'node:util';
import { z } from 'zod';
import { typedLine } from '../../contract/typedText.ts';
import { ticketStatuses } from '../../domain/tickets/ticketRules.ts';

const orderIs = 'is the number of an order, order_…';
const orderSchema = z.string(orderIs).regex(/^[A-Za-z0-9_-]{6,64}$/, orderIs);

/** The operator's commands about orders. */
export const orderCommandSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('list'),
    status: z.enum(ticketStatuses, `is one of ${ticketStatuses.join(', ')}`).optional(),
    day: z.iso.date('is a day of a tour as yyyy-mm-dd').optional(),
  }),
  z.object({ command: z.literal('show'), order: orderSchema }),
  z.object({
    command: z.literal('refund'),
    order: orderSchema,
    percent: z.int('is a whole number').min(1, 'is 1 to 100').max(100, 'is 1 to 100'),
    reason: z.string('is needed: it goes to the payment provider').pipe(typedLine(200)),
  }),
  z.object({ command: z.literal('resend'), order: orderSchema }),
]);

export type OrderCommand = z.infer<typeof orderCommandSchema>;

/** A mistake of the operator, or an impossible command; only the message is printed. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

export const usage = `npm run orders -- COMMAND
  list [--status paid] [--day yyyy-mm-dd]      orders, the newest first; the day is the tour's
  show ORDER                                   one order with its whole history
  refund ORDER --percent N --reason "TEXT"     pays back a part of a paid ticket, and cancels it
  resend ORDER                                 sends the receipt of a paid ticket once more`;

/** Parses a command line. @throws OperatorError with the fault */
export function readCommand(words: readonly string[]): OrderCommand {
  let values: { status?: string; day?: string; percent?: string; reason?: string };
  let positionals: string[];
  try {
    const text = { type: 'string' } as const;
    ({ values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { status: text, day: text, percent: text, reason: text },
    }));
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
  const [command, order, ...rest] = positionals;
  const { percent, ...others } = values;
  const number = percent === undefined ? {} : { percent: /^\d+$/.test(percent) ? Number(percent) : percent };
  const parsed = orderCommandSchema.safeParse({ command, order, ...others, ...number });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = issue?.path.join('.') || 'command';
    const reason = name === 'command' ? 'is one of list, show, refund, resend' : issue?.message;
    throw new OperatorError(`${name} ${reason}.\n${usage}`);
  }
  if (rest.length > 0) throw new OperatorError(`${rest.join(' ')}: too many words.\n${usage}`);
  return parsed.data;
}
