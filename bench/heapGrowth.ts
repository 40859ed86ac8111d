import { z } from 'zod';

/** The part of V8's heap snapshot that the comparison reads: its nodes, each with a fixed number of fields. */
const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      // The first field is a node's type, as an index into this list of names.
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

/** Types whose nodes are counted together: their names are their content, or arbitrary. */
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

/** How much a later heap has grown over an earlier one, by kind of node, the largest growth in bytes first. */
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
