import { isDeliverableEmail } from '../../../domain/accounts/accountRules.ts';
import {
  isChargedLater,
  methodCurrency,
  paymentMethods,
  walletNames,
  walletVariant,
} from '../../../domain/tickets/paymentMethods.ts';
import type { Currency } from '../../../domain/tickets/price.ts';
import { type CardBehaviour, cardBehaviours, findTestCard } from './cards.ts';

/** Behaviour of a payer; the last three are of wallets that are charged without a confirmation. */
type CardOrWalletBehaviour = CardBehaviour | 'unannounced' | 'atOnce' | 'refundFails';

/** Test accounts at PayPal, which is confirmed like a card. */
const confirmedAccounts: Readonly<Record<string, CardOrWalletBehaviour>> = {
  'approved@wallet.example': 'approved',
  'refused@wallet.example': 'refused',
  'late@wallet.example': 'withheld',
  'twice@wallet.example': 'failsOnce',
};

/** Test accounts of the wallets. */
const laterAccounts: Readonly<Record<string, CardOrWalletBehaviour>> = {
  'approved@wallet.example': 'approved',
  'refused@wallet.example': 'refused',
  // Paid without a notification: only a query finds out.
  'silent@wallet.example': 'unannounced',
  // Paid before the browser comes back.
  'first@wallet.example': 'atOnce',
  'norefund@wallet.example': 'refundFails',
};

interface SandboxMethod {
  /** The provider's code. */
  readonly code: string;
  readonly currency: Currency;
  /** Null for cards, which have a word in each language. */
  readonly name: string | null;
  readonly isChargedLater: boolean;
  readonly payers: Readonly<Record<string, CardOrWalletBehaviour>>;
}

/** The payment UIs by their variant keys, as an operator would have set them up. */
export const variants: Readonly<Record<string, SandboxMethod>> = Object.fromEntries(
  paymentMethods.map((method) => {
    const later = isChargedLater(method);
    const accounts = later ? laterAccounts : confirmedAccounts;
    return [
      walletVariant(method),
      {
        code: method === 'card' ? 'CARD' : walletVariant(method),
        currency: methodCurrency(method),
        name: method === 'card' ? null : walletNames[method],
        isChargedLater: later,
        payers: method === 'card' ? cardBehaviours : accounts,
      },
    ];
  }),
);

/** A method by the provider's code, in either case; undefined for any other text. */
export function findMethod(code: string): SandboxMethod | undefined {
  const wanted = code === '카드' ? 'CARD' : code.toUpperCase();
  return Object.values(variants).find((method) => method.code === wanted);
}

/** Whether a payment is taken by the wallet itself, without a confirmation. */
export const isWalletPayment = ({ method }: { readonly method: string }): boolean =>
  findMethod(method)?.isChargedLater ?? false;

/** Whose behaviour any other address has, and what is stored in its place. */
const defaultAccount = 'approved@wallet.example';

/** The stored form of a typed payer; null for a card that is no test card, and for text that is no address. */
export function parsePayer(method: SandboxMethod, typed: string): string | null {
  if (method.code === 'CARD') return findTestCard(typed);
  const account = typed.trim().toLowerCase();
  if (Object.hasOwn(method.payers, account)) return account;
  return isDeliverableEmail(account) ? defaultAccount : null;
}

/** What becomes of a stored payment. */
export function paymentBehaviour({
  method,
  card,
}: {
  readonly method: string;
  readonly card: string;
}): CardOrWalletBehaviour {
  return findMethod(method)?.payers[card] ?? 'refused';
}
