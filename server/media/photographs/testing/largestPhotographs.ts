import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/*
 * Small files of one colour that take a decoder as much memory as their kind can. They are written by hand where an encoder
 * takes long, or never chooses what takes most memory.
 */

interface Size {
  readonly width: number;
  readonly height: number;
}

const marker = (code: number, ...content: number[]) => [
  0xff,
  code,
  ...[content.length + 2].flatMap(twoBytes),
  ...content,
];
const twoBytes = (value: number) => [value >> 8, value & 0xff];

/**
 * A progressive JPEG without subsampling: the decoder keeps two bytes for each pixel of each component. It has a single
 * scan, in which each block is one bit.
 */
export function progressiveJpeg({ width, height }: Size, components: 3 | 4): Buffer {
  const numbers = Array.from({ length: components }, (_, index) => index + 1);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const head = [
    ...[0xff, 0xd8],
    ...marker(0xdb, 0, ...Array<number>(64).fill(1)),
    ...marker(
      0xc2,
      8,
      ...twoBytes(height),
      ...twoBytes(width),
      components,
      ...numbers.flatMap((number) => [number, 0x11, 0]),
    ),
    // The code 0 means a difference of zero.
    ...marker(0xc4, 0, 1, ...Array<number>(15).fill(0), 0),
    ...marker(0xda, components, ...numbers.flatMap((number) => [number, 0]), 0, 0, 0),
  ];
  return Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(Math.ceil((blocks * components) / 8)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The sizes of Adam7's seven passes. */
function passes({ width, height }: Size): Size[] {
  const starts = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return starts.map(([x, y, right, down]) => ({
    width: Math.ceil((width - x) / right),
    height: Math.ceil((height - y) / down),
  }));
}

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/**
 * A PNG of 16 bits a channel, with transparency. An interlaced one is decoded as a whole: eight bytes for each pixel.
 * @param stored the real size of the pixels, if only the header has `size`
 */
export function deepPng({ width, height }: Size, isInterlaced: boolean, stored = { width, height }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, isInterlaced ? 1 : 0], 8);
  const bytes = (isInterlaced ? passes(stored) : [stored]).reduce(
    (sum, pass) => sum + pass.height * (1 + pass.width * 8),
    0,
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A lossless WebP: four bytes for each pixel. Each code has one symbol, so that a pixel takes no bit. */
export function losslessWebp({ width, height }: Size): Buffer {
  let bits = 0n;
  let length = 0n;
  const put = (value: number, count: number) => {
    bits |= BigInt(value) << length;
    length += BigInt(count);
  };
  put(0x2f, 8);
  put(width - 1, 14);
  put(height - 1, 14);
  // Transparency, version, no transform, no colour cache, no further codes.
  put(1, 1);
  put(0, 3);
  put(0, 3);
  // Five codes of one symbol, 0, which is written in one bit.
  for (let code = 0; code < 5; code += 1) put(0b0001, 4);
  const content = Buffer.alloc(32);
  for (let at = 0; at < content.length; at += 1) content[at] = Number((bits >> BigInt(at * 8)) & 0xffn);
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0', 'latin1');
  head.writeUInt32LE(content.length + 12, 4);
  head.writeUInt32LE(content.length, 16);
  return Buffer.concat([head, content]);
}

/** An AVIF of 12 bits a channel, with transparency and without subsampling. */
export async function deepAvif({ width, height }: Size, stored = { width, height }): Promise<Buffer> {
  const bytes = await sharp({
    create: { ...stored, channels: 4, background: { r: 90, g: 120, b: 150, alpha: 0.5 } },
  })
    .avif({ quality: 30, effort: 0, chromaSubsampling: '4:4:4', bitdepth: 12 })
    .toBuffer();
  // The size in each box `ispe`, after its version and flags.
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 1)) {
    bytes.writeUInt32BE(width, at + 8);
    bytes.writeUInt32BE(height, at + 12);
  }
  return bytes;
}
