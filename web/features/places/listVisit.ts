import type { HistoryEntry } from '../../shared/client/services.ts';
import { isRecord } from '../../shared/isRecord.ts';

/** The list visit that a history entry belongs to: the map has its own entry within the same visit. */
export function listVisit(entry: HistoryEntry | null): string {
  if (!entry) return '';
  const { key, state } = entry;
  return isRecord(state) && typeof state.listVisit === 'string' ? state.listVisit : key;
}

/** Navigation state for another history entry of the same visit. */
export function sameVisit(entry: HistoryEntry): object {
  return { ...(isRecord(entry.state) ? entry.state : {}), listVisit: listVisit(entry) };
}
