import type { LazyRouteFunction, RouteObject } from 'react-router';
import { withFullStyles } from '../client/fullStyles.ts';

/** The cards for the driver with their styles, which the guide's pages do not carry. */
export const driverScreens = {
  driverPlace: () => withFullStyles(import('./driverPlace.tsx')),
  driverPlan: () => withFullStyles(import('./driverPlan.tsx')),
} as const satisfies Record<string, LazyRouteFunction<RouteObject>>;
