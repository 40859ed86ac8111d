import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('The desk: CSV', () => {
  it('begins with the byte order mark and ends each row with CRLF', () => {
    expect(
      toCsv([
        ['날짜', 'Name'],
        ['2026-12-24', '김기사'],
      ]),
    ).toBe('\ufeff날짜,Name\r\n2026-12-24,김기사\r\n');
  });

  it('quotes commas, quotation marks and line breaks', () => {
    expect(toCsv([['a,b', 'say "hello"', 'two\nlines', 'plain']])).toBe(
      '\ufeff"a,b","say ""hello""","two\nlines",plain\r\n',
    );
  });

  it('quotes semicolons, which separate cells in some regions', () => {
    expect(toCsv([['gate 2; =1+1', 'plain']])).toBe('\ufeff"gate 2; =1+1",plain\r\n');
  });

  it.each(['=1+1', '+82 10', '-1', '@SUM(A1)', '＝1+1', '＋82 10', '－1', '＠SUM(A1)', '\tx', '\rx', '\nx'])(
    'writes %j as text, not as a formula',
    (cell) => {
      expect(toCsv([[cell]])).toMatch(/^\ufeff"?'/);
    },
  );

  it('defuses a formula before quoting it', () => {
    expect(toCsv([['=HYPERLINK("a","b")']])).toBe('\ufeff"\'=HYPERLINK(""a"",""b"")"\r\n');
  });

  it('leaves numbers as numbers', () => {
    expect(toCsv([[-5, 0, 5000]])).toBe('\ufeff-5,0,5000\r\n');
  });
});
