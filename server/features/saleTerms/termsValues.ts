import { documentsDate } from '../../../domain/accounts/accountRules.ts';
import { settableSteps } from '../../../domain/tickets/orderTerms.ts';
import { percentage } from '../../../domain/tickets/price.ts';
import type { CurrentTerms } from './saleTermsSource.ts';

const grouped = (won: number) => won.toLocaleString('en-US');

/** The values of the terms of sale in the terms and conditions; the same in every language. */
export function termsValues({ terms, since }: CurrentTerms): Readonly<Record<string, string>> {
  const { price, overtimePrice, changeHours, refundPercents } = terms;
  return {
    price: grouped(price),
    overtimePrice: grouped(overtimePrice),
    changeHours: String(changeHours),
    termsSince: since ?? documentsDate,
    ...Object.fromEntries(
      (['withinDayOfBuying', ...settableSteps] as const).flatMap((step) => [
        [`${step}Percent`, String(refundPercents[step])],
        [`${step}Refund`, grouped(percentage(price, refundPercents[step]))],
      ]),
    ),
  };
}
