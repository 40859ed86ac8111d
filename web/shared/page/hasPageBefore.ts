import { isRecord } from '../isRecord.ts';
/** Whether the history has an earlier page of this visit: the router stores an index in the history's state. */
export function hasPageBefore(): boolean {
  const state: unknown = history.state;
  return isRecord(state) && Number(state.idx) > 0;
}
