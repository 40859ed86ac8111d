import { isPaymentMethod, methodCurrency, paymentMethods } from '../../domain/tickets/paymentMethods.ts';
import { toMinor } from '../../domain/tickets/price.ts';
import { specTerms } from '../../domain/tickets/saleTerms.ts';
import { ConfigurationError } from '../platform/configurationError.ts';
import type { OfferedMethod } from '../providers/payments.ts';

const card: OfferedMethod = { method: 'card', amount: specTerms.price, currency: 'KRW' };

/** Dollars, with cents so that nobody takes the number for won: 22.00. */
const dollars = /^\d{1,5}\.\d{2}$/;

/**
 * The methods of PAYMENT_METHODS with their prices, cards first; without the setting only cards
 * (docs/product/payments.md#price). The operator sets the price in dollars, since we know no exchange rate.
 * @throws ConfigurationError
 */
export function readPaymentMethods(setting = 'card'): readonly OfferedMethod[] {
  const entries = setting.split(',').map((text) => text.trim());
  const methods = entries.map(parseMethod);
  const names = methods.map(({ method }) => method);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw wrong(`${twice} stands twice in it`);
  if (!names.includes('card')) throw wrong('card must be among them: the price of the tour is in won');
  return [card, ...methods.filter(({ method }) => method !== 'card')];
}

function parseMethod(entry: string): OfferedMethod {
  const [name = '', price, ...more] = entry.split(':');
  if (!isPaymentMethod(name)) {
    throw wrong(
      `there is no method ${JSON.stringify(name.slice(0, 40))}; known are ${paymentMethods.join(', ')}`,
    );
  }
  if (name === 'card') {
    if (price !== undefined) throw wrong('card has no price of its own: it is charged in won');
    return card;
  }
  const currency = methodCurrency(name);
  const amount = more.length === 0 && dollars.test(price ?? '') ? toMinor(Number(price), currency) : null;
  if (!amount) throw wrong(`${name} needs its price in dollars, such as ${name}:22.00`);
  return { method: name, amount, currency };
}

const wrong = (what: string) => new ConfigurationError(`PAYMENT_METHODS is wrong: ${what}.`);
