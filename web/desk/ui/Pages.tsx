import { Button } from '../../shared/ui/Button.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';

interface PagesProps {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}

/** Buttons to the previous and the next page; renders nothing if there is only one page. */
export function Pages({ page, hasMore, onPage }: PagesProps) {
  const { shell } = useMessages();
  if (page === 1 && !hasMore) return null;
  return (
    <div className="mt-4 flex items-center justify-center gap-3">
      <Button variant="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {shell.previousPage}
      </Button>
      <span>{shell.page(page)}</span>
      <Button variant="outline" disabled={!hasMore} onClick={() => onPage(page + 1)}>
        {shell.nextPage}
      </Button>
    </div>
  );
}
