import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { neverInTaiwan, neverSimplified } from '../../scripts/content/hanTables.ts';
import { toTraditional, wrongWordsIn } from '../../scripts/content/traditional.ts';

interface Source {
  file: string;
  text: string;
}

/** Every text of a language: the guide's, one by one, and the files of its messages, mails and documents. */
function findSources(language: 'cn' | 'tw'): Source[] {
  const field = new RegExp(`"${language}": ?"((?:[^"\\\\]|\\\\.)*)"`, 'g');
  const guide = ['content/themes.json', ...globSync('content/{places,pictures,map}/*.{json,geojson}')];
  const whole = globSync([
    `content/documents/*_${language}.md`,
    `web/messages/${language}/*.ts`,
    `server/mail/templates/${language}.ts`,
  ]);
  const read = (file: string) => readFileSync(file, 'utf8');
  return [
    ...guide.flatMap((file) => [...read(file).matchAll(field)].map(([, text = '']) => ({ file, text }))),
    ...whole.map((file) => ({ file, text: read(file) })),
  ];
}

/** The faults in the texts, each with its file. */
function faultsIn(sources: readonly Source[], find: (text: string) => readonly string[]): string[] {
  return sources.flatMap(({ file, text }) => find(text).map((fault) => `${file}: ${fault}`));
}

const findCharacters = (never: ReadonlySet<string>) => (text: string) =>
  [...text].filter((character) => never.has(character) && !inBoth.has(character));

/** 清麴酱 is the usual name of the dish in Simplified too. */
const inBoth = new Set(['麴']);

const simplified = findSources('cn');
const traditional = findSources('tw');

describe('DESIGN 3: Simplified and Traditional Chinese', () => {
  it('have the same texts', () => {
    expect(traditional.length).toBe(simplified.length);
    expect(traditional.length).toBeGreaterThan(1500);
  });

  it('keeps Simplified characters, and forms that Taiwan does not use, out of Traditional texts', () => {
    expect(faultsIn(traditional, findCharacters(neverInTaiwan))).toEqual([]);
  });

  it('keeps Traditional characters out of Simplified texts', () => {
    expect(faultsIn(simplified, findCharacters(neverSimplified))).toEqual([]);
  });

  it('uses the words of the term list and the quotation marks of Taiwan', () => {
    expect(faultsIn(traditional, wrongWordsIn)).toEqual([]);
    const guide = traditional.filter(({ file }) => !file.endsWith('.ts'));
    expect(faultsIn(guide, (text) => text.match(/[“”‘’]/g) ?? [])).toEqual([]);
  });
});

describe('the draft of a Traditional text', () => {
  it.each([
    ['出租车司机', '計程車司機'],
    ['注文津邑香湖里', '注文津邑香湖里'],
    ['啤酒店旁的酒店', '啤酒店旁的飯店'],
    ['“草堂”以北约500米', '「草堂」以北約500公尺'],
    ['从20世纪80年代起', '從1980年代起'],
    ['松林里的公交车站', '松林裡的公車站'],
    ['朴利秋的手冲咖啡', '朴利秋的手沖咖啡'],
  ])('turns %s into %s', (text, draft) => {
    expect(toTraditional(text)).toBe(draft);
  });
});
