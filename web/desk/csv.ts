/** A spreadsheet would run a cell that begins so as a formula; after an apostrophe it is text. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** A cell by RFC 4180. */
function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Rows as CSV (RFC 4180), with the byte order mark by which Excel recognises UTF-8. Numbers stay numbers. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(harmless(cell)))).join(','),
  );
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}
