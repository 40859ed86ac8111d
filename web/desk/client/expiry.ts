import { Store } from '../../shared/Store.ts';

/** Whether the session has ended while its screens are open; they then ask for a new sign-in in place. */
export const sessionExpiry = new Store(false);
