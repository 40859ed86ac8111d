import { lazy, Suspense } from 'react';
import { loadOptionalPart } from '../../../shared/page/outdated.ts';
import type { DayLightProps, StopLightProps } from './lightNotes.tsx';

// As on a place's page: the server renders them, the browser loads their code once a plan has a day.
const loadDay = async () => ({ default: (await import('./lightNotes.tsx')).LightOfDay });
const loadStop = async () => ({ default: (await import('./lightNotes.tsx')).LightOfStop });
const LightOfDay = import.meta.env.SSR ? (await loadDay()).default : lazy(() => loadOptionalPart(loadDay));
const LightOfStop = import.meta.env.SSR ? (await loadStop()).default : lazy(() => loadOptionalPart(loadStop));

type Undated<Props> = Omit<Props, 'date'> & {
  /** Null while no day is chosen: then there is nothing to say. */
  date: string | null;
};

/** Sunrise and sunset of the plan's day. */
export function DayLight({ date, ...rest }: Undated<DayLightProps>) {
  if (date === null) return null;
  return (
    <p className="mt-3 min-h-5 text-muted text-sm tabular">
      <Suspense>
        <LightOfDay date={date} {...rest} />
      </Suspense>
    </p>
  );
}

/** The sunset at a seaside stop, where the visit meets it. */
export function StopLight({ date, stop, ...rest }: Undated<StopLightProps>) {
  if (date === null || !stop.isSeaside) return null;
  return (
    <Suspense>
      <LightOfStop date={date} stop={stop} {...rest} />
    </Suspense>
  );
}
