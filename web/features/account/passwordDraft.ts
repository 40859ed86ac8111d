import { type DraftStorage, DraftStore } from './DraftStore.ts';

/** Not persisted: the values are lost with the page. */
const nowhere: DraftStorage = { read: () => null, write: () => undefined, remove: () => undefined };

/**
 * The passwords typed in step 3, in the memory of the open page only: they survive a visit to the terms, but not a
 * reload, and are never stored.
 */
export const passwordDraft = new DraftStore(nowhere, () => ({ password: '', repeat: '', wasTyped: false }));

/**
 * The stage that step 3 has revealed in the open page; after a reload it follows from the passwords again
 * (docs/product/accounts.md#sign-up-by-email).
 */
export const revealed = new DraftStore(nowhere, () => ({ reached: 0 }));
