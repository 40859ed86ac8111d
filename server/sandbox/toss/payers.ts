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

/** Behaviour of a payer. The last three only occur with wallets that charge without our confirmation. */
type CardOrWalletBehaviour = CardBehaviour | 'unannounced' | 'atOnce' | 'refundFails';

/** Test accounts at PayPal, which is confirmed like a card. */
const confirmedAccounts: Readonly<Record<string, CardOrWalletBehaviour>> = {
  'approved@wallet.example': 'approved',
  'refused@wallet.example': 'refused',
  'late@wallet.example': 'withheld',
  'twice@wallet.example': 'failsOnce',
};

/** Test accounts of the wallets that charge by themselves, later. */
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
  /** The wallet's name; null for cards, whose name is translated. */
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

/** Whether the wallet charges a payment by itself, without our confirmation. */
export const isWalletPayment = ({ method }: { readonly method: string }): boolean =>
  findMethod(method)?.isChargedLater ?? false;

/** Stands for any other address: it is stored instead, and determines the behaviour. */
const defaultAccount = 'approved@wallet.example';

/** The stored form of a typed payer; null for a card number that is no test card, and for a text that is no e-mail address. */
export function parsePayer(method: SandboxMethod, typed: string): string | null {
  if (method.code === 'CARD') return findTestCard(typed);
  const account = typed.trim().toLowerCase();
  if (Object.hasOwn(method.payers, account)) return account;
  return isDeliverableEmail(account) ? defaultAccount : null;
}

/** The behaviour of a stored payment's payer. */
export function paymentBehaviour({
  method,
  card,
}: {
  readonly method: string;
  readonly card: string;
}): CardOrWalletBehaviour {
  return findMethod(method)?.payers[card] ?? 'refused';
}
