import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const figuresIn = (variables: Record<string, string>) => readConfiguration(variables).priceFigures;

describe('PRICE_FIGURE_*', () => {
  it('leaves the figures of SPEC 1 as they are, unless the operator sets another one or none', () => {
    expect(figuresIn({})).toEqual({});
    expect(figuresIn({ PRICE_FIGURE_EN: '' })).toEqual({});
    expect(
      figuresIn({
        PRICE_FIGURE_EN: 'US$22.00',
        PRICE_FIGURE_CN: 'none',
        PRICE_FIGURE_TW: 'NT$690',
        PRICE_FIGURE_JA: ' 3,300円 ',
      }),
    ).toEqual({ en: 'US$22.00', cn: '', tw: 'NT$690', ja: '3,300円' });
  });

  it.each(['about a lot', '<b>22</b>', '22; 23', 'US$22.00 or a little more'])('rejects %s', (text) => {
    expect(() => figuresIn({ PRICE_FIGURE_TW: text })).toThrow(
      'PRICE_FIGURE_TW is wrong: must be an amount with its currency, such as US$22.00, or none.',
    );
  });
});
