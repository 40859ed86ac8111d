import type { Page } from '@playwright/test';

/*
 * A font whose letters are solid boxes, built here: texts take the same space, and pictures of them are the same, whatever fonts
 * the machine has. Its letters are wider than those of most phones, and on the narrowest screens wider still.
 */

const unitsPerEm = 1000;
const [ascent, descent] = [930, 240];

/** Widths as in DejaVu Sans. A height of 0 draws nothing. Glyph 0 would stand for letters that the font lacks; there are none. */
const glyphs = [
  { width: 0, boldWidth: 0, height: 0 },
  { width: 1000, boldWidth: 1000, height: 800 },
  { width: 320, boldWidth: 350, height: 0 },
  { width: 340, boldWidth: 390, height: 600 },
  { width: 610, boldWidth: 670, height: 600 },
] as const;
const [wide, space, narrow, letter] = [1, 2, 3, 4];
const narrowLetters = "!'(),./:;I[\\]`fijlrt{|}·‘’";
const wideLetters = '%@MWmw';

function findGlyph(code: number): number {
  const character = String.fromCodePoint(code);
  if (/\s/.test(character)) return space;
  if (narrowLetters.includes(character)) return narrow;
  return wideLetters.includes(character) || (code >= 0x300 && code < 0x2000) || code >= 0x2070
    ? wide
    : letter;
}

type NumberSize = 1 | 2 | 4;

/** Big-endian integers, each row with its size in bytes. */
function integers(...rows: [size: NumberSize, ...values: number[]][]): Buffer {
  const encode = (size: NumberSize, value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(value | 0);
    return bytes.subarray(4 - size);
  };
  return Buffer.concat(rows.flatMap(([size, ...values]) => values.map((value) => encode(size, value))));
}

/** A rectangle on the baseline, with a gap on both sides. */
function outline(width: number, height: number): Buffer {
  if (height === 0) return Buffer.alloc(0);
  const [left, right] = [40, width - 40];
  const bounds = [left, 0, right, height];
  const [lastPoint, instructions, onCurve] = [3, 0, 1];
  return integers(
    [2, 1, ...bounds, lastPoint, instructions],
    [1, onCurve, onCurve, onCurve, onCurve],
    // The points as differences, first all x, then all y.
    [2, left, 0, right - left, 0],
    [2, 0, height, 0, -height],
  );
}

/** The ranges of characters that share a glyph, in cmap format 13 (many characters to one glyph). */
function characterMap(): Buffer {
  const ranges: [first: number, last: number, glyph: number][] = [];
  for (let code = 0x20; code <= 0x2070; code += 1) {
    const [latest] = ranges.slice(-1);
    const glyph = findGlyph(code);
    if (latest?.[2] === glyph) latest[1] = code;
    else ranges.push([code, code, glyph]);
  }
  ranges.push([0x2071, 0x10ffff, wide]);
  const subtable = integers(
    [2, 13, 0],
    [4, 16 + 12 * ranges.length, 0, ranges.length],
    [4, ...ranges.flat()],
  );
  return Buffer.concat([integers([2, 0, 1, 3, 10], [4, 12]), subtable]);
}

/** A TrueType font; the bold one has higher boxes. */
function boxFont(weight: 'regular' | 'bold'): Buffer {
  const shapes = glyphs.map(({ width, boldWidth, height }) =>
    weight === 'bold' ? { width: boldWidth, height: height * 1.15 } : { width, height },
  );
  const outlines = shapes.map(({ width, height }) => outline(width, height));
  const widest = Math.max(...shapes.map(({ width }) => width));
  const bounds = [0, -descent, widest, ascent];
  const zeros = (count: number) => Array<number>(count).fill(0);
  const starts = outlines.map((_, index) =>
    outlines.slice(0, index).reduce((sum, { length }) => sum + length, 0),
  );
  const outlineData = Buffer.concat(outlines);
  const tables: Record<string, Buffer> = {
    'OS/2': integers(
      [2, 0, 600, weight === 'bold' ? 700 : 400, 5, ...zeros(12)],
      [1, ...zeros(10)],
      [4, ...zeros(5)],
      [2, 0x40, 0x20, 0xffff, ascent, -descent, 0, ascent, descent],
    ),
    cmap: characterMap(),
    glyf: outlineData,
    head: integers(
      [4, 0x10000, 0x10000, 0, 0x5f0f3cf5],
      [2, 0, unitsPerEm],
      [4, ...zeros(4)],
      [2, ...bounds, 0, 6, 2, 0, 0],
    ),
    hhea: integers(
      [4, 0x10000],
      [2, ascent, -descent, 0, widest, 0, 0, widest, 1, ...zeros(7), glyphs.length],
    ),
    hmtx: integers([2, ...shapes.flatMap(({ width, height }) => [width, height === 0 ? 0 : 40])]),
    loca: integers([2, ...[...starts, outlineData.length].map((start) => start / 2)]),
    maxp: integers([4, 0x10000], [2, glyphs.length, 4, 1, 0, 0, 2, ...zeros(8)]),
    name: integers([2, 0, 0, 6]),
    post: integers([4, 0x30000, ...zeros(7)]),
  };
  const names = Object.keys(tables);
  let start = 12 + 16 * names.length;
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [name, table] of Object.entries(tables)) {
    entries.push(Buffer.from(name, 'latin1'), integers([4, 0, start, table.length]));
    bodies.push(table, Buffer.alloc(-table.length & 3));
    start += table.length + (-table.length & 3);
  }
  // Ten tables; the three numbers after their count are for a binary search.
  return Buffer.concat([integers([4, 0x10000], [2, names.length, 128, 3, 32]), ...entries, ...bodies]);
}

/** Makes all documents that the page opens from now on draw their texts as boxes. */
export async function drawTextAsBoxes(page: Page): Promise<void> {
  const fonts = (['regular', 'bold'] as const).map((weight) => boxFont(weight).toString('base64'));
  await page.addInitScript((sources) => {
    for (const [index, source] of sources.entries()) {
      const data = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
      document.fonts.add(new FontFace('Boxes', data, { weight: index === 0 ? '100 500' : '501 900' }));
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { font-family: Boxes !important } @media (width <= 320px) { * { letter-spacing: 0.03em !important } }',
    );
    document.adoptedStyleSheets.push(sheet);
  }, fonts);
}
