/** A letter of Latin script is about half as wide as a Hangul syllable or a Chinese character. */
const textWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter < '\u0600' ? 0.55 : 1), 0);

/**
 * Font size of a sentence on a card, as CSS: in a few lines as large as the window allows, readable at arm's length, and
 * never so large that a word is cut. A line of Chinese or Japanese may end after any character.
 */
export function textSize(text: string): string {
  const width = textWidth(text);
  const lines = width <= 5 ? 1 : width <= 10 ? 2 : width <= 16 ? 3 : width <= 24 ? 4 : 5;
  const words = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) ? [] : text.split(' ');
  const perLine = Math.max(Math.ceil(width / lines) + 1, 4, ...words.map(textWidth));
  // 86 leaves the margins; in a low window the height decides.
  return `clamp(1.75rem, min(${Math.floor(860 / perLine) / 10}vw, 14vh), 6rem)`;
}
