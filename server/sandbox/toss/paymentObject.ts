import type { Selectable } from 'kysely';
import { inSeoul } from '../../../domain/calendar/seoulTime.ts';
import { type Currency, toAmount } from '../../../domain/tickets/price.ts';
import type {
  SandboxPaymentCancelTable,
  SandboxPaymentTable,
} from '../../platform/database/sandboxTables.ts';
import { maskedCard } from './cards.ts';
import { errorMessage } from './errors.ts';
import { findMethod } from './payers.ts';

export type StoredPayment = Selectable<SandboxPaymentTable>;
export type StoredCancel = Selectable<SandboxPaymentCancelTable>;

/** The provider's time format: Korean time, to the second. */
export function koreanTime(moment: Date): string {
  return `${inSeoul(moment).toISOString().slice(0, 19)}+09:00`;
}

/** The amount includes 10 % value added tax, rounded as the provider does. */
const includedTax = (amount: number) => Math.round(amount / 11);

/** The provider's Payment object, version 2022-11-16 (https://docs.tosspayments.com/reference#payment-객체). */
export function paymentObject(payment: StoredPayment, cancels: readonly StoredCancel[], origin: string) {
  const { payment_key: paymentKey, status, approved_at: approvedAt } = payment;
  const isAuthenticated = payment.authenticated_at !== null;
  const vat = includedTax(payment.balance);
  const amount = (minor: number) => toAmount(minor, payment.currency);
  const isCard = payment.method === 'CARD';
  return {
    mId: 'tsandbox',
    version: '2022-11-16',
    paymentKey,
    type: 'NORMAL',
    orderId: payment.order_id,
    orderName: payment.order_name,
    currency: payment.currency,
    method: isAuthenticated ? (isCard ? '카드' : '해외간편결제') : null,
    totalAmount: amount(payment.amount),
    balanceAmount: amount(payment.balance),
    suppliedAmount: amount(payment.balance - vat),
    vat: amount(vat),
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    status,
    requestedAt: koreanTime(payment.requested_at),
    approvedAt: approvedAt && koreanTime(approvedAt),
    useEscrow: false,
    cultureExpense: false,
    lastTransactionKey: payment.last_transaction_key,
    isPartialCancelable: true,
    cancels: cancels.length > 0 ? cancels.map((cancel) => cancelObject(cancel, payment.currency)) : null,
    card: isAuthenticated && isCard ? cardObject(payment) : null,
    virtualAccount: null,
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    // A text for foreign wallets. For Korean ones it would be an object, but the sandbox has none.
    easyPay: isAuthenticated && !isCard ? (findMethod(payment.method)?.name ?? null) : null,
    cashReceipt: null,
    cashReceipts: null,
    discount: null,
    receipt: approvedAt ? { url: `${origin}/sandbox/toss/receipt/${paymentKey}` } : null,
    checkout: { url: `${origin}/sandbox/toss/checkout/${paymentKey}` },
    failure: payment.failure_code
      ? { code: payment.failure_code, message: errorMessage(payment.failure_code) }
      : null,
    secret: null,
    country: 'KR',
    metadata: null,
  };
}

function cardObject({ amount, card, approved_at: approvedAt, last_transaction_key: key }: StoredPayment) {
  return {
    amount,
    issuerCode: '61',
    acquirerCode: '31',
    number: maskedCard(card),
    installmentPlanMonths: 0,
    approveNo: approvedAt && key ? key.replace(/\D/g, '').padEnd(8, '0').slice(0, 8) : '00000000',
    useCardPoint: false,
    cardType: '신용',
    ownerType: '개인',
    acquireStatus: 'READY',
    isInterestFree: false,
    interestPayer: null,
  };
}

export function cancelObject(cancel: StoredCancel, currency: Currency) {
  return {
    cancelAmount: toAmount(cancel.amount, currency),
    cancelReason: cancel.reason,
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    refundableAmount: toAmount(cancel.refundable, currency),
    transferDiscountAmount: 0,
    easyPayDiscountAmount: 0,
    canceledAt: koreanTime(cancel.canceled_at),
    transactionKey: cancel.transaction_key,
    receiptKey: null,
    cancelStatus: cancel.status,
    cancelRequestId: cancel.request_id,
  };
}
