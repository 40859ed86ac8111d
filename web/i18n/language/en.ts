import type { WordLoaders } from '../messages.ts';
import { en as shell } from '../shell/en.ts';

/** English: the words of every page, and where those of its parts are. */
export const en: WordLoaders<'en'> = {
  shell: async () => ({ en: shell }),
  home: () => import('../home/en.ts'),
  list: () => import('../list/en.ts'),
  place: () => import('../place/en.ts'),
  plan: () => import('../plan/en.ts'),
  account: () => import('../account/en.ts'),
  support: () => import('../support/en.ts'),
  signUp: () => import('../signUp/en.ts'),
  driver: () => import('../driver/en.ts'),
  ticket: () => import('../ticket/en.ts'),
};
