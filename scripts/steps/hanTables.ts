import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import toTraditional from 'opencc-js/dict/STCharacters';
import toSimplified from 'opencc-js/dict/TSCharacters';
import taiwan from 'opencc-js/dict/TWVariants';

/** The characters of one of OpenCC's tables, each with its forms, the usual one first. */
function tableOf(table: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    table.split('|').map((line) => {
      const [character = '', ...forms] = line.split(' ');
      return [character, forms];
    }),
  );
}

const simplified = tableOf(toSimplified);
const old = tableOf(japanese);

/** Characters that one script never uses: OpenCC gives them other forms only. */
function neverKept(table: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  return new Set([...table].flatMap(([character, forms]) => (forms.includes(character) ? [] : [character])));
}

/** In no Traditional text of Taiwan: Simplified characters, and forms that Taiwan writes otherwise. */
export const neverInTaiwan = new Set([...neverKept(tableOf(toTraditional)), ...neverKept(tableOf(taiwan))]);
/** In no Simplified text. */
export const neverSimplified = neverKept(simplified);

/** What Big5 and JIS X 0208 have: the characters that people in Taiwan and Japan type. */
const typed = new Set(
  (['big5', 'euc-jp'] as const).flatMap((encoding) => {
    const decoder = new TextDecoder(encoding);
    const rows = Array.from({ length: 126 }, (_, row) => row + 0x81);
    const cells = Array.from({ length: 191 }, (_, cell) => cell + 0x40);
    return rows.flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))));
  }),
);

/** The Simplified form of each Traditional and Japanese character that has another one. */
export function simplifiedForms(): Map<string, string> {
  const found = new Map([...simplified].map(([character, [form = character]]) => [character, form]));
  for (const [character, [traditional = character]] of old) {
    // What only Japan has simplified takes the place of its old form.
    if (simplified.has(character)) continue;
    if (simplified.has(traditional)) found.set(character, found.get(traditional) ?? character);
    else found.set(traditional, character);
  }
  const formOf = (character: string): string => {
    const form = found.get(character) ?? character;
    return form === character ? form : formOf(form);
  };
  const characters = [...found.keys()].filter((character) => typed.has(character));
  return new Map(
    characters
      .map((character) => [character, formOf(character)] as const)
      .filter(([character, form]) => form !== character && form.length === 1),
  );
}
