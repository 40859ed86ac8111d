import { useEffect, useId, useState } from 'react';
import type { Stop } from '../../../contract/stops.ts';
import type { PlannedStop } from '../../features/plan/visitedPlaces.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { DriverCard } from './DriverCard.tsx';

interface PlanCardsProps {
  places: readonly PlannedStop[];
  /** By id; null for a place that has left the guide. */
  stops: ReadonlyMap<number, Stop | null>;
}

/** The plan's stops, one at a time, and the list of all. */
export function PlanCards({ places, stops }: PlanCardsProps) {
  const { messages } = useLanguage();
  const driverMessages = messages.driver;
  const id = useId();
  const listed = places.flatMap((place) => stops.get(place.id) ?? []);
  const [chosen, setChosen] = useState(0);
  // Another tab may have removed places.
  const index = Math.min(chosen, listed.length - 1);
  const stop = listed[index];
  const last = listed.length - 1;

  useEffect(() => {
    const step: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const onKey = (event: KeyboardEvent) => {
      const by = step[event.key];
      // With a modifier the key is the browser's Back, and in a menu it belongs to the menu.
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)
        return;
      setChosen((now) => Math.max(0, Math.min(last, Math.min(now, last) + by)));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [last]);

  const show = (next: number) => {
    setChosen(next);
    scrollTo({ top: 0 });
  };
  if (!stop) return <p className="py-8 text-lg">{driverMessages.allGone}</p>;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-1">
        <Button variant="outline" icon="left" disabled={index === 0} onClick={() => show(index - 1)}>
          {messages.shell.previous}
        </Button>
        <p role="status" className="bold text-lg whitespace-nowrap tabular">
          {index + 1} / {listed.length}
        </p>
        <Button variant="outline" disabled={index === last} onClick={() => show(index + 1)}>
          {messages.shell.next}
          <Icon name="right" className="size-5" />
        </Button>
      </div>
      <DriverCard stop={stop} />
      <h2 id={id} className="mt-8 bold text-lg">
        {driverMessages.stops}
      </h2>
      <ol aria-labelledby={id} className="mt-3 grid gap-2">
        {places.map((place) => {
          const at = listed.findIndex((one) => one.id === place.id);
          const one = listed[at];
          return (
            <li key={place.id}>
              {one ? (
                <button
                  type="button"
                  aria-current={at === index ? 'step' : undefined}
                  onClick={() => show(at)}
                  className={`flex min-h-12 w-full items-center gap-3 rounded-md hairline px-4 py-2 text-left text-lg ${at === index ? 'bold bg-foam' : ''}`}
                >
                  <span className="tabular">{at + 1}</span>
                  <span lang="ko" className="min-w-0">
                    {one.korean.name}
                  </span>
                </button>
              ) : (
                <p className="px-4 py-2 text-muted text-sm">
                  {place.title}: {driverMessages.gone}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
