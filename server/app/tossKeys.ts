import { ConfigurationError } from '../platform/configurationError.ts';

const names = { client: 'TOSS_CLIENT_KEY', secret: 'TOSS_SECRET_KEY' } as const;
/** Keys of the payment widget, and keys of the single APIs, which look alike but do not work with the widget. */
const widgetKey = { client: /^(test|live)_gck_\w+$/, secret: /^(test|live)_gsk_\w+$/ };
const singleKey = { client: /^(test|live)_ck_/, secret: /^(test|live)_sk_/ };

/** Whether a key is for live or for test payments. */
function modeOf(kind: keyof typeof names, key: string): string {
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

/**
 * Toss Payments issues a pair of keys for each kind of product and each mode, and rejects mixed ones only at the
 * first payment, so they are checked here.
 * @throws ConfigurationError, which repeats no key
 */
export function checkTossKeys(clientKey: string | undefined, secretKey: string | undefined): void {
  if (!clientKey && !secretKey) return;
  if (!clientKey || !secretKey) {
    throw new ConfigurationError('TOSS_CLIENT_KEY and TOSS_SECRET_KEY belong together.');
  }
  if (modeOf('client', clientKey) !== modeOf('secret', secretKey)) {
    throw new ConfigurationError(
      'TOSS_CLIENT_KEY and TOSS_SECRET_KEY must both be test keys or both live ones.',
    );
  }
}
