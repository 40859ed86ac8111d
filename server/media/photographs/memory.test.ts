import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { maxMegapixels, type PhotographKind } from '../../../domain/places/photographRules.ts';
import { killRunning, startCommand } from '../../testing/startProcess.ts';
import { encodePhotograph } from './encodePhotograph.ts';
import { deepAvif, deepPng, losslessWebp, progressiveJpeg } from './testing/largestPhotographs.ts';

/** Highest memory use of a process that encodes one photograph (MB). A pod has 1 GiB, of which the server takes a third. */
const maxPeak = 500;

type Size = Parameters<typeof losslessWebp>[0];

interface Largest {
  readonly name: PhotographKind;
  /** @param stored the real size of the pixels, if only the header has `size`; the kinds that are written fast ignore it */
  readonly write: (size: Size, stored?: Size) => Buffer | Promise<Buffer>;
}

/** The photographs of each kind that take most memory. */
const largest: readonly Largest[] = [
  { name: 'jpeg', write: (size) => progressiveJpeg(size, 3) },
  { name: 'cmykJpeg', write: (size) => progressiveJpeg(size, 4) },
  { name: 'png', write: (size, stored) => deepPng(size, false, stored) },
  { name: 'interlacedPng', write: (size, stored) => deepPng(size, true, stored) },
  { name: 'webp', write: losslessWebp },
  { name: 'avif', write: deepAvif },
];
const kinds = largest.map((kind) => ({ ...kind, megapixels: maxMegapixels[kind.name] }));

/** A size of 4 by 3 with the maximum number of pixels, plus some rows. */
function imageSize(megapixels: number, rows = 0): Size {
  const width = Math.floor(Math.sqrt((megapixels * 1_000_000 * 4) / 3));
  return { width, height: Math.floor((megapixels * 1_000_000) / width) + rows };
}

describe('memory of photographs', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'solbada-photographs-'));
  });
  afterAll(async () => {
    await killRunning();
    await rm(folder, { recursive: true });
  });

  it('knows the worst photograph of every kind', () => {
    expect(kinds.map(({ name }) => name).sort()).toEqual(Object.keys(maxMegapixels).sort());
  });

  it.skipIf(process.platform !== 'linux').each(kinds)(
    'takes less than 500 MB to encode the worst $name of $megapixels million pixels (needs /proc)',
    { timeout: 120_000 },
    async ({ name, write, megapixels }) => {
      const size = imageSize(megapixels);
      const file = path.join(folder, name);
      await writeFile(file, await write(size));
      const script = path.join(import.meta.dirname, 'testing/encodeAndMeasure.ts');
      const encoding = startCommand(process.execPath, [script, file]);
      expect(await encoding.ended, encoding.err()).toBe(0);
      const { peak, ...encoded } = z
        .object({ width: z.int(), height: z.int(), peak: z.number() })
        .parse(JSON.parse(encoding.out()));
      expect(encoded).toEqual(size);
      expect(peak).toBeLessThan(maxPeak);
    },
  );

  it.each(kinds)('rejects a $name of more than $megapixels million pixels', async ({ write, megapixels }) => {
    // A large header is enough to be refused; writing that many pixels would take seconds.
    const bytes = await write(imageSize(megapixels, 1), { width: 64, height: 48 });
    await expect(encodePhotograph(bytes)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(`more than ${megapixels} million pixels`),
      errors: [{ field: 'photograph', code: 'tooLarge' }],
    });
  });
});
