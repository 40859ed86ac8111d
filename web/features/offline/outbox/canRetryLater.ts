import { CallFailure } from '../../../shared/client/client.ts';

/**
 * Whether a failed like or save may wait on the device: only in a browser without network. Otherwise the visitor learns
 * of the failure at once (docs/product/plans.md#leaving-and-saving).
 */
export function canRetryLater(error: unknown): boolean {
  return !navigator.onLine && error instanceof CallFailure && error.status === 0;
}
