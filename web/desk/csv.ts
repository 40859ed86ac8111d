/**
 * A spreadsheet runs a cell that begins with one of these characters as a formula; after an apostrophe it is text. Excel
 * also accepts the full-width forms. A line feed at the start is stripped by some programs before they look.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

function escapeFormula(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

/** Quotes a cell by RFC 4180. Spreadsheets in some regions separate cells by semicolons, so those are quoted too. */
function quoted(cell: string): string {
  return /[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Rows as CSV (RFC 4180), with the byte order mark by which Excel recognises UTF-8. Numbers stay numbers. Every CSV of the
 * product is written here.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(escapeFormula(cell)))).join(','),
  );
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** The columns of a table: the header of each, and the function that returns its cell for a line. */
export type CsvColumns<Line> = readonly (readonly [string, (line: Line) => string | number])[];

/** A table as CSV, with its headers first. */
export const tableCsv = <Line>(columns: CsvColumns<Line>, lines: readonly Line[]): string =>
  toCsv([
    columns.map(([name]) => name),
    ...lines.map((line) => columns.map(([, cellValue]) => cellValue(line))),
  ]);
