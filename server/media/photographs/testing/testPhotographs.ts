import sharp from 'sharp';

interface Wanted {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif';
  /** EXIF's orientation: 6 is turned by 90 degrees. */
  readonly orientation?: number;
  /** Another seed gives another photograph. */
  readonly seed?: number;
}

/** A photograph as cameras write it, with a position, an owner and a profile in its metadata. */
export function testPhotograph({
  width = 640,
  height = 480,
  format = 'jpeg',
  orientation,
  seed = 0,
}: Wanted = {}): Promise<Buffer> {
  const colour = { r: (seed * 37) % 256, g: (seed * 101) % 256, b: 120 };
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: testMark(width, height), left: 0, top: 0 }])
    .withExif({
      IFD0: { Copyright: 'Kim Owner', Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 48/1 0/1' },
    })
    .withIccProfile('p3')
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toFormat(format)
    .toBuffer();
}

/** A red corner on the upper left, by which a test sees which side is up. */
const testMark = (width: number, height: number) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width / 4}" height="${height / 4}" fill="red"/></svg>`,
  );
