import { codeTimer } from '../../../contract/accountRules.ts';

/**
 * What is left of a code's time (ms), between 0 and the whole of it: a clock that was set back does not lengthen it.
 * Without a moment of sending there is nothing left.
 */
export function timeLeft(sentAt: number | null, now: number): number {
  return sentAt === null ? 0 : Math.min(codeTimer, Math.max(0, sentAt + codeTimer - now));
}

/** 3:00, 2:59, ... 0:00; a second that has begun counts, so that 0:00 is the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The digits of what was typed or pasted, full-width ones as well; nothing else is left (SPEC 5). */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}
