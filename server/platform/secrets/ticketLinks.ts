import type { Keys } from './secrets.ts';
import { isSignedBy, sign } from './signature.ts';

interface LinkedOrder {
  readonly id: string;
  /** Signed too, so that changing the number invalidates earlier links. */
  readonly link_number: number;
}

const signedText = ({ id, link_number }: LinkedOrder) => `${id}.${link_number}`;

/** The signed token of a link with which a buyer without an account opens an order. */
export const ticketToken = (keys: Keys, order: LinkedOrder): string =>
  `${order.id}.${order.link_number}.${sign(keys, signedText(order))}`;

/** The content of a token; null if the signature is not ours. A caller must compare the number with the order's current one. */
export function readTicketToken(keys: Keys, token: string): LinkedOrder | null {
  const [, id = '', number = '', signature = ''] =
    /^([\w-]{6,64})\.(\d{1,9})\.([\w-]{1,100})$/.exec(token) ?? [];
  const order = { id, link_number: Number(number) };
  return id !== '' && isSignedBy(keys, signedText(order), signature) ? order : null;
}
