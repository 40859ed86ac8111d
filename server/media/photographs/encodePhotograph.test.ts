import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../platform/problem.ts';
import { encodePhotograph } from './encodePhotograph.ts';
import { testPhotograph } from './testing/testPhotographs.ts';

const storedWidths = async (wanted: Parameters<typeof testPhotograph>[0]) =>
  (await encodePhotograph(await testPhotograph(wanted))).sizes.map(
    ({ width, format }) => `${width}.${format}`,
  );

async function catchFault(bytes: Buffer): Promise<string> {
  const error: unknown = await encodePhotograph(bytes).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProblemError)) throw new Error(`no ProblemError: ${String(error)}`);
  expect([error.status, error.errors[0]?.field]).toEqual([400, 'photograph']);
  return error.errors[0]?.code ?? '';
}

describe('the sizes of a photograph', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads %s', async (format) => {
    const { width, height, sizes } = await encodePhotograph(await testPhotograph({ format }));
    expect([width, height]).toEqual([640, 480]);
    for (const size of sizes) {
      const { format: stored, width: own } = await sharp(size.bytes).metadata();
      expect([stored, own]).toEqual([size.format === 'jpg' ? 'jpeg' : 'webp', size.width]);
    }
  });

  it('never enlarges, and makes a JPEG of 1200 by 630 for link previews', async () => {
    expect(await storedWidths({ width: 2000, height: 1500 })).toEqual([
      '400.webp',
      '800.webp',
      '1600.webp',
      '1200.jpg',
    ]);
    expect(await storedWidths({ width: 1000, height: 1500 })).toEqual([
      '400.webp',
      '800.webp',
      '1000.webp',
      '1200.jpg',
    ]);
    expect(await storedWidths({ width: 320, height: 240 })).toEqual(['320.webp', '1200.jpg']);
    const { sizes } = await encodePhotograph(await testPhotograph());
    const preview = await sharp(sizes.at(-1)?.bytes).metadata();
    expect([preview.width, preview.height]).toEqual([1200, 630]);
  });

  it('drops all metadata: owner, position, orientation and profile', async () => {
    const original = await testPhotograph({ orientation: 6 });
    expect(original.includes('Kim Owner')).toBe(true);
    const { sizes } = await encodePhotograph(original);
    for (const { bytes } of sizes) {
      expect(bytes.includes('Kim Owner')).toBe(false);
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    }
  });

  it('turns a photograph upright, whole', async () => {
    const { width, height, sizes } = await encodePhotograph(await testPhotograph({ orientation: 6 }));
    expect([width, height]).toEqual([480, 640]);
    const { data, info } = await sharp(sizes[0]?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([400, 533]);
    // Turned by 90 degrees, the red corner is on the upper right.
    const isRed = (x: number) => {
      const at = (20 * info.width + x) * info.channels;
      return (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 80;
    };
    expect([isRed(20), isRed(380)]).toEqual([false, true]);
  });

  it('puts transparent parts on white', async () => {
    const clear = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { sizes } = await encodePhotograph(clear);
    const data = await sharp(sizes[0]?.bytes).raw().toBuffer();
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('names what is wrong with an upload', async () => {
    const jpeg = await testPhotograph();
    expect(await catchFault(Buffer.alloc(0))).toBe('empty');
    expect(await catchFault(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('notAPhotograph');
    expect(await catchFault(Buffer.from('GIF89a'))).toBe('notAPhotograph');
    expect(await catchFault(jpeg.subarray(0, jpeg.length / 2))).toBe('broken');
    expect(await catchFault(await testPhotograph({ width: 319, height: 480 }))).toBe('tooSmall');
    expect(await catchFault(await testPhotograph({ width: 1300, height: 320 }))).toBe('tooLong');
    // A header that promises 30,000 by 30,000 pixels.
    const bomb = Buffer.from(await testPhotograph({ format: 'png' }));
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    expect(['broken', 'tooLarge']).toContain(await catchFault(bomb));
  });
});
