/** Crockford's base 32, which has no I, L, O and U. I and L are read as 1, and O as 0. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const misread: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Twice a value in the field of 32 elements. */
function double(value: number): number {
  const doubled = value << 1;
  return doubled > 31 ? doubled ^ 37 : doubled;
}

/**
 * The short number of an order as it is written, `SB-7K3M-92`; null for any other text. The database makes the numbers
 * (`create_order_number` of 0037_accounting.sql); the last character checks the others: one wrong character, or two
 * swapped ones, give no number.
 */
export function parseOrderNumber(text: string): string | null {
  const [, code] = /^(?:SB)?([0-9A-Z]{6})$/.exec(text.toUpperCase().replaceAll(/[\s-]/g, '')) ?? [];
  if (code === undefined) return null;
  const read = [...code].map((character) => misread[character] ?? character);
  const values = read.map((character) => characters.indexOf(character));
  if (values.includes(-1)) return null;
  const sum = values.reduce((checked, value, index) => (index === 0 ? value : double(checked) ^ value), 0);
  return sum === 0 ? `SB-${read.slice(0, 4).join('')}-${read.slice(4).join('')}` : null;
}
