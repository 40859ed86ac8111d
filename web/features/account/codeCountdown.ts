import { codeScreenTime } from '../../../domain/accounts/accountRules.ts';

/**
 * Time left of a code (ms), between 0 and its full lifetime: a clock that was set back does not extend it. Without a
 * time of sending nothing is left.
 */
export function codeTimeLeft(sentAt: number | null, now: number): number {
  return sentAt === null ? 0 : Math.min(codeScreenTime, Math.max(0, sentAt + codeScreenTime - now));
}

/** 3:00, 2:59, ... 0:00; a started second counts, so that 0:00 is the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The digits of the typed or pasted text, full-width digits included (docs/product/accounts.md#fields). */
export function onlyDigits(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
