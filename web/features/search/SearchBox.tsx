import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Theme } from '../../../contract/themes.ts';
import { maxSearchLength } from '../../../domain/places/placeTypes.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { isRecord } from '../../shared/isRecord.ts';
import { inLanguage, paths, searchFieldId } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { useAddressLanguage } from '../../shared/ui/PageLink.tsx';
import type { ChosenView } from '../places/listView.ts';

/** Loaded when the visitor first focuses the field. */
const SuggestionPanel = lazy(async () => ({
  default: (await import('./SuggestionPanel.tsx')).SuggestionPanel,
}));

interface SearchBoxProps {
  /** The initial search word (as given, or empty; docs/product/lists.md#the-search-box). */
  word?: string;
  /** Choices of the current list that a search keeps. */
  view?: Partial<ChosenView>;
  /** Themes offered before anything is typed. */
  themes: readonly Theme[];
}

function requestsFocus(state: unknown): boolean {
  return isRecord(state) && state.focusSearch === true;
}

/** Maximum height of the panel (px). */
const panelRoom = 420;

/** On a small screen the field scrolls to the top, so that the panel is not hidden behind the keyboard. */
function makeRoom(box: HTMLElement | null): void {
  if (!box || box.getBoundingClientRect().bottom + panelRoom < innerHeight) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
}

/** The search field with its panel of suggestions. Without script it is a form that leads to the list. */
export function SearchBox({ word = '', view = {}, themes }: SearchBoxProps) {
  const { messages } = useLanguage();
  const navigate = useNavigate();
  const location = useLocation();
  const language = useAddressLanguage();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const shownWord = useRef(word);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [typed, setTyped] = useState(word);
  const panelId = useId();
  // Without a chosen tab, the search opens the one with the best match.
  const chosenTab = view.isTabChosen ? view.tab : undefined;

  useEffect(() => {
    // Text typed before hydration is in the field already.
    if (field.current) setTyped(field.current.value);
  }, []);

  useEffect(() => {
    // Only a new search word replaces the field's text, so that text typed before hydration stays.
    const former = shownWord.current;
    if (former === word) return;
    shownWord.current = word;
    const input = field.current;
    // A search takes the focus from the field. If the field has it again, with another text, the visitor is typing the next search.
    if (!input || (input === document.activeElement && input.value !== former)) return;
    input.value = word;
    setTyped(word);
  }, [word]);

  useEffect(() => {
    if (requestsFocus(location.state)) field.current?.focus();
  }, [location.state]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element || !isOpen) return;
    // Wheel scrolling is blocked inside the search container while its panel is open
    // (docs/product/lists.md#the-search-box).
    const blockWheel = (event: WheelEvent) => event.preventDefault();
    element.addEventListener('wheel', blockWheel, { passive: false });
    return () => element.removeEventListener('wheel', blockWheel);
  }, [isOpen]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    setOpen(false);
    field.current?.blur();
    navigate(inLanguage(paths.list({ ...view, tab: chosenTab, page: 1, query }), language), {
      state: chosenTab ? { tab: chosenTab } : null,
    });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that bubble up from the field and the links inside
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // A search field would clear itself, and the panel would open again for the empty word.
          event.preventDefault();
          setOpen(false);
        }
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        const stops = [
          ...event.currentTarget.querySelectorAll<HTMLElement>('input[type="search"], [data-open="true"] a'),
        ];
        const at = stops.findIndex((stop) => stop.matches(':focus'));
        const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
        if (next) {
          event.preventDefault();
          next.focus();
        }
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <search>
        <form action={paths.list()} onSubmit={submit} className="search-field raised">
          {language && <input type="hidden" name="lang" value={language} />}
          {chosenTab && <input type="hidden" name="tab" value={chosenTab} />}
          <input
            ref={field}
            id={searchFieldId}
            type="search"
            name="query"
            aria-label={messages.search.searchPlaces}
            aria-controls={panelId}
            placeholder={messages.search.searchHint}
            defaultValue={word}
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={() => {
              setWasOpened(true);
              setOpen(true);
              makeRoom(box.current);
            }}
            onChange={(event) => {
              setTyped(event.target.value);
              setWasOpened(true);
              setOpen(true);
            }}
            className="quiet-focus"
          />
          <button
            type="submit"
            aria-label={messages.shell.search}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-pine text-on-pine"
          >
            <Icon name="search" className="size-5" />
          </button>
        </form>
      </search>
      <div
        id={panelId}
        data-open={isOpen}
        className="panel absolute inset-x-0 top-full z-10 mt-2 overflow-hidden rounded-lg hairline bg-surface raised"
      >
        {wasOpened && (
          <Suspense>
            <SuggestionPanel typed={typed} isOpen={isOpen} themes={themes} onChoose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
