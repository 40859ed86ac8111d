import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlaceItem } from '../../../contract/places.ts';
import type { Theme } from '../../../contract/themes.ts';
import { placeTypeByItem } from '../../../domain/places/placeTypes.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Reading } from '../../shared/ui/Reading.tsx';
import { keywordTypes } from '../places/keywords.ts';

/** Delay after a key before a request (ms), so that fast typing sends only one. */
const typingPause = 150;
const maxSuggestions = 6;

/** The text as it was when typing last paused. */
function useTypedWord(typed: string): string {
  const [word, setWord] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWord(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return word;
}

/** Places that match the typed text; the previous ones until the response. Optional: the search itself shows errors. */
function useSuggestions(typed: string, isOpen: boolean): readonly PlaceItem[] | null {
  const client = useClient();
  const { language } = useLanguage();
  const word = useTypedWord(typed);
  const query = { q: word, size: String(maxSuggestions), locale: language };
  const { data } = useQuery({
    ...callQuery(client, 'listPlaces', { params: { type: 'tour' }, query }),
    enabled: isOpen && word !== '',
    placeholderData: keepPreviousData,
  });
  return typed.trim() && data ? data.items : null;
}

interface SuggestionPanelProps {
  typed: string;
  isOpen: boolean;
  themes: readonly Theme[];
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
                to={paths.place(placeTypeByItem[place.type], place.id)}
                onClick={onChoose}
                className="flex min-h-14 items-center gap-3 rounded-md px-2 text-ink no-underline hover:bg-foam"
              >
                <Picture src={place.thumbnailUrl} alt="" className="size-11 shrink-0 rounded-sm" />
                <span className="min-w-0">
                  <span className="block truncate semibold">{place.name}</span>
                  <Reading text={place.reading} />
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
            {themes.map((theme) => (
              <li key={theme.id}>
                <PageLink
                  to={paths.list({ tab: keywordTypes[theme.key], themeId: theme.id })}
                  onClick={onChoose}
                  className="inline-flex min-h-11 items-center rounded-full bg-foam px-4 text-ink text-sm no-underline"
                >
                  {theme.type}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
