import type { WordLoaders } from '../messageParts.ts';
import { tw as shell } from './shell.ts';

/** Traditional Chinese: the messages of every page, and the modules with those of single parts. */
export const tw: WordLoaders<'tw'> = {
  shell: async () => ({ tw: shell }),
  home: () => import('./home.ts'),
  list: () => import('./list.ts'),
  hours: () => import('./hours.ts'),
  place: () => import('./place.ts'),
  placeReport: () => import('./placeReport.ts'),
  plan: () => import('./plan.ts'),
  planAdvice: () => import('./planAdvice.ts'),
  planTrip: () => import('./planTrip.ts'),
  planShare: () => import('./planShare.ts'),
  account: () => import('./account.ts'),
  support: () => import('./support.ts'),
  tourTaxi: () => import('./tourTaxi.ts'),
  accessibility: () => import('./accessibility.ts'),
  signUp: () => import('./signUp.ts'),
  driver: () => import('./driver.ts'),
  talk: () => import('./talk.ts'),
  ticket: () => import('./ticket.ts'),
  ticketChange: () => import('./ticketChange.ts'),
  linkedTicket: () => import('./linkedTicket.ts'),
  offline: () => import('./offline.ts'),
  outbox: () => import('./outbox.ts'),
};
