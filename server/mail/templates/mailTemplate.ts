import { z } from 'zod';
import { codeLength } from '../../../domain/accounts/accountRules.ts';
import { languages } from '../../../domain/languages.ts';
import { alertKinds } from '../../../domain/staff/alertRules.ts';
import { currencies } from '../../../domain/tickets/price.ts';
import { refundSteps } from '../../../domain/tickets/ticketRules.ts';
import { callOffReasons, visitorMessageKinds } from '../../../domain/tour/badDay.ts';

/** The short number for people, which earlier releases left out. */
const orderNumberSchema = z.string().optional();

/** Links that add the ticket to the wallet of a phone, where the operator has set the keys. */
const passLinksSchema = z.object({ apple: z.url().optional(), google: z.url().optional() });
export type PassLinks = z.infer<typeof passLinksSchema>;

/** The departure in the language of the mail, unless it is the station. */
const otherDepartureSchema = z
  .object({ name: z.string(), meetingPlace: z.string(), koreanName: z.string() })
  .optional();

/** The facts of a ticket in a mail; the stops are named in the language of the mail. */
const ticketFactsSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  /** In minor units of the currency, which earlier releases left out: won, cents. */
  amount: z.int(),
  currency: z.enum(currencies).optional(),
  tripDate: z.string(),
  startTime: z.string(),
  departure: otherDepartureSchema,
  /** The choice for a plan that does not fit three hours: extra time or an early end. Earlier releases left it out. */
  boughtHalfHours: z.int().optional(),
  acceptsEarlyEnd: z.boolean().optional(),
  /** The refund rule of the terms under which the ticket was sold; missing if they are SPEC's. */
  refundPercents: z.record(z.enum(refundSteps), z.int()).optional(),
  numberOfPeople: z.int(),
  customerName: z.string(),
  stops: z.array(z.string()),
  link: z.url(),
  /** The number of changes since the payment. Earlier releases left it out. */
  version: z.int().optional(),
  /** True once the account is deleted: the link then leads to customer service. */
  hasNoAccount: z.boolean().optional(),
  /** A reseller booked the ticket for one of its guests. */
  isByReseller: z.literal(true).optional(),
  passes: passLinksSchema.optional(),
});
export type TicketFacts = z.infer<typeof ticketFactsSchema>;

/** A tour that was cancelled because its account was deleted, with the refund in minor units. */
const cancelledTourSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  tripDate: z.string(),
  startTime: z.string(),
  amount: z.int(),
  currency: z.enum(currencies).optional(),
  refund: z.int(),
});
export type CancelledTour = z.infer<typeof cancelledTourSchema>;

/** The day and time of a tour. */
const tourTimeSchema = z.object({ tripDate: z.string(), startTime: z.string() });
export type TourTime = z.infer<typeof tourTimeSchema>;

/** The driver of a visitor's tour. */
const assignedDriverSchema = tourTimeSchema.extend({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  driverName: z.string(),
  car: z.string(),
  plate: z.string(),
  departure: otherDepartureSchema,
  /** The driver or the car differs from those in an earlier mail. */
  isChange: z.boolean(),
  link: z.url(),
  passes: passLinksSchema.optional(),
});
export type DriverFacts = z.infer<typeof assignedDriverSchema>;

/** A tour for its driver, in Korean; without the visitor's name, which the driver's page shows. */
const offeredTourSchema = tourTimeSchema.extend({
  departure: otherDepartureSchema,
  numberOfPeople: z.int(),
  visitorLanguage: z.enum(languages),
  stops: z.array(z.string()),
  /** The driver has accepted already, and gets the link again. */
  isAccepted: z.boolean(),
  /** The visitor or the desk has changed the tour. */
  isChanged: z.literal(true).optional(),
  link: z.url(),
});
export type OfferedTour = z.infer<typeof offeredTourSchema>;

/** A tour that was taken away from its driver. */
const withdrawnTourSchema = tourTimeSchema.extend({
  /** The visitor's order was cancelled; otherwise the desk decided. */
  isCancelled: z.boolean(),
  /** It was moved to a time at which the driver is not free. */
  isMoved: z.literal(true).optional(),
});
export type WithdrawnTour = z.infer<typeof withdrawnTourSchema>;

