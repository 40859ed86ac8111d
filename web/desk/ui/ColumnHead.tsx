import type { ReactNode } from 'react';

interface ColumnHeadProps {
  /** How the rows are sorted by this column now. */
  sorted: false | 'asc' | 'desc';
  /** Sorts by it; null where the column cannot be sorted by. */
  onSort: (() => void) | null;
  children: ReactNode;
}

const arrows = { asc: '▲', desc: '▼' } as const;

/** The head of a table's column; a button where the column can be sorted by. */
export function ColumnHead({ sorted, onSort, children }: ColumnHeadProps) {
  if (!onSort) return <th scope="col">{children}</th>;
  return (
    <th scope="col" aria-sort={sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}>
      {/* On a phone the heads are invisible, and a list to choose from stands above the table. */}
      <span className="md:hidden">{children}</span>
      <button
        type="button"
        className="-my-2.5 flex min-h-11 items-center gap-1 semibold max-md:hidden"
        onClick={onSort}
      >
        {children} <span aria-hidden="true">{sorted === false ? '' : arrows[sorted]}</span>
      </button>
    </th>
  );
}
