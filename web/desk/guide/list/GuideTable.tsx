import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GuideRow } from '../../../../contract/desk/guide.ts';
import { PageLink } from '../../../shared/ui/PageLink.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { deskPaths } from '../../deskPaths.ts';
import { useMessages } from '../../language/DeskLanguage.tsx';
import type { DeskMessages } from '../../messages/ko.ts';
import { ColumnHead } from '../../ui/ColumnHead.tsx';
import { GuideMarks } from './GuideMarks.tsx';
import { type GuideSort, guideSorts, pageSize } from './guideView.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const helper = createColumnHelper<typeof features, GuideRow>();

interface GuideTableProps {
  /** Must be the same array until its content changes, so that rows are rebuilt only then. */
  rows: GuideRow[];
  sort: GuideSort;
  isDescending: boolean;
  page: number;
  onSort: (sort: GuideSort, isDescending: boolean) => void;
}

/** A page of the places, sorted by a column; on a phone each is a card. */
export function GuideTable({ rows, sort, isDescending, page, onSort }: GuideTableProps) {
  const messages = useMessages();
  const { guide: guideMessages } = messages;
  const columns = useMemo(() => columnsIn(messages), [messages]);
  const sorting = useMemo(() => [{ id: sort, desc: isDescending }], [sort, isDescending]);
  const table = useTable({ features, columns, data: rows, state: { sorting }, enableSortingRemoval: false });
  const sortBy = (id: string) => {
    const column = guideSorts.find((one) => one === id);
    if (!column) return null;
    return () => onSort(column, column === sort ? !isDescending : column === 'likes');
  };
  const shown = table.getRowModel().rows.slice((page - 1) * pageSize, page * pageSize);
  return (
    <>
      <div className="mb-3 md:hidden">
        <SelectField
          label={guideMessages.sortBy}
          name="sort"
          value={sort}
          options={guideSorts.map((value) => ({ value, label: guideMessages.column[value] }))}
          onChange={(chosen) => onSort(chosen, chosen === 'likes')}
        />
      </div>
      <table className="desk-table">
        <caption className="sr-only">{guideMessages.list}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <ColumnHead
                  key={header.id}
                  sorted={header.column.getIsSorted()}
                  onSort={sortBy(header.column.id)}
                >
                  <table.FlexRender header={header} />
                </ColumnHead>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.original.id}>
              {row.getAllCells().map((cell) => {
                const { header } = cell.column.columnDef;
                return (
                  <td key={cell.id} data-column={typeof header === 'string' ? header : undefined}>
                    <table.FlexRender cell={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function columnsIn({ guide: guideMessages }: DeskMessages) {
  return helper.columns([
    helper.accessor((row) => row.name.ko, {
      id: 'name',
      header: guideMessages.column.name,
      sortFn: (one, other) => one.original.name.ko.localeCompare(other.original.name.ko, 'ko'),
      cell: ({ row: { original } }) => (
        <PageLink
          to={deskPaths.guidePlace(original.id)}
          className="-my-2.5 inline-flex min-h-11 flex-col justify-center"
        >
          <span lang="ko" className="semibold text-pine">
            {original.name.ko}
          </span>
          <span lang="en" className="text-muted">
            {original.name.en}
          </span>
        </PageLink>
      ),
    }),
    helper.accessor('type', {
      id: 'type',
      header: guideMessages.column.type,
      sortFn: (one, other) =>
        guideMessages.types[one.original.type].localeCompare(guideMessages.types[other.original.type]),
      cell: ({ getValue }) => <span>{guideMessages.types[getValue()]}</span>,
    }),
    helper.accessor('themes', {
      id: 'themes',
      header: guideMessages.column.themes,
      enableSorting: false,
      cell: ({ getValue }) => (
        <span>
          {getValue()
            .map((theme) => guideMessages.themes[theme])
            .join(', ') || '–'}
        </span>
      ),
    }),
    helper.accessor('oldestCheck', {
      id: 'check',
      header: guideMessages.column.check,
      // Places that were never checked sort as the oldest.
      sortFn: (one, other) =>
        (one.original.oldestCheck ?? '').localeCompare(other.original.oldestCheck ?? ''),
      cell: ({ getValue }) => <span className="tabular">{getValue() ?? guideMessages.never}</span>,
    }),
    helper.display({
      id: 'marks',
      header: guideMessages.column.marks,
      cell: ({ row: { original } }) => <GuideMarks row={original} />,
    }),
    helper.accessor('likes', {
      id: 'likes',
      header: guideMessages.column.likes,
      sortFn: (one, other) => one.original.likes - other.original.likes,
      cell: ({ getValue }) => <span className="tabular">{getValue()}</span>,
    }),
  ]);
}
