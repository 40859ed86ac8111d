import { z } from 'zod';
import { codeLength } from '../../../contract/accountRules.ts';

/** What a mail tells of a ticket; the stops are named in the language of the mail. */
const ticketFactsSchema = z.object({
  orderId: z.string(),
  /** Whole won. */
  amount: z.int(),
  tripDate: z.string(),
  startTime: z.string(),
  numberOfPeople: z.int(),
  customerName: z.string(),
  stops: z.array(z.string()),
  link: z.url(),
  /** True once the account is gone: the link leads to customer service then. */
  hasNoAccount: z.boolean().optional(),
});
export type TicketFacts = z.infer<typeof ticketFactsSchema>;

/** A tour that ended with its account, and what is paid back for it in whole won. */
const cancelledTourSchema = z.object({
  orderId: z.string(),
  tripDate: z.string(),
  startTime: z.string(),
  amount: z.int(),
  refund: z.int(),
});
export type CancelledTour = z.infer<typeof cancelledTourSchema>;

/** What can be written to somebody. A mail waits as this, and is put into words when it is sent. */
export const mailTemplateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verificationCode'), code: z.string().length(codeLength) }),
  /** A link to a new password, good for 30 minutes. */
  z.object({ kind: z.literal('passwordReset'), link: z.url() }),
  /** Somebody asked for a new password for an address without an account; the link leads to the sign-up. */
  z.object({ kind: z.literal('noAccount'), link: z.url() }),
  z.object({ kind: z.literal('passwordChanged') }),
  /** Google signs in to the account from now on; the link leads to where that is undone. */
  z.object({ kind: z.literal('googleLinked'), link: z.url() }),
  z.object({ kind: z.literal('accountDeleted'), tours: z.array(cancelledTourSchema).optional() }),
  /** The receipt. */
  ticketFactsSchema.extend({ kind: z.literal('ticketPaid'), paidAt: z.iso.datetime() }),
  /** What is paid back, in whole won. */
  ticketFactsSchema.extend({ kind: z.literal('ticketCancelled'), refund: z.int() }),
]);

export type MailTemplate = z.infer<typeof mailTemplateSchema>;

/** The letters that this release can put into words. */
export const mailTemplateKinds: readonly string[] = mailTemplateSchema.options.map(
  ({ shape }) => shape.kind.value,
);

/** The words of one letter: what stands above and below the code or the button. */
export interface TemplateWords {
  subject: string;
  heading: string;
  before: string;
  /** The button's text, where the letter has a link. */
  button?: string;
  /** Facts, each on a line, between `before` and the button. */
  lines?: readonly string[];
  after: string;
}

/** Every letter in one language. */
export interface TemplateLanguage {
  verificationCode: (code: string) => TemplateWords;
  passwordReset: TemplateWords;
  noAccount: TemplateWords;
  passwordChanged: TemplateWords;
  googleLinked: TemplateWords;
  accountDeleted: (tours: readonly CancelledTour[]) => TemplateWords;
  ticketPaid: (facts: Extract<MailTemplate, { kind: 'ticketPaid' }>) => TemplateWords;
  ticketCancelled: (facts: Extract<MailTemplate, { kind: 'ticketCancelled' }>) => TemplateWords;
  /** Under every mail. */
  footer: string;
}
