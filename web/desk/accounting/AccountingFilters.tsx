import { accountBases, accountGroupings } from '../../../domain/accounting/accounts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DateField } from '../../shared/ui/DateField.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { todayInSeoul } from '../language/formats.ts';
import { type AccountingView, commonRanges } from './accountingView.ts';

interface AccountingFiltersProps {
  view: AccountingView;
  onChange: (view: AccountingView) => void;
}

/** The days that the accounts cover, and how they are counted. */
export function AccountingFilters({ view, onChange }: AccountingFiltersProps) {
  const { accounting } = useMessages();
  const ranges = commonRanges(todayInSeoul());
  // An incomplete date, or a first day after the last one, leaves the view as it is.
  const changeDays = (days: Partial<AccountingView>) => {
    const { from, to } = { ...view, ...days };
    if (from !== '' && to !== '' && from <= to) onChange({ ...view, from, to });
  };
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {(['today', 'thisMonth', 'lastMonth', 'thisYear'] as const).map((name) => (
          <Button key={name} variant="outline" onClick={() => onChange({ ...view, ...ranges[name] })}>
            {accounting.ranges[name]}
          </Button>
        ))}
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-2 md:grid-cols-4">
        <DateField
          label={accounting.from}
          name="from"
          value={view.from}
          max={view.to}
          onChange={(from) => changeDays({ from })}
        />
        <DateField
          label={accounting.to}
          name="to"
          value={view.to}
          min={view.from}
          onChange={(to) => changeDays({ to })}
        />
        <SelectField
          label={accounting.basis}
          name="basis"
          value={view.basis}
          options={accountBases.map((value) => ({ value, label: accounting.bases[value] }))}
          onChange={(basis) => onChange({ ...view, basis })}
        />
        <SelectField
          label={accounting.grouping}
          name="grouping"
          value={view.grouping}
          options={accountGroupings.map((value) => ({ value, label: accounting.groupings[value] }))}
          onChange={(grouping) => onChange({ ...view, grouping })}
        />
      </div>
    </div>
  );
}