/** The present facts of a tour that was changed after the payment. */
const changedTicketSchema = ticketFactsSchema.extend({
  kind: z.literal('ticketChanged'),
  /** The day or the time has changed, so a driver must be found again. */
  isMoved: z.boolean(),
  changedAt: z.iso.datetime(),
});

const cancelledTicketSchema = ticketFactsSchema.extend({
  kind: z.literal('ticketCancelled'),
  /** In minor units. */
  refund: z.int(),
  /** Refunded because no car was left when the payment became known. */
  isSoldOut: z.literal(true).optional(),
  /** The order was paid outside the provider, so the refund is paid by hand too. */
  isByHand: z.literal(true).optional(),
});
export type CancelledTicketFacts = z.infer<typeof cancelledTicketSchema>;

/** A partial refund of a ticket that stays valid, for a reason that the desk typed. */
const goodwillRefundSchema = ticketFactsSchema.extend({
  kind: z.literal('goodwillRefund'),
  /** In minor units. */
  refund: z.int(),
  reason: z.string(),
  isByHand: z.literal(true).optional(),
});

/** An order that the desk made; the buyer pays it through a link. */
const paymentLinkSchema = ticketFactsSchema.extend({
  kind: z.literal('paymentLink'),
  payUntil: z.iso.datetime(),
});

/** A tour that the company has called off: its visitor moves it, or gets the whole price back. */
const calledOffTourSchema = ticketFactsSchema.extend({
  kind: z.literal('tourCalledOff'),
  reason: z.enum(callOffReasons),
  /** Of the staff, as typed; may be empty. */
  words: z.string(),
  /** The end of the choice: after it, the price is refunded. */
  until: z.iso.datetime(),
});

/** A message of the desk to all visitors of a day. */
const visitorMessageSchema = tourTimeSchema.extend({
  kind: z.literal('visitorMessage'),
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  message: z.enum(visitorMessageKinds),
  departure: otherDepartureSchema,
  /** Of the staff, as typed; may be empty. */
  words: z.string(),
  link: z.url(),
  hasNoAccount: z.boolean().optional(),
});

/** No driver has been found yet, or the one that was found cannot come. */
const noDriverYetSchema = tourTimeSchema.extend({
  kind: z.literal('noDriverYet'),
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  /** An earlier mail named a driver, who cannot come. */
  hadDriver: z.boolean(),
  /** The end of the search; then the tour is called off. */
  until: z.iso.datetime(),
  link: z.url(),
  hasNoAccount: z.boolean().optional(),
});

/** `recovered`: a new passkey has replaced all others. */
const passkeyChanges = ['added', 'removed', 'recovered'] as const;
export type PasskeyChange = (typeof passkeyChanges)[number];

