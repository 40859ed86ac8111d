import { describe, expect, it } from 'vitest';
import { formatTypedDate, typedDate } from './typedDate.ts';

describe('SPEC 5: a typed date', () => {
  it.each(['12/01/2026', '12/1/2026', '2026/12/01', ' 2026/12/1 '])('is 2026-12-01 as %j', (text) => {
    expect(typedDate(text)).toBe('2026-12-01');
  });

  it.each(['', '13/01/2026', '02/30/2026', '2026-12-01', '1/1/26', '2026/13/01', '2026/12'])(
    'is invalid as %j',
    (text) => expect(typedDate(text)).toBeNull(),
  );

  it('is shown in the format of the language', () => {
    expect(formatTypedDate('2026-12-01', 'MM/DD/YYYY')).toBe('12/01/2026');
    expect(formatTypedDate('2026-12-01', 'YYYY/MM/DD')).toBe('2026/12/01');
  });
});
