import { isPassword, isPersonName } from '../../../domain/accounts/accountRules.ts';

/** The stages of step 3 (docs/product/accounts.md#sign-up-by-email); each stage shows the ones before it too. */
export const stages = ['password', 'repeat', 'names', 'nickname', 'agreements'] as const;
export type Stage = (typeof stages)[number];
export const lastStage = stages.length - 1;

export interface Revealing {
  password: string;
  repeat: string;
  firstName: string;
  lastName: string;
  isNicknameFree: boolean;
}

/** Both are trimmed before they are compared (docs/product/accounts.md#fields). */
export function isRepeated(password: string, repeat: string): boolean {
  return repeat.trim() !== '' && password.trim() === repeat.trim();
}

/** Which stage the typed values reveal (docs/product/accounts.md#sign-up-by-email). */
export function revealedStage(typed: Revealing): number {
  const holds = [
    isPassword(typed.password),
    isRepeated(typed.password, typed.repeat),
    isPersonName(typed.firstName) && isPersonName(typed.lastName),
    typed.isNicknameFree,
  ];
  const open = holds.indexOf(false);
  return open === -1 ? lastStage : open;
}

/** Whether a stage is shown. A revealed stage stays: hiding fields during a correction would lose text. */
export function isRevealed(stage: Stage, reached: number): boolean {
  return stages.indexOf(stage) <= reached;
}

/**
 * When the sign-up button can be pressed; without both names the server would reject the request
 * (docs/product/accounts.md#fields).
 */
export function canSignUp(
  typed: Revealing,
  agreed: { termsChecked: boolean; privacyChecked: boolean },
): boolean {
  return revealedStage(typed) === lastStage && agreed.termsChecked && agreed.privacyChecked;
}
