import { expect, it } from 'vitest';
import { heapByConstructor, heapGrowth } from './heapGrowth.ts';

type Node = readonly [type: number, name: string, size: number];

/** A heap snapshot as V8 writes it, with the fields in an order of our own. */
function snapshot(nodes: readonly Node[]): string {
  const strings = [...new Set(nodes.map(([, name]) => name))];
  return JSON.stringify({
    snapshot: {
      meta: {
        node_fields: ['type', 'name', 'id', 'self_size'],
        node_types: [['object', 'string'], 'string', 'number', 'number'],
      },
    },
    nodes: nodes.flatMap(([type, name, size], id) => [type, strings.indexOf(name), id, size]),
    edges: [],
    strings,
  });
}

it('lists what a heap gained by type and constructor, the largest first', () => {
  const earlier = snapshot([
    [0, 'Map', 100],
    [0, 'Order', 50],
  ]);
  const later = snapshot([
    [0, 'Map', 100],
    [0, 'Order', 50],
    [0, 'Order', 30],
    [0, 'Order', 30],
    [1, 'a text', 20],
    [1, 'another text', 20],
  ]);
  expect(heapGrowth(heapByConstructor(earlier), heapByConstructor(later))).toEqual([
    { kind: 'object Order', count: 2, bytes: 60 },
    { kind: 'string', count: 2, bytes: 40 },
    { kind: 'object Map', count: 0, bytes: 0 },
  ]);
});
