import { createHmac } from 'node:crypto';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { isSignedBy, sign } from '../../platform/secrets/signature.ts';

/** Content of a ticket's QR code: the order, signed by us. */
export function createTicketCode(keys: Keys, orderId: string): string {
  return `${orderId}.${sign(keys, orderId)}`;
}

/** The order of a code, or null for a code that is not ours. */
export function ticketCodeOrderId(keys: Keys, code: string): string | null {
  const [orderId = '', signature = '', ...rest] = code.split('.');
  return rest.length === 0 && isSignedBy(keys, orderId, signature) ? orderId : null;
}

/** The provider's customer key of an account: stable, and reveals nothing of the account. */
export function createCustomerKey(key: Buffer, accountId: string): string {
  return createHmac('sha256', key).update(accountId).digest('base64url');
}
