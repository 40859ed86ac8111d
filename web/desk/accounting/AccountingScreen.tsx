import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Accounting } from '../../../contract/desk/accounting.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { downloadCsv } from '../downloadCsv.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { todayInSeoul } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { Facts } from '../ui/Facts.tsx';
import { useAddressSearch } from '../ui/useAddressSearch.ts';
import { AccountingFilters } from './AccountingFilters.tsx';
import { DriverTable, MoneyTable } from './AccountingTables.tsx';
import { driversCsv, moneyCsv } from './accountingCsv.ts';
import { type AccountingView, viewFromAddress } from './accountingView.ts';
import { DriverRates } from './DriverRates.tsx';
import { PaymentFees } from './PaymentFees.tsx';

/** What was sold, paid back and kept, and what drivers are owed. */
export function AccountingScreen() {
  const { accounting } = useMessages();
  const [search, setSearch] = useAddressSearch();
  const view = viewFromAddress(search, todayInSeoul());
  const found = useQuery({
    ...callQuery(useDeskClient(), 'getAccounting', { params: {}, query: view }),
    // Shows the previous accounts while another range loads.
    placeholderData: keepPreviousData,
  });
  return (
    <DeskPage title={accounting.title}>
      <AccountingFilters
        view={view}
        onChange={(changed) => setSearch({ ...changed }, { preventScrollReset: true })}
      />
      <QueryResult query={found} loading={<LoadingRows />}>
        {(loaded) => <Accounts accounts={loaded} view={view} isOutdated={found.isPlaceholderData} />}
      </QueryResult>
    </DeskPage>
  );
}

interface AccountsProps {
  accounts: Accounting;
  view: AccountingView;
  /** Whether these are still the accounts of the previous range, which must not be exported as those of the new one. */
  isOutdated: boolean;
}

function Accounts({ accounts, view, isOutdated }: AccountsProps) {
  const messages = useMessages();
  const { accounting } = messages;
  const days = `${view.from}_${view.to}`;
  return (
    <div className="grid gap-5">
      <Panel title={accounting.money}>
        <Totals totals={accounts.totals} />
        <p className="mt-2 mb-3 text-muted text-sm">{accounting.moneyNotes[view.basis]}</p>
        {accounts.money.length === 0 ? (
          <EmptyNote>{accounting.noMoney}</EmptyNote>
        ) : (
          <>
            <MoneyTable lines={accounts.money} />
            <Download
              isDisabled={isOutdated}
              onClick={() =>
                downloadCsv(moneyCsv(accounts, view, messages), `${accounting.moneyFile}_${days}.csv`)
              }
            />
          </>
        )}
      </Panel>
      <Panel title={accounting.drivers}>
        <p className="mb-3 text-muted text-sm">{accounting.driversNote}</p>
        {accounts.drivers.length === 0 ? (
          <EmptyNote>{accounting.noTours}</EmptyNote>
        ) : (
          <>
            <DriverTable lines={accounts.drivers} />
            <Download
              isDisabled={isOutdated}
              onClick={() =>
                downloadCsv(driversCsv(accounts, view, accounting), `${accounting.driversFile}_${days}.csv`)
              }
            />
          </>
        )}
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <PaymentFees fees={accounts.fees} />
        <DriverRates rates={accounts.rates} />
      </div>
    </div>
  );
}

function Download({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <div className="mt-3">
      <Button variant="outline" disabled={isDisabled} onClick={onClick}>
        {useMessages().accounting.csv}
      </Button>
    </div>
  );
}

/** The sums of each currency. */
function Totals({ totals }: { totals: Accounting['totals'] }) {
  const { columns } = useMessages().accounting;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {totals.map(({ currency, orders, sold, refunded, kept, fee }) => {
        const price = (amount: number) => formatPrice({ amount, currency });
        return (
          <section key={currency} aria-label={currency} className="rounded-md hairline p-4 tabular">
            <Facts
              facts={[
                [columns.currency, currency],
                [columns.orders, String(orders)],
                [columns.sold, price(sold)],
                [columns.refunded, price(refunded)],
                [columns.kept, <strong key="kept">{price(kept)}</strong>],
                [columns.fee, fee === null ? null : price(fee)],
              ]}
            />
          </section>
        );
      })}
    </div>
  );
}
