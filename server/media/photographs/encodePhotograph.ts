import {
  leastPhotographSize,
  mostPhotographRatio,
  type PhotographFault,
} from '../../../contract/desk/photographRules.ts';
import { largestWidthOf, widthsOf } from '../../../contract/photographs.ts';
import { ProblemError } from '../../platform/problem.ts';

export interface PhotographSize {
  readonly width: number;
  readonly format: 'webp' | 'jpg';
  readonly bytes: Buffer;
}

export interface EncodedPhotograph {
  /** Of the original, turned upright. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly PhotographSize[];
}

/** Pixels of the largest original, those of the best telephones; checked before anything is decoded. */
const mostPixels = 60_000_000;
/** Longest time of one step (s). */
const longestStep = 30;
/** Beside a photograph that is not as wide as a link preview: the sand of the pages. */
const sand = '#fbfaf6';

/** A 400 that names the fault; `rule` says in English what the photograph must be. */
export function refusedPhotograph(fault: PhotographFault, rule: string): ProblemError {
  return new ProblemError('invalidRequest', `photograph: ${rule}`, [
    { field: 'photograph', code: fault, message: rule },
  ]);
}

/** The four formats by their first bytes: libvips would read many more, SVG and PDF among them. */
function isPhotograph(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 32)))
  );
}

/** Loaded on first use: most processes never need it. One thread, and nothing kept from one photograph to the next. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Makes the sizes of a photograph: upright, in sRGB, without any metadata (EXIF, position, XMP, profiles), never enlarged
 * and never cropped.
 * @throws ProblemError 'invalidRequest' naming the fault
 */
export async function encodePhotograph(original: Buffer): Promise<EncodedPhotograph> {
  if (original.length === 0) throw refusedPhotograph('empty', 'has no bytes');
  if (!isPhotograph(original)) throw refusedPhotograph('notAPhotograph', 'is not JPEG, PNG, WebP or AVIF');
  const sharp = await loadSharp();
  // As strict as can be but for warnings, which good cameras cause too.
  const input = { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true } as const;
  const { width, height } = await sharp(original, input)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(refuse);
  assertSize(width, height);
  const { data, info } = await sharp(original, input)
    .timeout({ seconds: longestStep })
    .autoOrient()
    .resize({ width: largestWidthOf(width) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: PhotographSize[] = [];
  for (const size of widthsOf(info.width)) {
    const bytes = await sharp(data, { raw }).resize({ width: size }).webp({ quality: 78 }).toBuffer();
    sizes.push({ width: size, format: 'webp', bytes });
  }
  const preview = await sharp(data, { raw })
    .resize({ width: 1200, height: 630, fit: 'contain', background: sand })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { width, height, sizes: [...sizes, { width: 1200, format: 'jpg', bytes: preview }] };
}

/** libvips rejects with plain errors whatever is wrong with the bytes. */
function refuse(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  if (reason.includes('pixel limit')) throw tooLarge();
  throw refusedPhotograph('broken', `cannot be read: ${reason.split('\n')[0]}`);
}

const tooLarge = () =>
  refusedPhotograph('tooLarge', `has more than ${mostPixels / 1_000_000} million pixels`);

function assertSize(width: number, height: number): void {
  if (width * height > mostPixels) throw tooLarge();
  const least = leastPhotographSize;
  if (width < least.width || height < least.height)
    throw refusedPhotograph('tooSmall', `is smaller than ${least.width} by ${least.height} pixels`);
  if (Math.max(width, height) > mostPhotographRatio * Math.min(width, height))
    throw refusedPhotograph('tooLong', `is more than ${mostPhotographRatio} times as long as it is wide`);
}
