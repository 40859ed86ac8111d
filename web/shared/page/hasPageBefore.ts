/** Whether a page of this visit lies before the one shown: the router counts them in the history's own state. */
export function hasPageBefore(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
