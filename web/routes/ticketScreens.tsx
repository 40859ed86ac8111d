import type { LazyRouteFunction, RouteObject } from 'react-router';
import { withFullStyles } from '../client/fullStyles.ts';

/** The screens of the ticket by their files; the other pages need not carry these names. */
export const ticketScreens = {
  payment: () => withFullStyles(import('./payment.tsx')),
  success: () => withFullStyles(import('./success.tsx')),
  fail: () => withFullStyles(import('./fail.tsx')),
  tickets: () => withFullStyles(import('./tickets.tsx')),
  ticket: () => withFullStyles(import('./ticket.tsx')),
  ticketCheck: () => withFullStyles(import('./ticketCheck.tsx')),
} as const satisfies Record<string, LazyRouteFunction<RouteObject>>;
