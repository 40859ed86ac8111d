import { useEffect, useState } from 'react';
import type { PlaceItem } from '../../../contract/places.ts';
import { placeTypeOfItem } from '../../../contract/placeTypes.ts';
import type { Theme } from '../../../contract/themes.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { Eventually } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Ready } from '../../shared/ui/Ready.tsx';
import { typeOfKeyword } from '../places/keywords.ts';

/** Delay after a key before a request (ms), so that fast typing sends only one. */
const typingPause = 150;
const mostSuggestions = 6;

/** Places that match the typed text. A late response never replaces a newer one. */
function useSuggestions(typed: string, isOpen: boolean): readonly PlaceItem[] | null {
  const client = useClient();
  const { language } = useLanguage();
  const [found, setFound] = useState<{ for: string; items: readonly PlaceItem[] } | null>(null);
  const word = typed.trim();
  useEffect(() => {
    if (!isOpen || !word) return;
    const cancel = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await client.call(
          'listPlaces',
          { params: { type: 'tour' }, query: { q: word, size: String(mostSuggestions), locale: language } },
          cancel.signal,
        );
        if (!cancel.signal.aborted) setFound({ for: word, items: answer.items });
      } catch {
        // Suggestions are optional; the search itself shows errors.
        if (!cancel.signal.aborted) setFound(null);
      }
    }, typingPause);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [client, language, word, isOpen]);
  return word && found ? found.items : null;
}

interface SuggestionPanelProps {
  typed: string;
  isOpen: boolean;
  themes: Eventually<readonly Theme[]>;
  onChoose: () => void;
}

/** Themes before anything is typed, then the matching places. */
export function SuggestionPanel({ typed, isOpen, themes, onChoose }: SuggestionPanelProps) {
  const { messages } = useLanguage();
  const suggestions = useSuggestions(typed, isOpen);
  return (
    <div className="p-3">
      <p role="status" className="sr-only">
        {isOpen && suggestions ? messages.search.suggestions(suggestions.length) : ''}
      </p>
      {suggestions && suggestions.length > 0 ? (
        <ul>
          {suggestions.map((place) => (
            <li key={place.id}>
              <PageLink
                to={paths.place(placeTypeOfItem[place.type], place.id)}
                onClick={onChoose}
                className="flex min-h-14 items-center gap-3 rounded-md px-2 text-ink no-underline hover:bg-foam"
              >
                <Picture src={place.thumbnailUrl} alt="" className="size-11 shrink-0 rounded-sm" />
                <span className="min-w-0">
                  <span className="block truncate semibold">{place.name}</span>
                  <span className="block truncate text-muted text-sm">{place.summary}</span>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="px-2 text-muted text-sm">
            {typed.trim() && suggestions ? messages.search.noResults : messages.search.topics}
          </p>
          <ul className="mt-2 flex flex-wrap gap-2 px-1 pb-1">
            <Ready value={themes} loading={null} failed={() => null}>
              {(known) =>
                known.map((theme) => (
                  <li key={theme.id}>
                    <PageLink
                      to={paths.list({ tab: typeOfKeyword[theme.key], themeId: theme.id })}
                      onClick={onChoose}
                      className="inline-flex min-h-11 items-center rounded-full bg-foam px-4 text-ink text-sm no-underline"
                    >
                      {theme.type}
                    </PageLink>
                  </li>
                ))
              }
            </Ready>
          </ul>
        </>
      )}
    </div>
  );
}
