import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  emptyDraft,
  readDraft,
  signatureOf,
  type TripDraft,
  writeDraft,
} from '../../features/plan/trip/draft.ts';
import {
  onVisitedPlacesChange,
  readVisitedPlaces,
  type VisitedPlace,
  writeVisitedPlaces,
} from '../../features/plan/visitedPlaces.ts';
import { arrivalOf } from './arrival.ts';

export interface Trip {
  /** In their order; null until hydration, since the server does not know them. */
  places: readonly VisitedPlace[] | null;
  draft: TripDraft;
  /** Storage is full or blocked: the order lasts as long as the page. */
  isNotKept: boolean;
  /** Signature of the current plan (see signatureOf). */
  signature: string;
  isUnsaved: boolean;
  changePlaces: (places: readonly VisitedPlace[]) => void;
  changeDraft: (change: Partial<TripDraft>) => void;
  /** SPEC 4: after saving, the choice is cleared. */
  empty: () => void;
}

/** The plan on this device: the chosen places in local storage, shared by all tabs, and this tab's inputs. */
export function useTrip(): Trip {
  const { state, key } = useLocation();
  const [places, setPlaces] = useState<readonly VisitedPlace[] | null>(null);
  const [draft, setDraft] = useState(emptyDraft);
  // What could not be stored lasts as long as the page.
  const [arePlacesLoose, setPlacesLoose] = useState(false);
  const [isDraftLoose, setDraftLoose] = useState(false);

  const changePlaces = (next: readonly VisitedPlace[]) => {
    setPlaces(next);
    setPlacesLoose(!writeVisitedPlaces(next));
  };
  // The response may belong to a request that was sent several changes ago.
  const latest = useRef(draft);
  const showDraft = (next: TripDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const keepDraft = (next: TripDraft) => {
    showDraft(next);
    setDraftLoose(!writeDraft(next));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, whose state belongs to its key
  useEffect(() => {
    const now = new Date();
    const [here, known] = [readVisitedPlaces(), readDraft(now)];
    const arrival = arrivalOf(state, key, here, known, now);
    if (arrival) {
      keepDraft(arrival.draft);
      changePlaces(arrival.places);
    } else {
      if (!isDraftLoose) showDraft(known);
      setPlaces((shown) => (arePlacesLoose && shown ? shown : here));
    }
    return onVisitedPlacesChange(() => setPlaces(readVisitedPlaces()));
  }, [key]);

  const ids = places?.map(({ id }) => id) ?? [];
  const signature = signatureOf(ids, draft);
  return {
    places,
    draft,
    isNotKept: arePlacesLoose || isDraftLoose,
    signature,
    isUnsaved: ids.length > 0 && signature !== draft.savedSignature,
    changePlaces,
    changeDraft: (change) => keepDraft({ ...latest.current, ...change }),
    empty: () => {
      changePlaces([]);
      const { takenFrom } = latest.current;
      keepDraft({ ...emptyDraft, takenFrom });
    },
  };
}
