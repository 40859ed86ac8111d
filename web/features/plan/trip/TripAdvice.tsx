import { useEffect, useMemo, useRef } from 'react';
import type { Stop } from '../../../../contract/stops.ts';
import { sunsetMinute } from '../../../../domain/daylight/daylight.ts';
import { htmlLang, type Language } from '../../../../domain/languages.ts';
import { type Advice, findAdvice, type OrderGain, orderGain } from '../../../../domain/tour/advice.ts';
import { exactUpTo, findBestOrder } from '../../../../domain/tour/bestOrder.ts';
import type { TourInputs, TourStop } from '../../../../domain/tour/schedule.ts';
import type { Shortening } from '../../../../domain/tour/shorten.ts';
import { createTimetable } from '../../../../domain/tour/timetable.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { durationText } from './FitSummary.tsx';
import { sortByIds } from './order.ts';
import { applyChange, type ChangeResult, usePlanChange } from './planChange.ts';

/** A plan of which all stops are known. */
export interface KnownTour {
  /** In their order. */
  readonly tour: readonly TourStop[];
  readonly inputs: TourInputs;
  readonly stops: ReadonlyMap<number, Stop | null>;
}

function inBestOrder({ tour, inputs, stops }: KnownTour): TourStop[] {
  const { date } = inputs;
  const sunset = ({ id }: TourStop) => {
    const stop = stops.get(id);
    return date !== null && stop?.isSeaside ? sunsetMinute(stop, date) : null;
  };
  return sortByIds(tour, findBestOrder(tour, { ...inputs, sunset }));
}

interface Shorter {
  /** The new order of the places, if it changes. */
  readonly order?: readonly number[];
  readonly leftOut?: Shortening['leftOut'];
  readonly shorter?: Shortening['shorter'];
}

/** What separates two sentences. */
export const sentenceGap = (language: Language) => (['ko', 'en'].includes(language) ? ' ' : '');

/** Puts the places into the best order. */
export function orderBest(known: KnownTour): void {
  const { tour, inputs } = known;
  const ordered = inBestOrder(known);
  const ids = ordered.map(({ id }) => id);
  if (ids.every((id, index) => id === tour[index]?.id)) {
    applyChange((plan) => plan, { kind: 'alreadyBest' });
    return;
  }
  const gain = orderGain(createTimetable(tour, inputs), createTimetable(ordered, inputs));
  applyChange((plan) => ({ ...plan, places: sortByIds(plan.places, ids) }), { kind: 'ordered', gain });
}

/** Shortens the plan: leaves places out, shortens visits, or changes the order. */
export function shortenPlan({ stops }: KnownTour, { order, leftOut = [], shorter = [] }: Shorter): void {
  const stays = Object.fromEntries(shorter.map(({ id, minutes }) => [id, minutes]));
  applyChange(
    ({ places, draft, ...plan }) => {
      const kept = places.filter(({ id }) => !leftOut.includes(id));
      return {
        ...plan,
        places: order ? sortByIds(kept, order) : kept,
        draft: { ...draft, stays: { ...draft.stays, ...stays } },
      };
    },
    {
      kind: 'shortened',
      leftOut: leftOut.map((id) => stops.get(id)?.name ?? ''),
      shorter,
      isReordered: order !== undefined,
    },
  );
}

interface TripAdviceProps {
  known: KnownTour;
  /** Number of changes chosen in a dialog so far; after each, the row with its result takes the focus. */
  changes: number;
}

/** The result of the last press and, while the tour does not fit, buttons that save time. */
export function TripAdvice({ known, changes }: TripAdviceProps) {
  const { result, undo } = usePlanChange();
  const { language, messages } = useLanguage();
  const { trip: tripMessages, advice: adviceMessages } = messages;
  const { tour, inputs, stops } = known;
  const resultRow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Once the dialog is closed: the row may be a screen above the button that opened it.
    if (changes > 0) resultRow.current?.focus();
  }, [changes]);
  /** The pressed button may disappear, so the row with the result takes the focus. */
  const press = (change: () => void) => () => {
    resultRow.current?.focus({ preventScroll: true });
    change();
  };
  const placeName = (id: number) => stops.get(id)?.name ?? '';
  const length = (minutes: number) => durationText(minutes, tripMessages);
  // Names the plan and all that its times depend on; the objects are created again with every render.
  const key = JSON.stringify([tour, inputs.date, inputs.start, createTimetable(tour, inputs).drivingMinutes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all of it
  const { advices, orderSaves } = useMemo(() => {
    const total = (list: readonly TourStop[]) => createTimetable(list, inputs).totalMinutes;
    const found = findAdvice(tour, inputs);
    // In a larger plan the best order takes too long to be computed before the visitor asks for it.
    const isOrdered = found.length > 0 && tour.length <= exactUpTo;
    return { advices: found, orderSaves: isOrdered ? total(tour) - total(inBestOrder(known)) : 0 };
  }, [key]);

  const list = (names: readonly string[]) => new Intl.ListFormat(htmlLang[language]).format(names);
  const gained = ({ driving, waiting, open }: OrderGain): string => {
    const gains = [
      driving > 0 && adviceMessages.lessDriving(length(driving)),
      driving < 0 && adviceMessages.moreDriving(length(-driving)),
      waiting > 0 && adviceMessages.lessWaiting(length(waiting)),
      waiting < 0 && adviceMessages.moreWaiting(length(-waiting)),
      open.length > 0 && adviceMessages.open(list(open.map(placeName)), open.length),
    ].filter((gain) => gain !== false);
    return gains.length > 0 ? adviceMessages.gained(gains) : '';
  };
  const resultText = (result: ChangeResult): string => {
    switch (result.kind) {
      case 'ordered':
        return [adviceMessages.ordered, gained(result.gain)].join(sentenceGap(language));
      case 'shortened':
        return [
          ...(result.leftOut.length > 0
            ? [adviceMessages.leftOut(list(result.leftOut), result.leftOut.length)]
            : []),
          ...result.shorter.map(({ id, minutes }) =>
            adviceMessages.shortened(placeName(id), length(minutes)),
          ),
          ...(result.isReordered ? [adviceMessages.ordered] : []),
        ].join(sentenceGap(language));
      default:
        return adviceMessages.bestAlready;
    }
  };
  const take = (advice: Advice) =>
    shortenPlan(known, advice.kind === 'drop' ? { leftOut: [advice.id] } : { shorter: [advice] });
  return (
    <>
      {advices.length > 0 && (
        <fieldset className="no-print mt-3">
          <legend className="semibold text-sm">{adviceMessages.title}</legend>
          <div className="mt-2 grid gap-2">
            {orderSaves > 0 && (
              <Button variant="outline" onClick={press(() => orderBest(known))}>
                {adviceMessages.order(length(orderSaves))}
              </Button>
            )}
            {advices.map((advice) => (
              <Button key={advice.kind} variant="outline" onClick={press(() => take(advice))}>
                {advice.kind === 'drop'
                  ? adviceMessages.leaveOut(placeName(advice.id), length(advice.saves))
                  : adviceMessages.shorten(placeName(advice.id), length(advice.minutes))}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <div ref={resultRow} tabIndex={-1} className="no-print mt-3 flex flex-wrap items-center gap-2.5">
        {undo && (
          <Button variant="outline" onClick={press(undo)}>
            {tripMessages.undo}
          </Button>
        )}
        <p role="status" className="text-sm">
          {result && resultText(result)}
        </p>
      </div>
    </>
  );
}
