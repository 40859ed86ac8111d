import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import toTraditional from 'opencc-js/dict/STCharacters';
import toSimplified from 'opencc-js/dict/TSCharacters';
import taiwan from 'opencc-js/dict/TWVariants';

/** The characters of one of OpenCC's tables, each with its usual other form. */
function decodeTable(table: string): ReadonlyMap<string, string> {
  return new Map(
    table.split('|').map((line) => {
      const [character = '', form = character] = line.split(' ');
      return [character, form];
    }),
  );
}

const simplified = decodeTable(toSimplified);
const old = decodeTable(japanese);

/** The characters of a two-byte encoding whose first byte is in a range. */
function charactersIn(encoding: string, [first, last]: [number, number], second = 0x40): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const rows = Array.from({ length: last - first + 1 }, (_, row) => first + row);
  const cells = Array.from({ length: 0xff - second }, (_, cell) => second + cell);
  return new Set(rows.flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell)))));
}

/** The part of Big5 with the 5,401 characters in common use. */
const common = charactersIn('big5', [0xa4, 0xc6]);
/** GB 2312; the label stands for GBK, which has more below 0xa1. */
const mainland = charactersIn('gb2312', [0xb0, 0xf7], 0xa1);

/**
 * Characters that no text for Taiwan may contain: Simplified ones, and forms for which Taiwan uses another one. 台 and 里 also
 * have other forms, but are in common use.
 */
export const neverInTaiwan: ReadonlySet<string> = new Set([
  ...[...decodeTable(toTraditional).keys()].filter((character) => !common.has(character)),
  ...decodeTable(taiwan).keys(),
]);
/** Characters that no Simplified text may contain: Traditional ones. */
export const neverSimplified: ReadonlySet<string> = new Set(
  [...simplified.keys()].filter((character) => !mainland.has(character)),
);

/** The characters that people in Taiwan and Japan type: Big5 and JIS X 0208. */
const typed = new Set([...charactersIn('big5', [0xa4, 0xf9]), ...charactersIn('euc-jp', [0xb0, 0xf4], 0xa1)]);

/** The Simplified form of each Traditional and Japanese character that has another one. */
export function simplifiedForms(): Map<string, string> {
  const found = new Map(simplified);
  for (const [character, traditional] of old) {
    // A form that only Japan has simplified replaces its old form.
    if (simplified.has(character)) continue;
    if (simplified.has(traditional)) found.set(character, found.get(traditional) ?? character);
    else found.set(traditional, character);
  }
  const standardForm = (character: string): string => {
    const form = found.get(character) ?? character;
    return form === character ? form : standardForm(form);
  };
  const characters = [...found.keys()].filter((character) => typed.has(character));
  return new Map(
    characters
      .map((character) => [character, standardForm(character)] as const)
      .filter(([character, form]) => form !== character && form.length === 1),
  );
}
