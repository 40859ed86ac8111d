import { withFullStyles } from '../client/fullStyles.ts';

/** The page behind a plan's link with its styles, which the guide's pages do not carry. */
export function loadSharedPlan() {
  return withFullStyles(import('./sharedPlan.tsx'));
}
