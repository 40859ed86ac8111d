import { ConfigurationError } from '../platform/configurationError.ts';

/** An address alone, or a name and an address in angle brackets. */
export const mailFrom = /^(?:[^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;

/**
 * Mails carry codes and links, so a live product never sends them in plain text. With requireTLS nodemailer refuses
 * to continue without STARTTLS; without it a network that strips STARTTLS can read everything.
 * @throws ConfigurationError
 */
export function checkLiveMail(smtpUrl: string | undefined): void {
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
