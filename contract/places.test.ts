import { describe, expect, it } from 'vitest';
import { checkDateSchema } from './places.ts';

describe('the date of a check', () => {
  it.each(['2026', '2026-13', '2026-1', '2026-10-32', 'October 2026'])('rejects %s', (text) => {
    expect(checkDateSchema.safeParse(text).success).toBe(false);
  });
});
