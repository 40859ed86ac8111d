import { useMemo, useState } from 'react';
import type { GuideRow } from '../../../../contract/desk/guide.ts';
import { Button, buttonClass } from '../../../shared/ui/Button.tsx';
import { PageLink } from '../../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../../shared/ui/useIsReachable.ts';
import { useDeskQuery } from '../../client/DeskClientContext.tsx';
import { noInput } from '../../client/deskClient.ts';
import { deskPaths } from '../../deskPaths.ts';
import { useMessages } from '../../language/DeskLanguage.tsx';
import { todayInSeoul } from '../../language/formats.ts';
import { DeskPage } from '../../shell/DeskPage.tsx';
import { LoadingRows } from '../../shell/LoadingRows.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { useAddressSearch } from '../../ui/useAddressSearch.ts';
import { GuideFilters } from './GuideFilters.tsx';
import { GuideMap } from './GuideMap.tsx';
import { GuideTable } from './GuideTable.tsx';
import {
  filteredRows,
  type GuideView,
  isFiltered,
  pageSize,
  toSearch,
  viewFromAddress,
} from './guideView.ts';
import { NewPlaceDialog } from './NewPlaceDialog.tsx';

/** All places of the guide, with search, filters, sorting and a map; also begins new places. */
export function GuideScreen() {
  const { guide, searchWords } = useMessages();
  const isReachable = useIsReachable();
  const [search, setSearch] = useAddressSearch();
  const view = viewFromAddress(search);
  const query = useDeskQuery('listGuide', noInput);
  const [isAdding, setAdding] = useState(false);
  // While somebody types, the list may follow some letters later.
  const show = (changed: GuideView, isTyping = false) =>
    setSearch(toSearch(changed), { replace: isTyping, preventScrollReset: true, flushSync: !isTyping });
  return (
    <DeskPage
      title={guide.title}
      actions={
        <div className="flex flex-wrap gap-3">
          <PageLink to={deskPaths.searchWords()} className={buttonClass('outline')}>
            {searchWords.title}
          </PageLink>
          <Button disabled={!isReachable} onClick={() => setAdding(true)}>
            {guide.add.open}
          </Button>
        </div>
      }
    >
      <GuideFilters view={view} onChange={show} />
      <QueryResult query={query} loading={<LoadingRows />}>
        {({ content }) => <Places rows={content} view={view} onShow={show} />}
      </QueryResult>
      {isAdding && <NewPlaceDialog onClose={() => setAdding(false)} />}
    </DeskPage>
  );
}

interface PlacesProps {
  rows: GuideRow[];
  view: GuideView;
  onShow: (view: GuideView) => void;
}

function Places({ rows, view, onShow }: PlacesProps) {
  const { guide } = useMessages();
  const { q, type, theme, check, mark, sort, isDescending, isMap } = view;
  const found = useMemo(
    () => filteredRows(rows, { q, type, theme, check, mark }, todayInSeoul()),
    [rows, q, type, theme, check, mark],
  );
  const page = Math.min(view.page, Math.max(1, Math.ceil(found.length / pageSize)));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="semibold">
          {guide.count(found.length)}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons need no frame */}
        <div role="group" aria-label={guide.show.label} className="flex">
          {[false, true].map((map) => (
            <button
              key={String(map)}
              type="button"
              aria-pressed={isMap === map}
              className="min-h-11 px-4 hairline bg-surface first:rounded-l-full last:rounded-r-full aria-pressed:bg-pine-mist aria-pressed:semibold"
              onClick={() => onShow({ ...view, isMap: map, page: 1 })}
            >
              {map ? guide.show.map : guide.show.table}
            </button>
          ))}
        </div>
      </div>
      {found.length === 0 ? (
        <EmptyNote>{isFiltered(view) ? guide.noneFound : guide.none}</EmptyNote>
      ) : isMap ? (
        <GuideMap rows={found} />
      ) : (
        <>
          <GuideTable
            rows={found}
            sort={sort}
            isDescending={isDescending}
            page={page}
            onSort={(next, desc) => onShow({ ...view, sort: next, isDescending: desc, page: 1 })}
          />
          <Pages
            page={page}
            hasMore={page * pageSize < found.length}
            onPage={(next) => {
              onShow({ ...view, page: next });
              scrollTo({ top: 0 });
            }}
          />
        </>
      )}
    </>
  );
}
