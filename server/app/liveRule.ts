import { ConfigurationError } from '../platform/configurationError.ts';
import type { Environment } from './environment.ts';
import { checkNetwork } from './networkRule.ts';

/** A live product may use no sandbox and no unsafe setting (docs/product/environment.md#rules-for-a-live-site). */
export function checkLive(environment: Environment): void {
  if (!environment.SESSION_SECRET) {
    throw new ConfigurationError('SESSION_SECRET must be set when the product is live.');
  }
  if (environment.RATE_LIMITS === 'off') {
    throw new ConfigurationError('RATE_LIMITS must not be off when the product is live.');
  }
  if (environment.DESK_ORIGIN?.startsWith('http:')) {
    throw new ConfigurationError('DESK_ORIGIN must be an https address when the product is live.');
  }
  if (environment.MAP_TILES_URL?.startsWith('http:')) {
    throw new ConfigurationError('MAP_TILES_URL must be an https address when the product is live.');
  }
  if (!environment.OIDC_ISSUER.startsWith('https:')) {
    throw new ConfigurationError('OIDC_ISSUER must be an https address when the product is live.');
  }
  checkNetwork(environment);
  checkLiveMail(environment.SMTP_URL);
  if (environment.SANDBOX === 'allow') return;
  if (!environment.SMTP_URL) {
    throw new ConfigurationError('SMTP_URL must be set when the product is live (or SANDBOX=allow).');
  }
  if (!environment.TOSS_CLIENT_KEY) {
    throw new ConfigurationError('TOSS_CLIENT_KEY must be set when the product is live (or SANDBOX=allow).');
  }
  if (environment.TOSS_CLIENT_KEY.startsWith('test_')) {
    throw new ConfigurationError(
      'TOSS_CLIENT_KEY is a test key, which takes no money; the product is live (or SANDBOX=allow).',
    );
  }
  if (!environment.TOSS_API_URL.startsWith('https:')) {
    throw new ConfigurationError('TOSS_API_URL must be an https address when the product is live.');
  }
}

/**
 * Mails carry codes and links, so a live product never sends them in plain text. With requireTLS nodemailer refuses
 * to continue without STARTTLS; without it a network that strips STARTTLS can read everything.
 * @throws ConfigurationError
 */
function checkLiveMail(smtpUrl: string | undefined): void {
  if (!smtpUrl) return;
  const { protocol, searchParams } = new URL(smtpUrl);
  if (protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true') {
    throw new ConfigurationError(
      'SMTP_URL must be encrypted when the product is live: smtps://, or smtp:// with ?requireTLS=true for STARTTLS.',
    );
  }
  if (searchParams.has('secured') || (searchParams.get('tls.rejectUnauthorized') ?? 'true') !== 'true') {
    throw new ConfigurationError('SMTP_URL must not switch TLS or its checks off when the product is live.');
  }
}
