import type { DeskDeps } from '../../../desk/deskDeps.ts';
import type { CloseSales } from '../../capacity/desk/closures.ts';
import type { OrderTransitions } from '../orderTransitions.ts';

/** What the desk's calls of a bad day need. */
export interface BadDayDeps extends DeskDeps {
  readonly transitions: OrderTransitions;
  readonly closeSales: CloseSales;
  /** Starts the calling off of tours, once the transaction is committed. */
  readonly wakeCallOffs: () => void;
}
