import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import type { ListQuery } from './PlaceGrid.tsx';

/** The number of places; for a list of open places also the time it applies to, and the number with unknown hours. */
export function ListCount({ list }: { list: ListQuery }) {
  const { messages } = useLanguage();
  const words = messages.list;
  const first = list.data?.pages[0];
  if (!first) return <div role="status">{list.isPending && messages.shell.loading}</div>;
  const { totalItems, open } = first;
  return (
    <div role="status" className="text-sm">
      <p className="semibold">
        {open ? words.openCount(words.count(totalItems), open.at.slice(11)) : words.count(totalItems)}
      </p>
      {open && open.unknown > 0 && <p className="text-muted">{words.leftOut(open.unknown)}</p>}
    </div>
  );
}
