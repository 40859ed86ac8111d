import { emptyPlaceFields } from '../../../../contract/desk/emptyPlaceFields.ts';
import { tryStorage } from '../../../shared/client/tryStorage.ts';
import { isRecord } from '../../../shared/isRecord.ts';
import type { Changes } from './draftKeeper.ts';
import { fieldNames } from './fieldNames.ts';

const draftKey = (placeId: number) => `guideDraft.${placeId}`;

/** Whether a stored value has the type of a field's value: another release may have stored another type. */
function isLike(value: unknown, sample: unknown): boolean {
  if (sample === null || value === null) return value !== undefined;
  return typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
}

function isFields(value: unknown): value is Changes['after'] {
  if (!isRecord(value)) return false;
  const known: ReadonlySet<string> = new Set(fieldNames);
  return (
    Object.keys(value).every((name) => known.has(name)) &&
    fieldNames.every((name) => !(name in value) || isLike(value[name], emptyPlaceFields[name]))
  );
}

/** What this tab could not save of a place before it was reloaded. */
export function savedChanges(placeId: number): Changes | null {
  return tryStorage(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey(placeId)) ?? 'null');
    if (!isRecord(kept)) return null;
    const { before, after } = kept;
    return isFields(before) && isFields(after) ? { before, after } : null;
  });
}

/** Stores unsaved changes, so that they survive a reload; null removes them. */
export function keepChanges(placeId: number, changes: Changes | null): void {
  tryStorage(() => {
    if (changes) sessionStorage.setItem(draftKey(placeId), JSON.stringify(changes));
    else sessionStorage.removeItem(draftKey(placeId));
  });
}
