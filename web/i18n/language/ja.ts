import type { WordLoaders } from '../messages.ts';
import { ja as shell } from '../shell/ja.ts';

/** Japanese: the words of every page, and where those of its parts are. */
export const ja: WordLoaders<'ja'> = {
  shell: async () => ({ ja: shell }),
  home: () => import('../home/ja.ts'),
  list: () => import('../list/ja.ts'),
  place: () => import('../place/ja.ts'),
  plan: () => import('../plan/ja.ts'),
  account: () => import('../account/ja.ts'),
  support: () => import('../support/ja.ts'),
  signUp: () => import('../signUp/ja.ts'),
  driver: () => import('../driver/ja.ts'),
  ticket: () => import('../ticket/ja.ts'),
};
