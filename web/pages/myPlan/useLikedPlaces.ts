import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaceItem } from '../../../contract/places.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { onLikesChange } from '../../features/places/likeEvents.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { asCallFailure, type CallFailure } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** SPEC 7: liked places are paged by twenty. */
const pageSize = 20;

interface LikedPlaces {
  /** Null until the first page is loaded. */
  places: readonly PlaceItem[] | null;
  hasMore: boolean;
  isLoading: boolean;
  failure: CallFailure | null;
  more: () => void;
  retry: () => void;
}

interface Loaded {
  places: readonly PlaceItem[] | null;
  pages: number;
  totalPages: number;
}

const nothing: Loaded = { places: null, pages: 0, totalPages: 1 };

/** Concatenated without duplicates: a like in the meantime shifts the pages. */
function joined(places: readonly PlaceItem[], more: readonly PlaceItem[]): PlaceItem[] {
  const known = new Set(places.map(({ id }) => id));
  return [...places, ...more.filter(({ id }) => !known.has(id))];
}

/**
 * The places that the visitor likes, page by page; loaded again for each visitor and language, and when likes change.
 */
export function useLikedPlaces(): LikedPlaces {
  const client = useClient();
  const nickname = useNickname();
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState(nothing);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isLoading, setLoading] = useState(false);
  const running = useRef<AbortController>(null);
  const wanted = useRef(1);

  const fetchPage = useCallback(
    (page: number, signal: AbortSignal) => {
      const query = { page: String(page), size: String(pageSize), locale: language };
      return client.call('listLikedPlaces', { params: {}, query }, signal);
    },
    [client, language],
  );

  /** Reloads pages 1 to `wanted`, or only those after `known`; a running load is dropped. */
  const load = useCallback(
    async (known: Loaded) => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      setLoading(true);
      setFailure(null);
      try {
        let next = known;
        while (next.pages < wanted.current && next.pages < next.totalPages) {
          const { content, totalPages } = await fetchPage(next.pages + 1, signal);
          next = { places: joined(next.places ?? [], content), pages: next.pages + 1, totalPages };
        }
        if (!signal.aborted) setLoaded(next);
      } catch (error) {
        if (!signal.aborted) setFailure(asCallFailure(error));
      }
      if (!signal.aborted) setLoading(false);
    },
    [fetchPage],
  );

  useEffect(() => {
    setLoaded(nothing);
    wanted.current = 1;
    if (!nickname) return;
    load(nothing);
    const stop = onLikesChange(() => load(nothing));
    return () => {
      stop();
      running.current?.abort();
    };
  }, [nickname, load]);

  return {
    places: loaded.places,
    hasMore: loaded.pages < loaded.totalPages,
    isLoading,
    failure,
    more: () => {
      wanted.current = loaded.pages + 1;
      load(loaded);
    },
    retry: () => load(nothing),
  };
}
