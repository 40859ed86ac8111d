import { z } from 'zod';
import type { Language } from '../../domain/languages.ts';
import type { PriceFigures } from '../../domain/tickets/price.ts';

const figure = z
  .string()
  .trim()
  .regex(
    /^(?:none|(?=.*\d)[\p{L}\p{Sc}\d.,' ]{1,24})$/u,
    'must be an amount with its currency, such as US$22.00, or none',
  )
  .optional();

/**
 * The figures that the payment screen shows beside the price in won, for readers of each language
 * (docs/product/payments.md#price).
 */
export const priceFigureVariables = {
  PRICE_FIGURE_EN: figure,
  PRICE_FIGURE_CN: figure,
  PRICE_FIGURE_TW: figure,
  PRICE_FIGURE_JA: figure,
};

type PriceFigureEnvironment = z.output<z.ZodObject<typeof priceFigureVariables>>;

/** The figures that the operator has set, by language; '' for `none`. */
export function readPriceFigures(environment: PriceFigureEnvironment): PriceFigures {
  const figures: Partial<Record<Language, string | undefined>> = {
    en: environment.PRICE_FIGURE_EN,
    cn: environment.PRICE_FIGURE_CN,
    tw: environment.PRICE_FIGURE_TW,
    ja: environment.PRICE_FIGURE_JA,
  };
  return Object.fromEntries(
    Object.entries(figures).flatMap(([language, text]) =>
      text === undefined ? [] : [[language, text === 'none' ? '' : text]],
    ),
  );
}
