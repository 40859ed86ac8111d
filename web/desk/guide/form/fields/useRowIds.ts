import { useState } from 'react';

/** Identities of a list's rows, whose values have none: a row keeps what is typed in it when another one is removed. */
export function useRowIds(count: number): { ids: readonly number[]; remove: (index: number) => void } {
  const [rows, setRows] = useState({ ids: [...Array(count).keys()], next: count });
  const { ids, next } = rows;
  const missing = Math.max(0, count - ids.length);
  // Rows come and go by another editor's change, too.
  if (ids.length !== count) {
    const added = Array.from({ length: missing }, (_, index) => next + index);
    setRows({ ids: [...ids.slice(0, count), ...added], next: next + missing });
  }
  return {
    ids,
    remove: (index) => setRows({ ids: ids.filter((_, at) => at !== index), next }),
  };
}
