import { withFullStyles } from '../client/fullStyles.ts';

/** The cards for the driver with their styles, which the guide's pages do not carry. */
export function loadDriver() {
  return withFullStyles(import('./driver.tsx'));
}
