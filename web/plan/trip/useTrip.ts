import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  onVisitedPlacesChange,
  readVisitedPlaces,
  type VisitedPlace,
  writeVisitedPlaces,
} from '../visitedPlaces.ts';
import { arrivalOf } from './arrival.ts';
import { emptyDraft, readDraft, signatureOf, type TripDraft, writeDraft } from './draft.ts';

export interface Trip {
  /** In their order; null until the page is alive, since the server does not know them. */
  places: readonly VisitedPlace[] | null;
  draft: TripDraft;
  /** The browser has no room or refuses storage: the order lives as long as the page. */
  isNotKept: boolean;
  isUnsaved: boolean;
  changePlaces: (places: readonly VisitedPlace[]) => void;
  changeDraft: (change: Partial<TripDraft>) => void;
  /** SPEC 4: after saving, nothing is chosen any more. */
  empty: () => void;
}

/** The plan on this device: the chosen places in local storage, shared by all tabs, and this tab's inputs. */
export function useTrip(): Trip {
  const { state, key } = useLocation();
  const [places, setPlaces] = useState<readonly VisitedPlace[] | null>(null);
  const [draft, setDraft] = useState(emptyDraft);
  // What this device could not keep lives as long as the page.
  const [arePlacesLoose, setPlacesLoose] = useState(false);
  const [isDraftLoose, setDraftLoose] = useState(false);

  const changePlaces = (next: readonly VisitedPlace[]) => {
    setPlaces(next);
    setPlacesLoose(!writeVisitedPlaces(next));
  };
  const keepDraft = (next: TripDraft) => {
    setDraft(next);
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
      setDraft((shown) => (isDraftLoose ? shown : known));
      setPlaces((shown) => (arePlacesLoose && shown ? shown : here));
    }
    return onVisitedPlacesChange(() => setPlaces(readVisitedPlaces()));
  }, [key]);

  const ids = places?.map(({ id }) => id) ?? [];
  return {
    places,
    draft,
    isNotKept: arePlacesLoose || isDraftLoose,
    isUnsaved: ids.length > 0 && signatureOf(ids, draft) !== draft.savedSignature,
    changePlaces,
    changeDraft: (change) => keepDraft({ ...draft, ...change }),
    empty: () => {
      changePlaces([]);
      const { takenFrom } = draft;
      keepDraft({ ...emptyDraft, takenFrom });
    },
  };
}
