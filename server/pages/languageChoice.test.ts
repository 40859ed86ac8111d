import { describe, expect, it } from 'vitest';
import { backAddress } from './languageChoice.ts';

describe('the return address after a language choice', () => {
  it('keeps the path and its filters, without the previous language', () => {
    expect(backAddress('/list?query=%EA%B2%BD%ED%8F%AC&lang=ja&sort=2')).toBe(
      '/list?query=%EA%B2%BD%ED%8F%AC&sort=2',
    );
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    '///evil.example/x',
  ])('stays on this origin: %s', (to) => {
    expect(new URL(backAddress(to), 'http://here.example').origin).toBe('http://here.example');
  });
});
