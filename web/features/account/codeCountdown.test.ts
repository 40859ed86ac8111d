import { describe, expect, it } from 'vitest';
import { clockText, codeTimeLeft, onlyDigits } from './codeCountdown.ts';

describe('code countdown', () => {
  const sent = 1_700_000_000_000;

  it('SPEC 9: counts 180,000 ms from sending, after a reload too', () => {
    expect(codeTimeLeft(sent, sent)).toBe(180_000);
    expect(codeTimeLeft(sent, sent + 60_000)).toBe(120_000);
    expect(codeTimeLeft(sent, sent + 180_000)).toBe(0);
    expect(codeTimeLeft(sent, sent + 1e9)).toBe(0);
  });

  it('SPEC 4: shows at most three minutes after a clock was set back, and nothing without a time of sending', () => {
    expect(codeTimeLeft(sent, sent - 1e9)).toBe(180_000);
    expect(codeTimeLeft(null, sent)).toBe(0);
  });

  it('SPEC 2: shows minutes and seconds, and 0:00 only at the end', () => {
    expect([180_000, 179_999, 60_000, 59_001, 9_000, 1, 0].map(clockText)).toEqual([
      '3:00',
      '3:00',
      '1:00',
      '1:00',
      '0:09',
      '0:01',
      '0:00',
    ]);
  });

  it('SPEC 5: accepts digits only, pasted or from a Japanese keyboard', () => {
    expect(onlyDigits('123 456')).toBe('123456');
    expect(onlyDigits('１２３-４５６')).toBe('123456');
    expect(onlyDigits('code: 12a3')).toBe('123');
  });
});
