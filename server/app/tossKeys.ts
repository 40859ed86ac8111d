import { ConfigurationError } from '../platform/configurationError.ts';

/** The shop that takes won, and the one that takes dollars: the provider gives each currency its own. */
const pairs = {
  won: { client: 'TOSS_CLIENT_KEY', secret: 'TOSS_SECRET_KEY' },
  dollars: { client: 'TOSS_FOREIGN_CLIENT_KEY', secret: 'TOSS_FOREIGN_SECRET_KEY' },
} as const;
type Names = (typeof pairs)[keyof typeof pairs];
type KeyVariables = Readonly<Partial<Record<Names[keyof Names], string | undefined>>>;
/** Keys of the payment widget. The keys of the single APIs look similar, but do not work with the widget. */
const widgetKey = { client: /^(test|live)_gck_\w+$/, secret: /^(test|live)_gsk_\w+$/ };
const singleKey = { client: /^(test|live)_ck_/, secret: /^(test|live)_sk_/ };

/** Whether a key is for live or for test payments. */
function keyMode(names: Names, kind: keyof Names, key: string): string {
  const letters = kind === 'client' ? 'gck' : 'gsk';
  if (singleKey[kind].test(key)) {
    throw new ConfigurationError(
      `${names[kind]} is a key of the single APIs; the payment widget needs the one that begins with test_${letters}_ or live_${letters}_.`,
    );
  }
  const mode = widgetKey[kind].exec(key)?.[1];
  if (!mode) {
    throw new ConfigurationError(
      `${names[kind]} is wrong: it must begin with test_${letters}_ or live_${letters}_.`,
    );
  }
  return mode;
}

/** Whether a pair of keys is for live or test payments; null if neither key is set. */
function pairMode(names: Names, variables: KeyVariables): string | null {
  const [clientKey, secretKey] = [variables[names.client], variables[names.secret]];
  if (!clientKey && !secretKey) return null;
  if (!clientKey || !secretKey) {
    throw new ConfigurationError(`${names.client} and ${names.secret} belong together.`);
  }
  const mode = keyMode(names, 'client', clientKey);
  if (mode !== keyMode(names, 'secret', secretKey)) {
    throw new ConfigurationError(
      `${names.client} and ${names.secret} must both be test keys or both live ones.`,
    );
  }
  return mode;
}

/**
 * Toss Payments issues a pair of keys for each product and mode. It rejects mixed keys only at the first payment, so we
 * check them at the start.
 * @throws ConfigurationError, which repeats no key
 */
export function checkTossKeys(variables: KeyVariables): void {
  const won = pairMode(pairs.won, variables);
  const dollars = pairMode(pairs.dollars, variables);
  if (dollars !== null && dollars !== won) {
    throw new ConfigurationError(
      'TOSS_FOREIGN_CLIENT_KEY needs TOSS_CLIENT_KEY beside it, both of them test keys or both live ones.',
    );
  }
}
