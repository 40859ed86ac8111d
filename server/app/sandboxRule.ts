import { ConfigurationError } from '../platform/configurationError.ts';
import { isLoopback } from '../platform/transport.ts';

interface SandboxSettings {
  readonly HOST: string;
  readonly SANDBOX?: 'allow' | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly TOSS_CLIENT_KEY?: string | undefined;
}

/**
 * A sandbox shows codes and reset links to anyone, and accepts any address as a Google account, so it serves only
 * this machine unless the operator allows more. With real mails and payments, links to the product come from
 * PUBLIC_ORIGIN, never from the Host header, which the sender of a request chooses. A live product without Google's key
 * offers no sign-in with Google instead.
 * @throws ConfigurationError
 */
export function checkSandboxes(settings: SandboxSettings, isLive: boolean): void {
  const missing = (['SMTP_URL', 'GOOGLE_CLIENT_ID', 'TOSS_CLIENT_KEY'] as const).filter(
    (name) => !settings[name] && !(isLive && name === 'GOOGLE_CLIENT_ID'),
  );
  if (missing.length > 0 && settings.SANDBOX !== 'allow' && !isLoopback(settings.HOST)) {
    throw new ConfigurationError(
      `HOST ${settings.HOST} can be reached from other machines, and without ${missing.join(', ')} a sandbox shows everybody's codes and links: set ${missing.length === 1 ? 'it' : 'them'}, or HOST=127.0.0.1, or SANDBOX=allow for a trial.`,
    );
  }
  if (settings.PUBLIC_ORIGIN) return;
  const real = (['SMTP_URL', 'TOSS_CLIENT_KEY'] as const).find((name) => settings[name]);
  if (real) {
    throw new ConfigurationError(
      `PUBLIC_ORIGIN must be set beside ${real}: real mails and payments must not take their addresses from a request.`,
    );
  }
}
