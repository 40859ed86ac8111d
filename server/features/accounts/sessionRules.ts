/** How long sessions of accounts live, and what a refresh token is worth. */
import { isAlive } from '../../platform/clock.ts';

/** Cookies live 14 days; an unused session ends with them (docs/product/accounts.md#api-sign-in-and-sessions). */
export const sessionLife = 14 * 24 * 3_600_000;
/** Absolute lifetime of a session, even an active one (OWASP ASVS 7.3.2). */
const maxSessionLife = 90 * 24 * 3_600_000;
/** A second tab may present the same token within 10 s, once (docs/product/accounts.md#api-sign-in-and-sessions). */
const sharedFor = 10_000;

/** When a session that is used now ends, unless it is used again. */
export const sessionEnd = (openedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + sessionLife, openedAt.getTime() + maxSessionLife));

/** How long a sign-in proves who uses the session, where no password can be asked for (ms). */
const recentSignInLife = 10 * 60_000;

/** Whether a session was opened so recently that its user need not sign in again for a change. */
export const isRecentSignIn = (openedAt: Date, now: Date): boolean =>
  isAlive(new Date(openedAt.getTime() + recentSignInLife), now, recentSignInLife);

interface KnownToken {
  readonly used_at: Date | null;
  readonly shared_at: Date | null;
  /** When its session expires. */
  readonly expires_at: Date;
}

/**
 * What presenting a refresh token leads to:
 * - `ended`: its session has ended
 * - `reused`: it counts as stolen and ends its session (RFC 9700, section 4.14.2)
 * - `retry`: a third tab, which shares the cookies of the others and will send their new token
 * - `first`, `second`: the first use, and that of a second tab; both get the next token
 */
export function refreshOutcome(
  { used_at: usedAt, shared_at: sharedAt, expires_at: end }: KnownToken,
  now: Date,
): 'ended' | 'reused' | 'retry' | 'first' | 'second' {
  if (end <= now) return 'ended';
  if (usedAt === null) return 'first';
  if (now.getTime() - usedAt.getTime() > sharedFor) return 'reused';
  return sharedAt === null ? 'second' : 'retry';
}
