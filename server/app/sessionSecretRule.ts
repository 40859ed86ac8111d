/** Words of placeholders and passwords; a random text of 64 characters contains one of them once in millions. */
const placeholderWords =
  /change|secret|password|placeholder|example|replace|default|sample|session|qwerty|letmein|character/;

const minDifferentCharacters = 8;

/** Whether the text repeats its own beginning, as `aaaa` and `abc1abc1abc` do. */
function isPeriodic(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period += 1)
    if (text.startsWith(text.slice(period))) return true;
  return false;
}

/** Whether most characters follow their neighbour in order, as in `abcdef` and `987654`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? 0)) <= 1);
  return steps.length > text.length / 2;
}

/** Whether the secret can be guessed: a placeholder, a repeated pattern, few distinct characters. */
export function isPoorSecret(secret: string): boolean {
  const plain = secret.toLowerCase();
  return (
    placeholderWords.test(plain.replace(/[^a-z]/g, '')) ||
    new Set(plain).size < minDifferentCharacters ||
    isPeriodic(plain) ||
    isSequence(plain)
  );
}
