import { HeldDraft } from './HeldDraft.ts';

/**
 * The passwords typed in step 3, in the memory of the open page only: reading the terms and coming back loses
 * nothing, a reload forgets them, and nothing of them is ever stored.
 */
export const typedPasswords = new HeldDraft(
  { read: () => null, write: () => undefined, remove: () => undefined },
  () => ({ password: '', repeat: '', wasTyped: false }),
);
