import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Driver } from '../../../contract/desk/drivers.ts';
import { phoneUrl } from '../../../domain/phone.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { ColumnHead } from '../ui/ColumnHead.tsx';
import { timeOffTexts } from './timeOffTexts.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const helper = createColumnHelper<typeof features, Driver>();

interface DriversTableProps {
  /** The query's own array, so that rows are rebuilt only when it changes. */
  drivers: Driver[];
  onChange: (driverId: number) => void;
  onLink: (driverId: number) => void;
  onEndLinks: (driverId: number) => void;
  onResetPin: (driverId: number) => void;
}

/** The drivers, sorted by name or by their tours; on a phone each is a card. */
export function DriversTable({ drivers, ...tasks }: DriversTableProps) {
  const { messages, language } = useDeskLanguage();
  const driversMessages = messages.drivers;
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('name', {
          header: driversMessages.name,
          sortFn: (one, other) => one.original.name.localeCompare(other.original.name, 'ko'),
          cell: ({ getValue }) => <span className="semibold">{getValue()}</span>,
        }),
        helper.accessor('phone', {
          header: driversMessages.phone,
          enableSorting: false,
          cell: ({ getValue }) => (
            <a href={phoneUrl(getValue())} className="whitespace-nowrap text-pine">
              {getValue()}
            </a>
          ),
        }),
        helper.accessor('car', { header: driversMessages.car, enableSorting: false }),
        helper.accessor('plate', { header: driversMessages.plate, enableSorting: false }),
        helper.accessor('isActive', {
          header: driversMessages.active,
          enableSorting: false,
          cell: ({ getValue }) =>
            getValue() ? (
              driversMessages.isActive
            ) : (
              <span className="text-muted">{driversMessages.inactive}</span>
            ),
        }),
        helper.accessor('recentTours', {
          header: driversMessages.tours,
          sortFn: (one, other) => one.original.recentTours - other.original.recentTours,
          sortDescFirst: false,
          cell: ({ getValue }) => <span className="tabular">{getValue()}</span>,
        }),
        helper.accessor((driver) => timeOffTexts(driver, driversMessages, language), {
          id: 'daysOff',
          header: driversMessages.daysOff,
          enableSorting: false,
          cell: ({ getValue }) => <DaysOff days={getValue()} />,
        }),
      ]),
    [driversMessages, language],
  );
  const table = useTable({
    features,
    columns,
    data: drivers,
    initialState: { sorting: [{ id: 'name', desc: false }] },
    enableSortingRemoval: false,
  });
  const sortBy = (column: string) => table.setSorting([{ id: column, desc: false }]);
  return (
    <>
      <div className="mb-3 md:hidden">
        <SelectField
          label={driversMessages.sortBy}
          name="sort"
          value={table.state.sorting[0]?.id === 'recentTours' ? 'recentTours' : 'name'}
          options={[
            { value: 'name', label: driversMessages.name },
            { value: 'recentTours', label: driversMessages.tours },
          ]}
          onChange={sortBy}
        />
      </div>
      <table className="desk-table">
        <caption className="sr-only">{driversMessages.title}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <ColumnHead
                  key={header.id}
                  sorted={header.column.getIsSorted()}
                  onSort={header.column.getCanSort() ? () => header.column.toggleSorting() : null}
                >
                  <table.FlexRender header={header} />
                </ColumnHead>
              ))}
              <th scope="col">{driversMessages.actions}</th>
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.original.id}>
              {row.getAllCells().map((cell) => {
                const { header } = cell.column.columnDef;
                return (
                  <td key={cell.id} data-column={typeof header === 'string' ? header : undefined}>
                    <table.FlexRender cell={cell} />
                  </td>
                );
              })}
              <td data-column={driversMessages.actions}>
                <RowActions driver={row.original} {...tasks} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-muted text-sm">
        {driversMessages.tours}: {driversMessages.toursHint}
      </p>
    </>
  );
}

/** The next days off; all of them are in the driver's form. */
function DaysOff({ days }: { days: readonly string[] }) {
  if (days.length === 0) return '–';
  const shown = days.slice(0, 2).join(', ');
  return days.length > 2 ? `${shown} +${days.length - 2}` : shown;
}

interface RowActionsProps extends Omit<DriversTableProps, 'drivers'> {
  driver: Driver;
}

function RowActions({ driver, onChange, onLink, onEndLinks, onResetPin }: RowActionsProps) {
  const { id, name, isActive, hasPin } = driver;
  const { drivers: driversMessages } = useMessages();
  const actions = [
    { label: driversMessages.change, name: driversMessages.proposedChange(name), act: onChange },
    ...(isActive ? [{ label: driversMessages.link, name: driversMessages.linkFor(name), act: onLink }] : []),
    { label: driversMessages.endLinks, name: driversMessages.endLinksFor(name), act: onEndLinks },
    ...(hasPin
      ? [{ label: driversMessages.resetPin, name: driversMessages.resetPinFor(name), act: onResetPin }]
      : []),
  ];
  return (
    <span className="-my-2.5 flex flex-wrap gap-x-4">
      {actions.map(({ label, name: fullName, act }) => (
        <button
          key={label}
          type="button"
          aria-label={fullName}
          className="min-h-11 whitespace-nowrap text-pine underline"
          onClick={() => act(id)}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
