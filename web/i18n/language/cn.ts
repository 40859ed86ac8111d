import type { WordLoaders } from '../messages.ts';
import { cn as shell } from '../shell/cn.ts';

/** Chinese: the words of every page, and where those of its parts are. */
export const cn: WordLoaders<'cn'> = {
  shell: async () => ({ cn: shell }),
  home: () => import('../home/cn.ts'),
  list: () => import('../list/cn.ts'),
  place: () => import('../place/cn.ts'),
  plan: () => import('../plan/cn.ts'),
  account: () => import('../account/cn.ts'),
  support: () => import('../support/cn.ts'),
  signUp: () => import('../signUp/cn.ts'),
  driver: () => import('../driver/cn.ts'),
  ticket: () => import('../ticket/cn.ts'),
};
