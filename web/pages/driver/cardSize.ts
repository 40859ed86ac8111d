/**
 * Font size of a name on the card, as CSS: as large as its lines allow in the window's width, at most 8rem, at least
 * readable at arm's length. Short names take one line, longer ones two or three; words are broken only if they cannot
 * fit.
 */
export function cardSize(name: string): string {
  const letters = [...name].length;
  const lines = letters <= 6 ? 1 : letters <= 16 ? 2 : 3;
  const longestWord = Math.max(...name.split(/\s+/).map((word) => [...word].length));
  const perLine = Math.max(Math.ceil(letters / lines), longestWord, 3);
  // A Hangul letter is about as wide as high; 86 leaves the margins.
  return `clamp(2rem, min(${Math.floor(860 / perLine) / 10}vw, 30vh), 8rem)`;
}
