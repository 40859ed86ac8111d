import { z } from 'zod';
import {
  type SaleTermsFields,
  saleTermsFieldNames,
  saleTermsFieldsSchema,
} from '../../../contract/desk/saleTermsFields.ts';
import { refundPercentsWith } from '../../../domain/tickets/orderTerms.ts';
import { toAmount, toMinor } from '../../../domain/tickets/price.ts';
import { type SaleTerms, specTerms } from '../../../domain/tickets/saleTerms.ts';
import type { Settings } from '../../desk/settings/watchSettings.ts';

/** The terms of sale now. */
export interface CurrentTerms {
  readonly terms: SaleTerms;
  /** The first day of these terms; null for those of SPEC. */
  readonly since: string | null;
}

export type ReadSaleTerms = () => CurrentTerms;

/** The fields of some terms. The dollar price is in dollars, not in cents. */
export const saleTermsFields = ({ refundPercents, dollarPrice, ...terms }: SaleTerms): SaleTermsFields => ({
  price: terms.price,
  overtimePrice: terms.overtimePrice,
  dollarPrice: dollarPrice === null ? null : toAmount(dollarPrice, 'USD'),
  changeHours: terms.changeHours,
  tenDaysBefore: refundPercents.tenDaysBefore,
  sevenDaysBefore: refundPercents.sevenDaysBefore,
  threeDaysBefore: refundPercents.threeDaysBefore,
  oneDayBefore: refundPercents.oneDayBefore,
  sameDay: refundPercents.sameDay,
});

const storedSchema = z.record(z.string(), z.unknown());
const defaultFields = saleTermsFields(specTerms);

/** Reads stored fields. A field that another release stored in another form gets its default. */
export function storedSaleTerms(stored: unknown): SaleTermsFields {
  const { data = {} } = storedSchema.safeParse(stored);
  const read = saleTermsFieldsSchema.partial();
  const entries = saleTermsFieldNames.flatMap((field) => {
    const one = read.safeParse({ [field]: data[field] });
    return one.success ? [one.data] : [];
  });
  return Object.assign({}, defaultFields, ...entries);
}

function toSaleTerms({
  price,
  overtimePrice,
  dollarPrice,
  changeHours,
  ...percents
}: SaleTermsFields): SaleTerms {
  return {
    ...{ price, overtimePrice, changeHours },
    dollarPrice: dollarPrice === null ? null : toMinor(dollarPrice, 'USD'),
    refundPercents: refundPercentsWith(percents),
  };
}

/** The terms of sale of a process that watches the settings. */
export function createSaleTermsSource(settings: Pick<Settings, 'current'>): ReadSaleTerms {
  let read: { readonly id: number; readonly current: CurrentTerms } | null = null;
  return () => {
    const version = settings.current('saleTerms');
    if (!version) return { terms: specTerms, since: null };
    if (read?.id !== version.id) {
      const terms = toSaleTerms(storedSaleTerms(version.fields));
      read = { id: version.id, current: { terms, since: version.fromDay } };
    }
    return read.current;
  };
}
