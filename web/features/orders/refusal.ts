import type { Messages } from '../../messages/messages.ts';

type Reason = keyof Messages['ticket']['reasons'];

/** The provider's codes that a visitor can act on; sources: the provider's pages on SDK and API errors. */
const reasons: Record<string, Reason> = {
  PAY_PROCESS_CANCELED: 'cancelled',
  USER_CANCEL: 'cancelled',
  PAY_PROCESS_ABORTED: 'aborted',
  REJECT_CARD_COMPANY: 'cardRefused',
  REJECT_CARD_PAYMENT: 'limit',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: 'limit',
  EXCEED_MAX_PAYMENT_AMOUNT: 'limit',
  EXCEED_MAX_AMOUNT: 'limit',
  INVALID_STOPPED_CARD: 'stopped',
  INVALID_CARD_LOST_OR_STOLEN: 'stopped',
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: 'installments',
  NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT: 'installments',
  INVALID_CARD_INSTALLMENT_PLAN: 'installments',
  INVALID_CARD_EXPIRATION: 'cardDetails',
  INVALID_CARD_NUMBER: 'cardDetails',
  INVALID_REJECT_CARD: 'cardRefused',
  NEED_CARD_PAYMENT_DETAIL: 'cardDetails',
  NOT_SELECTED_PAYMENT_METHOD: 'noMethod',
  AGREEMENT_REQUIRED: 'terms',
  NEED_AGREEMENT_WITH_REQUIRED_TERMS: 'terms',
  NOT_FOUND_PAYMENT_SESSION: 'session',
  NOT_FOUND_PAYMENT: 'session',
  CARD_PROCESSING_ERROR: 'provider',
  PROVIDER_ERROR: 'provider',
  PROVIDER_STATUS_UNHEALTHY: 'provider',
  FAILED_INTERNAL_SYSTEM_PROCESSING: 'provider',
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: 'provider',
  UNKNOWN_PAYMENT_ERROR: 'provider',
};

/** The explanation for a provider's code; unknown codes get the general one. */
export function failureReason(code: string | null | undefined): Reason {
  return (code && Object.hasOwn(reasons, code) && reasons[code]) || 'other';
}

/** A well-formed code of the provider, shown for support requests; null for anything else, which is never shown. */
export function shownCode(code: string | null | undefined): string | null {
  return code && /^[A-Z][A-Z0-9_]{2,59}$/.test(code) ? code : null;
}

/** Faults that a visitor can correct in the provider's widgets, shown beside them. */
export type WidgetFault = 'noMethod' | 'cardDetails' | 'terms';

/**
 * Null for what cannot be corrected there. docs/product/payments.md#messages names AGREEMENT_REQUIRED; the provider
 * itself uses a second code for it.
 */
export function toWidgetFault(code: string | null): WidgetFault | null {
  const reason = failureReason(code);
  return reason === 'noMethod' || reason === 'cardDetails' || reason === 'terms' ? reason : null;
}
