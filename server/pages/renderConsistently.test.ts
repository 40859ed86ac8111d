import { describe, expect, it } from 'vitest';
import type { GuideClient } from '../../web/app/entryServer.tsx';
import { renderConsistently } from './renderConsistently.ts';

/** A guide whose themes name its version; `publishes` says at which reads another version appears first. */
function guideAt(publishes: readonly number[]) {
  let version = 1;
  let reads = 0;
  const client: GuideClient = {
    async call() {
      reads += 1;
      if (publishes.includes(reads)) version += 1;
      // The page below reads nothing but the version.
      return version as never;
    },
    document: async () => '',
  };
  return { client, readVersion: async () => version, reads: () => reads };
}

const twoReads = async (client: GuideClient) => {
  const read = () => client.call('listThemes', { params: {}, query: { locale: 'en' } });
  return [await read(), await read()];
};

describe('Desk: a page of one version of the guide', () => {
  it('is rendered once while nothing is published', async () => {
    const { client, readVersion, reads } = guideAt([]);
    expect(await renderConsistently(client, readVersion, twoReads)).toEqual([1, 1]);
    expect(reads()).toBe(2);
  });

  it('is rendered again where a version was published between its data', async () => {
    const { client, readVersion, reads } = guideAt([2, 4]);
    expect(await renderConsistently(client, readVersion, twoReads)).toEqual([3, 3]);
    expect(reads()).toBe(6);
  });

  it('is refused where each attempt meets another version', async () => {
    const { client, readVersion } = guideAt(Array.from({ length: 40 }, (_, number) => number));
    await expect(renderConsistently(client, readVersion, twoReads)).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('is rendered without a look at the version where it has no data, and once where the database is away', async () => {
    const { client, reads } = guideAt([2]);
    const refuse = async () => {
      throw new Error('read');
    };
    expect(await renderConsistently(client, refuse, async () => 'no data')).toBe('no data');
    expect(await renderConsistently(client, async () => null, twoReads)).toEqual([1, 2]);
    expect(reads()).toBe(2);
  });
});
