import type { ReactNode } from 'react';
import type { PlaceList } from '../../../contract/places.ts';
import { placeTypes } from '../../../domain/places/placeTypes.ts';
import type { ChosenView } from '../../features/places/listView.ts';
import { formatMinute } from '../../features/places/openAt.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import type { TabCounts } from './tabCounts.ts';

const searchOff = 'M5 5a7 7 0 0 0 9.9 9.9M8 4.6A7 7 0 0 1 17.4 14M16 16l5 5M3 3l18 18';

function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 py-8 text-center lg:py-16">
      <Icon name={searchOff} className="size-14 text-muted" />
      <p className="bold text-lg">{title}</p>
      {children}
    </div>
  );
}

function WayOut({ to, label }: { to: string; label: string }) {
  return (
    <PageLink to={to} className={buttonClass('outline')}>
      {label}
    </PageLink>
  );
}

interface EmptyListProps {
  view: ChosenView;
  counts: TabCounts;
  list: PlaceList | undefined;
}

/** Replaces a page without cards. */
export function EmptyList({ view, counts, list }: EmptyListProps) {
  if (list && list.totalItems > 0) return <NoSuchPage view={view} list={list} />;
  return <NoResults view={view} counts={counts} list={list} />;
}

/** The empty list, with the tabs that have results, and other links (docs/product/screens.md#messages). */
function NoResults({ view, counts, list }: EmptyListProps) {
  const { messages } = useLanguage();
  const listMessages = messages.list;
  const isFiltered = view.themeId !== undefined || view.isOpen || view.openAt !== undefined;
  const others = placeTypes.flatMap((type) => {
    const count = counts[type] ?? 0;
    return type !== view.tab && count > 0 ? [{ type, count }] : [];
  });
  return (
    <EmptyState title={messages.search.noResults}>
      {view.openAt && <NoneOpen view={view} openAt={view.openAt} />}
      {others.length === 0 ? (
        <WaysOn view={view} isFiltered={isFiltered} near={list?.near ?? []} />
      ) : (
        <>
          <p className="text-muted">{listMessages.resultsElsewhere}</p>
          <ul className="flex flex-wrap justify-center gap-3">
            {others.map(({ type, count }) => (
              <li key={type}>
                <WayOut
                  to={paths.list({ ...view, tab: type, page: 1 })}
                  label={listMessages.resultsIn(messages.categories[type], listMessages.count(count))}
                />
              </li>
            ))}
          </ul>
          {isFiltered && <ClearFilters view={view} />}
        </>
      )}
    </EmptyState>
  );
}

/** Says that the chosen time may be the reason, with a link that clears only the time. */
function NoneOpen({ view, openAt }: { view: ChosenView; openAt: string }) {
  const { language, messages } = useLanguage();
  const hoursMessages = messages.hours;
  return (
    <>
      <p>{hoursMessages.noneOpen(formatMinute(openAt, language))}</p>
      <WayOut to={paths.list({ ...view, openAt: undefined, page: 1 })} label={hoursMessages.anyTime} />
    </>
  );
}

function ClearFilters({ view }: { view: ChosenView }) {
  const { messages } = useLanguage();
  const to = paths.list({ ...view, themeId: undefined, isOpen: false, openAt: undefined, page: 1 });
  return <WayOut to={to} label={messages.list.clear} />;
}

interface WaysOnProps {
  view: ChosenView;
  isFiltered: boolean;
  /** Similar search words that have results. */
  near: readonly string[];
}

/** The links if no tab has results: one that clears the filters, or else similar searches and the whole list. */
function WaysOn({ view, isFiltered, near }: WaysOnProps) {
  const listMessages = useLanguage().messages.list;
  if (isFiltered)
    return (
      <>
        <p className="text-muted">{listMessages.clearHint}</p>
        <ClearFilters view={view} />
      </>
    );
  if (!view.query) return null;
  return (
    <>
      <p className="text-muted">{near.length > 0 ? listMessages.nearHint : listMessages.otherWordHint}</p>
      {near.length > 0 && (
        <ul className="flex flex-wrap justify-center gap-3">
          {near.map((query) => (
            <li key={query}>
              <WayOut to={paths.list({ query })} label={query} />
            </li>
          ))}
        </ul>
      )}
      <WayOut to={paths.list({ tab: view.tab })} label={listMessages.showAll} />
    </>
  );
}

/** For a URL whose theme does not exist. */
export function NoSuchTheme({ view }: { view: ChosenView }) {
  const { messages } = useLanguage();
  return (
    <EmptyState title={messages.list.noSuchTheme}>
      <p className="text-muted">{messages.notFound.text}</p>
      <WayOut
        to={paths.list({ ...view, themeId: undefined, page: 1 })}
        label={view.query ? messages.list.clear : messages.list.showAll}
      />
    </EmptyState>
  );
}

/** For a URL whose page lies past the end of the list. */
function NoSuchPage({ view, list }: { view: ChosenView; list: PlaceList }) {
  const listMessages = useLanguage().messages.list;
  return (
    <EmptyState title={listMessages.noSuchPage}>
      <p className="text-muted">{listMessages.lastPage(list.totalPages)}</p>
      <WayOut to={paths.list({ ...view, page: 1 })} label={listMessages.firstPage} />
    </EmptyState>
  );
}
