import { useNavigate } from 'react-router';
import { type PlaceType, placeTypes } from '../../contract/placeTypes.ts';
import type { Theme } from '../../contract/themes.ts';
import type { Eventually } from '../client/client.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { inLanguage, paths } from '../paths.ts';
import { PageLink, useAddressLanguage } from '../ui/PageLink.tsx';
import { Ready } from '../ui/Ready.tsx';
import { Skeleton, Skeletons } from '../ui/Skeleton.tsx';
import { FailedCall } from './FailedCall.tsx';
import type { ChosenView } from './listView.ts';

/** How many places each tab finds, while there is a search word. */
export type TabCounts = Record<PlaceType, number>;

interface TabsProps {
  view: ChosenView;
  counts: Eventually<TabCounts> | null;
}

/** The three categories; a dot marks a tab that has results for the search word (SPEC 2). */
export function CategoryTabs({ view, counts }: TabsProps) {
  const { messages } = useLanguage();
  const navigate = useNavigate();
  const language = useAddressLanguage();
  const dot = (type: PlaceType) => (known: TabCounts) =>
    known[type] > 0 && (
      <>
        <span aria-hidden="true" className="size-1.5 rounded-full bg-glow" />
        <span className="sr-only"> ({messages.list.hasResults})</span>
      </>
    );
  return (
    <div
      role="tablist"
      aria-label={messages.list.category}
      className="flex border-hairline border-b"
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next =
          placeTypes[(placeTypes.indexOf(view.tab) + step + placeTypes.length) % placeTypes.length];
        if (!next) return;
        event.preventDefault();
        document.getElementById(`tab-${next}`)?.focus();
        navigate(inLanguage(paths.list({ ...view, tab: next, page: 1 }), language), {
          replace: true,
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
          to={paths.list({ ...view, tab: type, page: 1 })}
          replace
          preventScrollReset
          state={{ tab: type }}
          className="flex min-h-12 flex-1 items-center justify-center gap-1.5 border-transparent border-b-3 px-2 semibold text-muted no-underline aria-selected:border-pine aria-selected:text-ink md:flex-none md:px-8"
        >
          {messages.categories[type]}
          {counts && (
            <Ready value={counts} loading={null} failed={() => null}>
              {dot(type)}
            </Ready>
          )}
        </PageLink>
      ))}
    </div>
  );
}

interface ThemeChipsProps {
  view: ChosenView;
  themes: Eventually<readonly Theme[]>;
}

/** Theme chips: choosing one filters, choosing it again clears (SPEC 2). Links, so that they work without script. */
export function ThemeChips({ view, themes }: ThemeChipsProps) {
  const { messages } = useLanguage();
  const strip =
    '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0';
  return (
    <Ready
      value={themes}
      failed={(failure) => <FailedCall failure={failure} />}
      loading={
        <div className={strip}>
          {/* SPEC 9: ten tag skeletons */}
          <Skeletons count={10}>
            {(index) => <Skeleton key={index} className="h-11 w-20 shrink-0 rounded-full" />}
          </Skeletons>
        </div>
      }
    >
      {(known) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form
        <div role="group" aria-label={messages.list.themes} className={strip}>
          {known.map((theme) => {
            const isChosen = theme.id === view.themeId;
            return (
              <ThemeChip
                key={theme.id}
                label={theme.type}
                isChosen={isChosen}
                to={paths.list({ ...view, themeId: isChosen ? undefined : theme.id, page: 1 })}
              />
            );
          })}
        </div>
      )}
    </Ready>
  );
}

/** A toggle button that is a form without script: it leads to the address of its choice. */
function ThemeChip({ label, isChosen, to }: { label: string; isChosen: boolean; to: string }) {
  const navigate = useNavigate();
  const language = useAddressLanguage();
  const target = inLanguage(to, language);
  const [path, query] = target.split('?');
  return (
    <form
      action={path}
      className="shrink-0"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(target, { replace: true, preventScrollReset: true });
      }}
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-pressed={isChosen}
        className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-hairline bg-surface px-4 text-sm aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:semibold aria-pressed:text-on-pine"
      >
        {label}
      </button>
    </form>
  );
}

/** The sort dropdown (SPEC 2: 1 = popular, 2 = name). Without script it is a form with a button of its own. */
export function SortSelect({ view }: { view: ChosenView }) {
  const { messages } = useLanguage();
  const navigate = useNavigate();
  const language = useAddressLanguage();
  const addressOf = (sort: 1 | 2) => inLanguage(paths.list({ ...view, sort, page: 1 }), language);
  const [path, query] = addressOf(1).split('?');
  return (
    <form action={path} className="flex items-center gap-2">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select
        name="sort"
        aria-label={messages.list.sort}
        value={view.sort}
        onChange={(event) => {
          const sort = event.target.value === '2' ? 2 : 1;
          navigate(addressOf(sort), { replace: true, preventScrollReset: true });
        }}
        className="min-h-11 rounded-full border border-hairline bg-surface px-4 text-sm"
      >
        <option value={1}>{messages.list.popular}</option>
        <option value={2}>{messages.list.name}</option>
      </select>
      <noscript>
        <button type="submit" className="min-h-11 px-3">
          {messages.list.sort}
        </button>
      </noscript>
    </form>
  );
}
