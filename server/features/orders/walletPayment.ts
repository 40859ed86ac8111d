import { isChargedLater } from '../../../domain/tickets/paymentMethods.ts';
import type { ProviderPayment } from '../../providers/payments.ts';
import type { Order } from './ticketDeps.ts';

/** Whether a payment may still take money. */
export const isOpen = (payment: ProviderPayment) =>
  payment.status === 'begun' || payment.status === 'authorised';

/**
 * Whether a wallet takes and pays back the money of an order's payment by itself. A manipulated page can open a wallet's
 * window for an order that was made for another method, so the payment's own method counts too.
 */
export const isWalletPayment = (order: Order, payment: ProviderPayment | null) =>
  isChargedLater(order.payment_method) || (payment?.orderId === order.id && payment.isChargedLater);
