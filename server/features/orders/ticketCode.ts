import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits make codes impossible to guess. */
const signatureBytes = 16;

const signatureOf = (key: Buffer, orderId: string) =>
  createHmac('sha256', key).update(orderId).digest().subarray(0, signatureBytes);

/** Content of a ticket's QR code: the order, signed by us. */
export function ticketCodeOf(key: Buffer, orderId: string): string {
  return `${orderId}.${signatureOf(key, orderId).toString('base64url')}`;
}

/** The order of a code, or null for a code that is not ours. */
export function orderOfTicketCode(key: Buffer, code: string): string | null {
  const [orderId = '', signature = '', ...rest] = code.split('.');
  const given = Buffer.from(signature, 'base64url');
  // base64url has more than one spelling of the same bytes; only ours is accepted.
  if (rest.length > 0 || given.length !== signatureBytes || given.toString('base64url') !== signature)
    return null;
  return timingSafeEqual(given, signatureOf(key, orderId)) ? orderId : null;
}

/** The provider's customer key of an account: stable, and reveals nothing of the account. */
export function customerKeyOf(key: Buffer, accountId: string): string {
  return createHmac('sha256', key).update(accountId).digest('base64url');
}
