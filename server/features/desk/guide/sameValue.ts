/** A value as text that does not depend on the order of its keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => [key, canonical(one)])
    .sort();
}

/** Whether two values of a field are the same, whichever way they came: from a file, the database or a browser. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify([canonical(one)]) === JSON.stringify([canonical(other)]);
}
