import type { ReactNode } from 'react';

interface ColumnHeadProps {
  /** How the rows are sorted by this column now. */
  sorted: false | 'asc' | 'desc';
  /** Sorts the rows by this column; null if that is not possible. */
  onSort: (() => void) | null;
  children: ReactNode;
}

const arrows = { asc: '▲', desc: '▼' } as const;

/** The head of a column; a button if the rows can be sorted by it. */
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
