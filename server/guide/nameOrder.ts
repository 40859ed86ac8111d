import { htmlLang, type Language, type Translated } from '../../contract/languages.ts';

/**
 * Positions of names in the order of a language, from 1 (DESIGN 3). Computed here and stored, since the collations of
 * the two engines differ. Names that compare as equal share a position.
 */
export function nameOrder(names: readonly Translated[], language: Language): number[] {
  const collator = new Intl.Collator(htmlLang[language], { numeric: true });
  const sorted = names
    .map((name, index) => ({ text: name[language], index }))
    .sort((one, other) => collator.compare(one.text, other.text));
  const positions = new Array<number>(names.length).fill(0);
  let position = 0;
  let before: string | undefined;
  for (const { text, index } of sorted) {
    if (before === undefined || collator.compare(before, text) !== 0) position += 1;
    positions[index] = position;
    before = text;
  }
  return positions;
}
