import type { Operation, Parameter } from './documentTypes.ts';

/**
 * Moves the parameters that several operations have to `components/parameters`, by their names. Where two differ under
 * one name, the one in more operations is shared.
 */
export function shareParameters(operations: readonly Operation[]): Record<string, Parameter> {
  const uses = new Map<string, number>();
  const own = operations.flatMap(({ parameters = [] }) => parameters).filter((one) => 'name' in one);
  for (const one of own) uses.set(JSON.stringify(one), (uses.get(JSON.stringify(one)) ?? 0) + 1);
  const shared = new Map<string, Parameter>();
  for (const one of own) {
    const count = uses.get(JSON.stringify(one)) ?? 0;
    const rival = shared.get(one.name);
    if (count > 1 && (!rival || count > (uses.get(JSON.stringify(rival)) ?? 0))) shared.set(one.name, one);
  }
  for (const operation of operations) {
    if (!operation.parameters) continue;
    operation.parameters = operation.parameters.map((one) =>
      'name' in one && JSON.stringify(shared.get(one.name)) === JSON.stringify(one)
        ? { $ref: `#/components/parameters/${one.name}` }
        : one,
    );
  }
  return Object.fromEntries(shared);
}