/** The data of a mail by kind. The outbox stores this data; it is rendered when the mail is sent. */
export const mailTemplateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verificationCode'), code: z.string().length(codeLength) }),
  /** A link to set a new password, valid for 30 minutes. */
  z.object({ kind: z.literal('passwordReset'), link: z.url() }),
  /** A password reset was requested for an address without an account; the link leads to the sign-up. */
  z.object({ kind: z.literal('noAccount'), link: z.url() }),
  z.object({ kind: z.literal('passwordChanged') }),
  /** Google sign-in was added to the account; the link leads to where it can be removed. */
  z.object({ kind: z.literal('googleLinked'), link: z.url() }),
  z.object({ kind: z.literal('accountDeleted'), tours: z.array(cancelledTourSchema).optional() }),
  /** The receipt. */
  ticketFactsSchema.extend({ kind: z.literal('ticketPaid'), paidAt: z.iso.datetime() }),
  assignedDriverSchema.extend({ kind: z.literal('driverAssigned') }),
  offeredTourSchema.extend({ kind: z.literal('tourOffered') }),
  withdrawnTourSchema.extend({ kind: z.literal('tourWithdrawn') }),
  changedTicketSchema,
  cancelledTicketSchema,
  calledOffTourSchema,
  visitorMessageSchema,
  noDriverYetSchema,
  /** The provider refused the refund: the ticket stays valid. */
  ticketFactsSchema.extend({ kind: z.literal('refundRefused') }),
  goodwillRefundSchema,
  paymentLinkSchema,
  /** A link to join the staff, valid for 3 days. */
  z.object({ kind: z.literal('staffInvitation'), link: z.url() }),
  /** A link for a new passkey, valid for 24 hours; another member of the staff approves it, or the operator has. */
  z.object({ kind: z.literal('staffRecovery'), link: z.url(), isApproved: z.boolean() }),
  /** To the owners: a member of the staff has requested a link for a new passkey. */
  z.object({
    kind: z.literal('staffRecoveryRequested'),
    name: z.string(),
    email: z.string(),
    link: z.url(),
  }),
  /** To a member of the staff: their passkeys have changed; the link leads to their account at the desk. */
  z.object({
    kind: z.literal('staffPasskeyChanged'),
    change: z.enum(passkeyChanges),
    /** The passkey's name: its device. */
    passkey: z.string(),
    link: z.url(),
  }),
  /** To a member of the staff who wants mails about that kind of alert; the link leads to it at the desk. */
  z.object({
    kind: z.literal('staffAlert'),
    alert: z.enum(alertKinds),
    /** The tour of the order that the alert is about. */
    tour: tourTimeSchema.optional(),
    link: z.url(),
  }),
  /** The company's reply to what a visitor reported; `hasNoAccount` as with tickets. */
  z.object({
    kind: z.literal('reportClosed'),
    orderId: z.string(),
    orderNumber: orderNumberSchema,
    reply: z.string(),
    link: z.url(),
    hasNoAccount: z.boolean(),
  }),
  /** The company's reply to what a visitor reported about a place, named in the language of the mail. */
  z.object({ kind: z.literal('placeReportClosed'), placeName: z.string(), reply: z.string() }),
]);

export type MailTemplate = z.infer<typeof mailTemplateSchema>;

/** The templates that this release can render. */
export const mailTemplateKinds: readonly string[] = mailTemplateSchema.options.map(
  ({ shape }) => shape.kind.value,
);

/** The texts of one mail, above and below its code or button. */
export interface TemplateWords {
  subject: string;
  heading: string;
  before: string;
  /** The button's text, when the mail has a link. */
  button?: string;
  /** Facts, each on a line, between `before` and the button. */
  lines?: readonly string[];
  after: string;
}

/** Translated texts of the lines about a ticket. */
export interface TicketLineWords {
  orderId: string;
  date: string;
  /** Follow the times of a tour whose plan did not fit three hours. */
  overtime: (minutes: number) => string;
  earlyEnd: string;
  meeting: string;
  phone: string;
  /** Follows a name without a space. */
  people: (count: number) => string;
  party: string;
  passenger: string;
  paidAt: string;
  stops: string;
  driver: string;
  car: string;
  plate: string;
  colon: string;
}

/** Every mail template for visitors in one language; `phone` is the company's, null if it has none. */
export interface TemplateLanguage {
  verificationCode: (code: string) => TemplateWords;
  passwordReset: TemplateWords;
  noAccount: TemplateWords;
  passwordChanged: TemplateWords;
  googleLinked: TemplateWords;
  accountDeleted: (tours: readonly CancelledTour[]) => TemplateWords;
  ticketPaid: (facts: Extract<MailTemplate, { kind: 'ticketPaid' }>, phone: string | null) => TemplateWords;
  driverAssigned: (facts: DriverFacts, phone: string | null) => TemplateWords;
  ticketChanged: (facts: z.infer<typeof changedTicketSchema>, phone: string | null) => TemplateWords;
  ticketCancelled: (facts: CancelledTicketFacts) => TemplateWords;
  refundRefused: (facts: TicketFacts, phone: string | null) => TemplateWords;
  goodwillRefund: (facts: z.infer<typeof goodwillRefundSchema>) => TemplateWords;
  paymentLink: (facts: z.infer<typeof paymentLinkSchema>, phone: string | null) => TemplateWords;
  reportClosed: (facts: Extract<MailTemplate, { kind: 'reportClosed' }>) => TemplateWords;
  placeReportClosed: (facts: Extract<MailTemplate, { kind: 'placeReportClosed' }>) => TemplateWords;
  ticketWords: TicketLineWords;
  /** The links that add a ticket to the wallet of a phone. */
  passLinks: { readonly apple: string; readonly google: string };
  /** Below every mail. */
  footer: string;
}
