import { z } from 'zod';

/** What the comparison reads of V8's heap snapshot: its nodes, a fixed number of fields each. */
const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      // The type of the first field is an enumeration, of which each node has the index.
      node_types: z.tuple([z.array(z.string())], z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
  strings: z.array(z.string()),
});

interface HeapShare {
  readonly count: number;
  readonly bytes: number;
}

/** The name of these nodes is their content, or chance: only their type tells them apart. */
const unnamed = new Set(['string', 'concatenated string', 'sliced string', 'number', 'bigint', 'regexp']);

/** The nodes of a heap snapshot (its JSON) by type and name: an object's name is its constructor. */
export function heapByConstructor(json: string): Map<string, HeapShare> {
  const { snapshot, nodes, strings } = snapshotSchema.parse(JSON.parse(json));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  if (type === undefined || name === undefined || size === undefined || Math.min(type, name, size) < 0)
    throw new Error(`A heap snapshot with the fields ${fields.join(', ')}`);
  const shares = new Map<string, HeapShare>();
  for (let node = 0; node < nodes.length; node += fields.length) {
    const typeName = types[0][nodes[node + type] ?? -1] ?? 'unknown';
    const key = unnamed.has(typeName) ? typeName : `${typeName} ${strings[nodes[node + name] ?? -1]}`.trim();
    const { count, bytes } = shares.get(key) ?? { count: 0, bytes: 0 };
    shares.set(key, { count: count + 1, bytes: bytes + (nodes[node + size] ?? 0) });
  }
  return shares;
}

/** How much of each kind a later heap has more than an earlier one, the largest growth in bytes first. */
export function heapGrowth(
  earlier: ReadonlyMap<string, HeapShare>,
  later: ReadonlyMap<string, HeapShare>,
): (HeapShare & { readonly kind: string })[] {
  return [...later]
    .map(([kind, { count, bytes }]) => {
      const before = earlier.get(kind) ?? { count: 0, bytes: 0 };
      return { kind, count: count - before.count, bytes: bytes - before.bytes };
    })
    .toSorted((one, other) => other.bytes - one.bytes);
}
