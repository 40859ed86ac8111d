import { type DraftStorage, DraftStore } from './DraftStore.ts';

/** No storage: what is held is gone with the page. */
const nowhere: DraftStorage = { read: () => null, write: () => undefined, remove: () => undefined };

/**
 * The passwords typed in step 3, in the memory of the open page only: reading the terms and coming back loses
 * nothing, a reload forgets them, and nothing of them is ever stored.
 */
export const typedPasswords = new DraftStore(nowhere, () => ({ password: '', repeat: '', wasTyped: false }));

/** How far the fields of step 3 were revealed in the open page; after a reload they follow the passwords again (SPEC 4). */
export const revealed = new DraftStore(nowhere, () => ({ reached: 0 }));
