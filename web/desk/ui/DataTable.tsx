import { type ColumnDef, type RowData, tableFeatures, useTable } from '@tanstack/react-table';

/** Rows and columns only: the server searches and pages. */
export const plainTable = tableFeatures({});

interface DataTableProps<Row extends RowData> {
  /** What the table lists; read by screen readers. */
  caption: string;
  /** Made by createColumnHelper; must be the same array until the language changes. */
  columns: ColumnDef<typeof plainTable, Row>[];
  /** The query's own list, so that its rows are the same objects until it changes. */
  data: Row[];
}

/** A table; on a phone each row is a card whose values carry their column's name. */
export function DataTable<Row extends RowData>({ caption, columns, data }: DataTableProps<Row>) {
  const table = useTable({ features: plainTable, columns, data });
  return (
    <table className="desk-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col">
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
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
  );
}
