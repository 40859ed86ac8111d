import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits: nobody guesses a ticket. */
const signatureBytes = 16;

const signatureOf = (key: Buffer, orderId: string) =>
  createHmac('sha256', key).update(orderId).digest().subarray(0, signatureBytes);

/** What the QR code of a ticket says: the order, and that it comes from us. */
export function ticketCodeOf(key: Buffer, orderId: string): string {
  return `${orderId}.${signatureOf(key, orderId).toString('base64url')}`;
}

/** The order that a code names, or null for a code that is not ours. */
export function orderOfTicketCode(key: Buffer, code: string): string | null {
  const [orderId = '', signature = '', ...rest] = code.split('.');
  const given = Buffer.from(signature, 'base64url');
  // base64url can be written in more than one way; only ours counts.
  if (rest.length > 0 || given.length !== signatureBytes || given.toString('base64url') !== signature)
    return null;
  return timingSafeEqual(given, signatureOf(key, orderId)) ? orderId : null;
}

/** The name by which the payment provider knows an account: stable, and says nothing of it. */
export function customerKeyOf(key: Buffer, accountId: string): string {
  return createHmac('sha256', key).update(accountId).digest('base64url');
}
