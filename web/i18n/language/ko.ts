import type { WordLoaders } from '../messages.ts';
import { ko as shell } from '../shell/ko.ts';

/** Korean: the words of every page, and where those of its parts are. */
export const ko: WordLoaders<'ko'> = {
  shell: async () => ({ ko: shell }),
  home: () => import('../home/ko.ts'),
  list: () => import('../list/ko.ts'),
  place: () => import('../place/ko.ts'),
  plan: () => import('../plan/ko.ts'),
  account: () => import('../account/ko.ts'),
  support: () => import('../support/ko.ts'),
  signUp: () => import('../signUp/ko.ts'),
  driver: () => import('../driver/ko.ts'),
  ticket: () => import('../ticket/ko.ts'),
};
