import type { CallOffReason, VisitorMessageKind } from '../tour/badDay.ts';
import type { HandMethod, SalesChannel } from './paymentMethods.ts';
import type { Currency } from './price.ts';

/** An amount in the currency's main unit; in won where no currency is named. */
interface Amount {
  readonly amount: number;
  readonly currency?: Currency;
}

/** The fields of an order that a recorded change names. */
export const changedFields = [
  'tripDate',
  'startTime',
  'departure',
  'numberOfPeople',
  'language',
  'customerName',
  'customerPhone',
  'customerEmail',
  'stops',
] as const;
export type ChangedField = (typeof changedFields)[number];

/**
 * What the history of an order records besides its status, by kind. Both languages of the desk have a sentence for each
 * (web/desk/messages/*\/orderHistory.ts). A stored line does not name its kind: historyKind() finds it by the fields, which
 * are as every release has written them.
 */
export interface HistoryDetails {
  /** Nothing more than the status. */
  status: Readonly<Record<string, never>>;
  /** The provider's code of a refusal. */
  refusal: { readonly code: string };
  /** Paid, and paid back at once: nobody can use the ticket. */
  unusable: { readonly tooLate: true } | { readonly soldOut: true } | { readonly noAccount: true };
  /** Its car was given to a newer order of the account. */
  replaced: { readonly replacedBy: string };
  refundRequested: Amount & { readonly cancellation: 'requested'; readonly percent: number };
  /** The provider refused the refund: it is requested again (`refused`), or the ticket stays valid (`withdrawn`). */
  refundRefused: { readonly cancellation: 'refused' | 'withdrawn'; readonly code: string };
  /** The total that the provider has paid back so far; with `byHand`, the amount that the company has to pay back itself. */
  refunded: {
    readonly refunded: number;
    readonly currency?: Currency;
    readonly percent?: number;
    readonly byHand?: true;
    /** A reseller's booking, which the reseller is not invoiced for. */
    readonly notInvoiced?: true;
  };
  /** A refund that doesn't cancel. */
  goodwill: {
    readonly goodwill: 'requested' | 'refunded' | 'refused' | 'withdrawn';
    readonly amount?: number;
    readonly currency?: Currency;
    readonly byHand?: true;
    readonly code?: string;
  };
  /** Ordered at the desk, and how the buyer reached the desk. */
  deskSale: { readonly channel: SalesChannel };
  /** Paid in cash or by transfer, or to be invoiced to the reseller. */
  paidByHand: { readonly paidBy: HandMethod | 'invoice' };
  /** Reserved by a reseller. */
  reserved: { readonly reseller: string };
  /** The reservation keeps its car until this time. */
  held: { readonly heldUntil: string };
  /** The reseller gave the reservation up. */
  released: { readonly cancellation: 'released' };
  /** Called off by the company. Until the time in `until`, the visitor can move the tour instead of getting the price back. */
  calledOff: { readonly calledOff: CallOffReason; readonly until: string };
  /** A message from the desk to all visitors of the day. */
  visitorMessage: { readonly message: VisitorMessageKind; readonly words?: string };
  linkRenewed: { readonly link: 'renewed' };
  /** Each changed field as `before → after`, or `changed`; and why. */
  changed: { readonly [Field in ChangedField]?: string } & { readonly reason?: string };
  /** A payment of the wrong amount or currency, and its outcome. */
  wrongCharge: {
    readonly wrongCharge: 'charged' | 'refunded' | 'partlyRefunded' | 'refundRefused';
    readonly amount: number;
    readonly currency: string;
    readonly code?: string;
  };
}

export type HistoryKind = keyof HistoryDetails;
export type HistoryDetail = HistoryDetails[HistoryKind];

/** A recorded detail as it is read back: an older or newer release may have written other fields. */
export type RecordedDetail = Readonly<Record<string, unknown>>;

/** The kind of a recorded line; `changed` if this release does not know it. */
export function historyKind(detail: RecordedDetail): HistoryKind {
  if ('wrongCharge' in detail) return 'wrongCharge';
  if ('goodwill' in detail) return 'goodwill';
  if ('calledOff' in detail) return 'calledOff';
  if ('message' in detail) return 'visitorMessage';
  if ('channel' in detail) return 'deskSale';
  if ('paidBy' in detail) return 'paidByHand';
  if (detail.link === 'renewed') return 'linkRenewed';
  if ('reseller' in detail) return 'reserved';
  if ('heldUntil' in detail) return 'held';
  if (detail.cancellation === 'released') return 'released';
  if (detail.cancellation === 'requested') return 'refundRequested';
  if ('cancellation' in detail) return 'refundRefused';
  if ('refunded' in detail) return 'refunded';
  if ('replacedBy' in detail) return 'replaced';
  if (['tooLate', 'soldOut', 'noAccount'].some((reason) => reason in detail)) return 'unusable';
  if ('code' in detail) return 'refusal';
  return Object.keys(detail).length === 0 ? 'status' : 'changed';
}
