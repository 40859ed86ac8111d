import type { saleTermsApi } from '../../../contract/desk/saleTerms.ts';
import { toAmount } from '../../../domain/tickets/price.ts';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import { type SettingDeps, settingHandlers } from '../../desk/settings/settingHandlers.ts';
import type { DeskFeature } from '../../http/feature.ts';
import type { RouteHandlers } from '../../http/requestContext.ts';
import type { OfferedMethod } from '../../providers/payments.ts';
import { saleTermsFields, storedSaleTerms } from './saleTermsSource.ts';

interface SaleTermsDeps extends SettingDeps {
  /** The ways to pay that the environment sets. */
  readonly methods: readonly OfferedMethod[];
}

/** The terms of sale at the desk. */
export function openSaleTerms(deps: SaleTermsDeps): DeskFeature<RouteHandlers<typeof saleTermsApi>> {
  const { read, change, withdraw } = settingHandlers(deps, 'saleTerms', storedSaleTerms);
  return {
    deskHandlers: {
      getSaleTerms: async () => ({
        ...(await read()),
        defaults: saleTermsFields(specTerms),
        dollarMethods: deps.methods
          .filter(({ currency }) => currency === 'USD')
          .map(({ method, amount }) => ({ method, price: toAmount(amount, 'USD') })),
      }),
      changeSaleTerms: change,
      withdrawSaleTerms: withdraw,
    },
  };
}
