import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Position } from '../../../domain/geography/distance.ts';
import { maxStops } from '../../../domain/tour/planRules.ts';
import { planStore, type Refusal, usePlan } from '../../features/plan/planStore.ts';
import { defaultPosition } from '../../features/plan/visitedPlaces.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';

interface AddToPlanProps {
  id: number;
  name: string;
  /** Missing on cards, which do not know it. */
  position?: Position;
  className?: string;
}

/** Adds a place to the plan; a second press removes it. A refusal is a dialog, since a map may cover the page's notices. */
export function AddToPlan({ id, name, position, className = '' }: AddToPlanProps) {
  const { messages } = useLanguage();
  const { choosing, close } = messages.shell;
  const queries = useQueryClient();
  const client = useClient();
  const isChosen = usePlan()?.places.some((place) => place.id === id) ?? false;
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const locate = async () => {
    const query = callQuery(client, 'listPositions', { params: {}, query: {} });
    const { positions } = await queries.fetchQuery(query);
    const found = positions.find((place) => place.id === id);
    if (found)
      planStore.changePlaces((places) =>
        places.map((place) => (place.id === id ? { ...place, ...found } : place)),
      );
  };
  const add = () => {
    const { lat, lng } = position ?? defaultPosition;
    const why = planStore.addPlace({ id, title: name, lat, lng });
    setRefusal(why);
    // Without a response the position stays the default of docs/product/screens.md#entities, until the plan loads the
    // guide's.
    if (!position && why !== 'full') locate().catch(() => undefined);
  };
  const label = messages.list.addToPlan(name);
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={label}
        title={isChosen ? undefined : label}
        onClick={() => (isChosen ? planStore.removePlace(id) : add())}
        className={`no-print inline-flex size-11 shrink-0 items-center justify-center rounded-full ${isChosen ? 'bg-pine text-on-pine' : 'bg-surface text-ink'} ${className}`}
      >
        <Icon name={isChosen ? 'check' : 'plus'} />
      </button>
      {refusal && (
        <Dialog
          open
          role="alertdialog"
          title={choosing[refusal](maxStops)}
          closeLabel={close}
          onClose={() => setRefusal(null)}
        >
          <PageLink to={paths.myPlan()} className={buttonClass()}>
            {choosing.openPlan}
          </PageLink>
        </Dialog>
      )}
    </>
  );
}
