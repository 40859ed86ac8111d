import { maxPhotographBytes } from '../../../../domain/places/photographRules.ts';
import { testPhotograph } from './testPhotographs.ts';

export interface BrokenPhotograph {
  readonly what: string;
  readonly bytes: Buffer;
  readonly type: string;
  /** The expected status. */
  readonly status: 400 | 413 | 415;
}

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;

/** First bytes of files that are no photographs, whatever they are called. */
const others: Readonly<Record<string, string>> = {
  zip: 'PK\x03\x04\x14\0\0\0\x08\0',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect/></svg>',
  gif: 'GIF89a\x10\x27\x10\x27\xf7\0\0',
  html: '<!doctype html><script>alert(1)</script>',
  pdf: '%PDF-1.7\n1 0 obj',
  tiff: 'II*\0\x08\0\0\0',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  text: 'no photograph',
};

/** Broken uploads of every kind; each run yields the same ones. */
export async function* brokenPhotographs(count: number): AsyncGenerator<BrokenPhotograph> {
  const good = new Map<string, Buffer>();
  for (const format of formats) good.set(format, await testPhotograph({ width: 900, height: 700, format }));
  const wholePhotograph = (format: string) => good.get(format) ?? Buffer.alloc(0);
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let number = 0; number < count; number += 1) {
    const format = formats[random(formats.length)] ?? 'jpeg';
    const type = `image/${format}`;
    switch (number % 7) {
      case 0: {
        const whole = wholePhotograph(format);
        const bytes = whole.subarray(0, 16 + random(Math.floor(whole.length * 0.8) - 16));
        yield { what: `${format} cut to ${bytes.length} bytes`, bytes, type, status: 400 };
        break;
      }
      case 1: {
        // Only PNG carries checksums: elsewhere another byte is often another photograph.
        const bytes = Buffer.from(wholePhotograph('png'));
        for (let flips = 0; flips < 8; flips += 1) {
          const at = 8 + random(bytes.length - 20);
          bytes[at] = (bytes[at] ?? 0) ^ (1 + random(255));
        }
        // One flip at least in the header, which every reader checks.
        bytes[20] = (bytes[20] ?? 0) ^ 0x55;
        yield { what: `png with flipped bytes ${number}`, bytes, type: 'image/png', status: 400 };
        break;
      }
      case 2: {
        const names = Object.keys(others);
        const name = names[random(names.length)] ?? 'zip';
        const bytes = Buffer.concat([
          Buffer.from(others[name] ?? '', 'latin1'),
          Buffer.alloc(random(50_000), random(256)),
        ]);
        yield { what: `${name} called ${type}`, bytes, type, status: 400 };
        break;
      }
      case 3:
        yield sizeBomb(number, wholePhotograph('jpeg'), wholePhotograph('png'));
        break;
      case 4: {
        const bytes = Buffer.from(Array.from({ length: 1 + random(4_000) }, () => random(256)));
        yield { what: `random bytes ${number}`, bytes, type, status: 400 };
        break;
      }
      case 5: {
        const foreign = ['image/gif', 'image/svg+xml', 'text/html', 'application/zip'][random(4)] ?? '';
        yield { what: `${foreign} ${number}`, bytes: wholePhotograph(format), type: foreign, status: 415 };
        break;
      }
      default: {
        const isLarge = number % 4 === 0;
        const bytes = isLarge
          ? Buffer.concat([wholePhotograph('jpeg'), Buffer.alloc(maxPhotographBytes)])
          : Buffer.alloc(0);
        yield { what: isLarge ? '21 MB' : 'no bytes', bytes, type, status: isLarge ? 413 : 400 };
      }
    }
  }
}

/** A small file whose header promises billions of pixels. */
function sizeBomb(number: number, jpeg: Buffer, png: Buffer): BrokenPhotograph {
  const side = 20_000 + (number % 40) * 1_000;
  if (number % 2 === 0) {
    const bytes = Buffer.from(png);
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
    return { what: `png of ${side} pixels`, bytes, type: 'image/png', status: 400 };
  }
  const bytes = Buffer.from(jpeg);
  // The frame's header: marker, length, precision, height, width.
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && /c[0-2]/.test((bytes[at + 1] ?? 0).toString(16)),
  );
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return { what: `jpeg of ${side} pixels`, bytes, type: 'image/jpeg', status: 400 };
}
