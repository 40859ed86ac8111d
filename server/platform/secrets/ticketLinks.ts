import type { Keys } from './secrets.ts';
import { isSignedBy, sign } from './signature.ts';

interface LinkedOrder {
  readonly id: string;
  /** Part of what is signed: another number ends the links of before. */
  readonly link_number: number;
}

const signedText = ({ id, link_number }: LinkedOrder) => `${id}.${link_number}`;

/** What a link contains by which somebody without an account opens an order. */
export const ticketToken = (keys: Keys, order: LinkedOrder): string =>
  `${order.id}.${order.link_number}.${sign(keys, signedText(order))}`;

/** The order that a token is about, or null for one that is not ours. The order's present number decides on its use. */
export function readTicketToken(keys: Keys, token: string): LinkedOrder | null {
  const [, id = '', number = '', signature = ''] =
    /^([\w-]{6,64})\.(\d{1,9})\.([\w-]{1,100})$/.exec(token) ?? [];
  const order = { id, link_number: Number(number) };
  return id !== '' && isSignedBy(keys, signedText(order), signature) ? order : null;
}
