import { advice, type Finding, missing, ok } from './finding.ts';

/** The settings that the doctor checks. They have passed the checks of a start. */
export interface CheckedSettings {
  readonly isLive: boolean;
  readonly allowsSandboxes: boolean;
  readonly publicOrigin: string | null;
  readonly trustProxy: unknown;
  readonly sessionSecret: string | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly google: object | null;
  readonly toss: { readonly clientKey: string } | null;
}

/** Checks everything that needs no network. */
export function checkSettings(settings: CheckedSettings): Finding[] {
  const { isLive, allowsSandboxes, trustProxy, mail, google, toss } = settings;
  return [
    isLive
      ? ok('The product is live.')
      : missing('LIVE is not set: without it the start does not refuse unsafe settings. Set LIVE=1.'),
    ...(isLive && allowsSandboxes
      ? [missing('SANDBOX=allow is set: sandboxes may answer instead of real providers. Remove it.')]
      : []),
    settings.publicOrigin
      ? ok(`Visitors come to ${settings.publicOrigin}.`)
      : missing('PUBLIC_ORIGIN is not set, for example https://guide.example.'),
    settings.sessionSecret
      ? ok('SESSION_SECRET is set.')
      : missing('SESSION_SECRET is not set. Make one with: openssl rand -base64 48'),
    trustProxy === 0
      ? missing('TRUST_PROXY is 0: behind Caddy, all visitors would share one limit. Set TRUST_PROXY=1.')
      : ok('TRUST_PROXY is set.'),
    mail.smtpUrl ? ok('SMTP_URL is set.') : missing('SMTP_URL is not set: no mail leaves this machine.'),
    mail.from.includes('solbada.example')
      ? missing('MAIL_FROM is still the example. Set it to an address of your domain.')
      : ok(`Mails come from ${mail.from}.`),
    toss ? checkTossKey(toss.clientKey) : missing('TOSS_CLIENT_KEY and TOSS_SECRET_KEY are not set.'),
    google
      ? ok('Google’s keys are set.')
      : advice('GOOGLE_CLIENT_ID is not set: visitors sign in by e-mail alone.'),
  ];
}

function checkTossKey(clientKey: string): Finding {
  return clientKey.startsWith('test_')
    ? missing('TOSS_CLIENT_KEY is a test key, which takes no money.')
    : ok('The keys of Toss Payments are for real payments.');
}
