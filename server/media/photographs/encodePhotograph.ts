import type { Metadata } from 'sharp';
import { limitToMaxWidth, storedWidths } from '../../../contract/photographs.ts';
import {
  maxMegapixels,
  maxPhotographRatio,
  minPhotographSize,
  type PhotographFault,
  type PhotographKind,
} from '../../../domain/places/photographRules.ts';
import { ProblemError } from '../../platform/problem.ts';

export interface PhotographSize {
  readonly width: number;
  readonly format: 'webp' | 'jpg';
  readonly bytes: Buffer;
}

export interface EncodedPhotograph {
  /** The size of the original, turned upright. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly PhotographSize[];
}

/** Maximum time of one step of libvips. */
const maxStepSeconds = 30;
/** The colour beside a photograph that is narrower than a link preview: the sand colour of the pages. */
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
  // The header alone; how many pixels are too many depends on the kind.
  const metadata = await sharp(original, { failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch(refuse);
  const { width, height } = metadata.autoOrient;
  assertSize(width, height, photographKind(metadata));
  // As strict as possible, but tolerates warnings, which photographs of good cameras cause too.
  const { data, info } = await sharp(original, {
    failOn: 'error',
    limitInputPixels: width * height,
    sequentialRead: true,
  })
    .timeout({ seconds: maxStepSeconds })
    .autoOrient()
    .resize({ width: limitToMaxWidth(width) })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sizes: PhotographSize[] = [];
  for (const size of storedWidths(info.width)) {
    const bytes = await sharp(data, { raw }).resize({ width: size }).webp({ quality: 78 }).toBuffer();
    sizes.push({ width: size, format: 'webp', bytes });
  }
  const preview = await sharp(data, { raw })
    .resize({ width: 1200, height: 630, fit: 'contain', background: sand })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { width, height, sizes: [...sizes, { width: 1200, format: 'jpg', bytes: preview }] };
}

/** libvips rejects with the same plain error class, whatever is wrong with the bytes. */
function refuse(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw refusedPhotograph('broken', `cannot be read: ${reason.split('\n')[0]}`);
}

/**
 * The kind of a photograph, which determines the memory that decoding takes for each pixel: an interlaced PNG is decoded as
 * a whole, a CMYK JPEG may keep four components, and an AVIF is decoded in several copies.
 */
function photographKind({ format, isProgressive, space }: Metadata): PhotographKind {
  if (format === 'jpeg') return space === 'cmyk' ? 'cmykJpeg' : 'jpeg';
  if (format === 'png') return isProgressive ? 'interlacedPng' : 'png';
  return format === 'webp' ? 'webp' : 'avif';
}

const kindNames: Record<PhotographKind, string> = {
  jpeg: 'JPEG',
  cmykJpeg: 'JPEG in CMYK',
  png: 'PNG',
  interlacedPng: 'interlaced PNG',
  webp: 'WebP',
  avif: 'AVIF',
};

function assertSize(width: number, height: number, kind: PhotographKind): void {
  const megapixels = maxMegapixels[kind];
  if (width * height > megapixels * 1_000_000)
    throw refusedPhotograph('tooLarge', `is ${kindNames[kind]} of more than ${megapixels} million pixels`);
  const min = minPhotographSize;
  if (width < min.width || height < min.height)
    throw refusedPhotograph('tooSmall', `is smaller than ${min.width} by ${min.height} pixels`);
  if (Math.max(width, height) > maxPhotographRatio * Math.min(width, height))
    throw refusedPhotograph('tooLong', `is more than ${maxPhotographRatio} times as long as it is wide`);
}
