import { describe, expect, it } from 'vitest';
import { createClusters } from './clusters.ts';

const spots = (...all: [id: number, x: number, y: number][]) => all.map(([id, x, y]) => ({ id, x, y }));
const clusterIds = (clusters: { members: { id: number }[] }[]) =>
  clusters.map(({ members }) => members.map(({ id }) => id));

describe('clusters of markers', () => {
  it('leaves distant markers alone', () => {
    expect(clusterIds(createClusters(spots([1, 0, 0], [2, 100, 0], [3, 0, 100]), 48))).toEqual([
      [1],
      [2],
      [3],
    ]);
  });

  it('joins near markers in their centre, in their original order', () => {
    const [near, far] = createClusters(spots([3, 20, 0], [9, 300, 0], [1, 0, 0], [2, 10, 30]), 48);
    expect(near?.members.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(near).toMatchObject({ x: 10, y: 10 });
    expect(far?.members).toHaveLength(1);
  });

  it('makes the same clusters from the same markers in another order', () => {
    const many = Array.from({ length: 120 }, (_, id) => ({ id, x: (id * 37) % 400, y: (id * 91) % 300 }));
    const memberSet = (entries: typeof many) =>
      createClusters(entries, 48)
        .map(({ members }) =>
          members
            .map(({ id }) => id)
            .toSorted((a, b) => a - b)
            .join(' '),
        )
        .toSorted();
    expect(memberSet(many.toReversed())).toEqual(memberSet(many));
  });

  it('loses no marker, and no two clusters overlap', () => {
    const many = Array.from({ length: 228 }, (_, id) => ({ id, x: (id * id) % 700, y: (id * 53) % 500 }));
    const clusters = createClusters(many, 48);
    expect(
      clusterIds(clusters)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(many.map(({ id }) => id));
    clusters.forEach((one, index) => {
      for (const other of clusters.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(48);
    });
  });

  it('joins markers at the same position into one cluster', () => {
    expect(clusterIds(createClusters(spots([1, 5, 5], [2, 5, 5]), 48))).toEqual([[1, 2]]);
    expect(createClusters([], 48)).toEqual([]);
  });
});
