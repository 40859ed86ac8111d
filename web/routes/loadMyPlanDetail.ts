import { withFullStyles } from '../client/fullStyles.ts';

/** The trip plan screen with its styles, which the guide's pages do not carry. */
export function loadMyPlanDetail() {
  return withFullStyles(import('./myPlanDetail.tsx'));
}
