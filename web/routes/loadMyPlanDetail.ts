import { loadFullStyles } from '../client/fullStyles.ts';

/** The trip plan screen with its styles, which the guide's pages do not carry. */
export async function loadMyPlanDetail() {
  const [screen] = await Promise.all([import('./myPlanDetail.tsx'), loadFullStyles()]);
  return screen;
}
