import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Theme } from '../../../contract/themes.ts';
import { placeTypes } from '../../../domain/places/placeTypes.ts';
import { type ChosenView, parseSort, shownSort } from '../../features/places/listView.ts';
import { useLocate } from '../../features/places/useLocate.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { inLanguage, type ListSort, paths } from '../../shared/paths.ts';
import { PageLink, useAddressLanguage } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton, Skeletons } from '../../shared/ui/Skeleton.tsx';
import type { TabCounts } from './tabCounts.ts';
import { useListPath } from './useListPath.ts';

interface TabsProps {
  view: ChosenView;
  counts: TabCounts;
}

/** The three categories; a dot marks a tab that has results for the search word (docs/product/lists.md#the-list). */
export function CategoryTabs({ view, counts }: TabsProps) {
  const { messages } = useLanguage();
  const navigate = useNavigate();
  const language = useAddressLanguage();
  const { listPath, isSearching } = useListPath(view);
  return (
    <div
      role="tablist"
      aria-label={messages.list.category}
      className="flex hairline-b"
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next =
          placeTypes[(placeTypes.indexOf(view.tab) + step + placeTypes.length) % placeTypes.length];
        if (!next) return;
        event.preventDefault();
        document.getElementById(`tab-${next}`)?.focus();
        navigate(inLanguage(listPath({ tab: next }), language), {
          replace: !isSearching,
          state: { tab: next },
        });
      }}
    >
      {placeTypes.map((type) => (
        <PageLink
          key={type}
          id={`tab-${type}`}
          role="tab"
          aria-selected={type === view.tab}
          aria-controls="list-panel"
          tabIndex={type === view.tab ? 0 : -1}
          to={listPath({ tab: type })}
          replace={!isSearching}
          state={{ tab: type }}
          className="category-tab"
        >
          {messages.categories[type]}
          {(counts[type] ?? 0) > 0 && (
            <>
              <span aria-hidden="true" className="size-1.5 rounded-full bg-glow" />
              <span className="sr-only"> ({messages.list.hasResults})</span>
            </>
          )}
        </PageLink>
      ))}
    </div>
  );
}

interface ThemeChipsProps {
  view: ChosenView;
  themes: UseQueryResult<readonly Theme[]>;
}

/** One row that scrolls on a small screen: it keeps its height when chips are added. */
export const chipStrip =
  '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0';

/**
 * Theme chips: choosing one filters, choosing it again clears (docs/product/lists.md#the-list). Links, so that they
 * work without script.
 */
export function ThemeChips({ view, themes }: ThemeChipsProps) {
  const { messages } = useLanguage();
  return (
    <QueryResult
      query={themes}
      loading={
        <div className={chipStrip}>
          {/* Ten tag skeletons (docs/product/screens.md#constants) */}
          <Skeletons count={10}>
            {(index) => <Skeleton key={index} className="h-11 w-20 shrink-0 rounded-full" />}
          </Skeletons>
        </div>
      }
    >
      {(known) => (
        <QueryForm to={paths.list({ ...view, themeId: undefined, page: 1 })}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form */}
          <div role="group" aria-label={messages.list.themes} className={chipStrip}>
            {known.map((theme) => {
              const isChosen = theme.id === view.themeId;
              // A theme without places is no link; a chosen one can always be cleared.
              if (theme.total === 0 && !isChosen) return null;
              return (
                <Chip
                  key={theme.id}
                  name="theme"
                  value={theme.id}
                  label={theme.type}
                  count={theme.total}
                  isChosen={isChosen}
                  to={paths.list({ ...view, themeId: isChosen ? undefined : theme.id, page: 1 })}
                />
              );
            })}
          </div>
        </QueryForm>
      )}
    </QueryResult>
  );
}

/** A form with a URL and the parameters that its control adds: the no-script version of a control. */
export function QueryForm({
  to,
  className,
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  const [path, query] = inLanguage(to, useAddressLanguage()).split('?');
  return (
    <form action={path} className={className}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

interface ChipProps {
  name: string;
  value: string | number;
  label: string;
  /** Number of places in the list that it leads to. */
  count?: number | undefined;
  isChosen: boolean;
  to: string;
}

/** A toggle button: a second press clears the choice. */
export function Chip({ name, value, label, count, isChosen, to }: ChipProps) {
  const navigate = useNavigate();
  const target = inLanguage(to, useAddressLanguage());
  return (
    <button
      type="submit"
      name={name}
      value={isChosen ? '' : value}
      aria-pressed={isChosen}
      className="chip"
      onClick={(event) => {
        event.preventDefault();
        navigate(target, { replace: true });
      }}
    >
      {label}
      {count !== undefined && <small>{count}</small>}
    </button>
  );
}

/**
 * The sort dropdown (1 = popular, 2 = name; 3 = nearest, which requests the position; docs/product/lists.md#the-list).
 * Without script it is a form with its own button.
 */
export function SortSelect({ view, isLocated }: { view: ChosenView; isLocated: boolean }) {
  const { messages } = useLanguage();
  const navigate = useNavigate();
  const locate = useLocate();
  const language = useAddressLanguage();
  const { listPath, isSearching } = useListPath(view);
  const choose = async (sort: ListSort) => {
    if (sort === 3 && !(await locate())) return;
    navigate(inLanguage(listPath({ sort }), language), { replace: !isSearching });
  };
  return (
    <QueryForm to={listPath({ sort: 1 })} className="flex items-center gap-2 narrow:flex-wrap">
      <select
        name="sort"
        aria-label={messages.list.sort}
        value={shownSort(view.sort, isLocated)}
        onChange={(event) => choose(parseSort(event.target.value))}
        className="min-h-11 rounded-full hairline bg-surface px-4 text-sm"
      >
        <option value={1}>{messages.list.popular}</option>
        <option value={2}>{messages.list.name}</option>
        <option value={3}>{messages.list.nearest}</option>
      </select>
      <noscript>
        <button type="submit" className="min-h-11 px-3">
          {messages.list.sort}
        </button>
      </noscript>
    </QueryForm>
  );
}
