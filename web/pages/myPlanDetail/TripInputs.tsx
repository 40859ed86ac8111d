import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { partySizes } from '../../../domain/tour/planRules.ts';
import {
  chosenDeparture,
  type PlanDeparture,
  startTimeOptions,
  useAvailability,
} from '../../features/plan/trip/availability.ts';
import type { TripDraft } from '../../features/plan/trip/draft.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { fieldBox } from '../../shared/ui/Field.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import type { DayNotes } from './useDayNotes.ts';

/** The calendar is 20 KB, and is loaded when it is opened. */
const DateDialog = lazy(async () => ({ default: (await import('./DateDialog.tsx')).DateDialog }));

interface TripInputsProps {
  draft: TripDraft;
  /** The departures that can be chosen; undefined until they are known. */
  departures: readonly PlanDeparture[] | undefined;
  /** Null until a day is chosen and the code of the notes is loaded. */
  dayNotes: DayNotes | null;
  onChange: (change: Partial<TripDraft>) => void;
  hasPlaces: boolean;
  /** The sentence about too many places, if there are. */
  tooMany: string | undefined;
  onReserve: () => void;
}

/**
 * Date, departure, time and people (docs/product/plans.md#the-trip-plan, docs/product/plans.md#the-rules-of-a-plan),
 * and the button that reserves.
 */
export function TripInputs({
  draft,
  departures,
  dayNotes,
  onChange,
  hasPlaces,
  tooMany,
  onReserve,
}: TripInputsProps) {
  const { language, messages } = useLanguage();
  const tripMessages = messages.trip;
  const id = useId();
  const [isDateOpen, setDateOpen] = useState(false);
  const dateButton = useRef<HTMLButtonElement>(null);
  const wasDateOpen = useRef(false);
  // Only after the dialog is closed: while it is open, nothing behind it can be focused.
  useEffect(() => {
    if (wasDateOpen.current && !isDateOpen) dateButton.current?.focus();
    wasDateOpen.current = isDateOpen;
  }, [isDateOpen]);
  const { date, time, people } = draft;
  const departure = chosenDeparture(departures, draft.departure);
  const [now, setNow] = useState(() => new Date());
  const isTimePassed = date !== null && time !== null && tourStart(date, time) <= now;
  const { data: available } = useAvailability(date === null ? null : { from: date, to: date });
  const unavailable = available?.days[0]?.unavailable ?? [];
  // A time that has passed can be chosen, and then shows a message.
  const isGone = (value: string) =>
    date !== null && unavailable.includes(value) && tourStart(date, value) > now;
  const missing = [
    !hasPlaces && tripMessages.places,
    date === null && tripMessages.date,
    !departure && tripMessages.departure,
    time === null && tripMessages.time,
    people === null && tripMessages.people,
  ].filter(Boolean);
  const obstacle = tooMany ?? (missing.length > 0 ? tripMessages.reserveNeeds(missing.join(' · ')) : null);
  const change = (part: Partial<TripDraft>) => {
    setNow(new Date());
    onChange(part);
  };
  const reserve = () => {
    const pressedAt = new Date();
    setNow(pressedAt);
    // The page may have been open past the tour's start.
    if (date !== null && time !== null && tourStart(date, time) > pressedAt) onReserve();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="no-print mt-8">
      <h2 id={`${id}-title`} className="bold text-xl">
        {tripMessages.inputs}
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-4">
        <div className="col-span-2">
          <span id={`${id}-date`} className="block pb-2 semibold text-sm">
            {tripMessages.date}
          </span>
          <button
            type="button"
            ref={dateButton}
            aria-labelledby={`${id}-date`}
            aria-describedby={`${id}-day`}
            aria-haspopup="dialog"
            onClick={() => setDateOpen(true)}
            className={`${fieldBox} flex w-full items-center text-left`}
          >
            {/* The value, not the name: as visible content of the button it would have to be part of the name. */}
            <span id={`${id}-day`} aria-hidden="true" className={date ? '' : 'text-muted'}>
              {date ? formatDay(date, language) : tripMessages.choose}
            </span>
          </button>
          {date !== null && dayNotes && <dayNotes.DayFestivals date={date} />}
        </div>
        <div className="col-span-2">
          <SelectField
            label={tripMessages.departure}
            value={departure?.id ?? ''}
            // The station is the only departure, unless the owner offers others (docs/product/plans.md#the-rules-of-a-plan).
            options={[
              ...(departure ? [] : [{ value: '', label: tripMessages.choose }]),
              ...(departures ?? []).map((one) => ({ value: one.id, label: one.name })),
            ]}
            onChange={(value) => change({ departure: value || null })}
            message={departures && !departure ? { tone: 'error', text: tripMessages.departureEnded } : null}
          />
        </div>
        <SelectField
          label={tripMessages.time}
          value={time ?? ''}
          options={[
            { value: '', label: tripMessages.choose },
            ...startTimeOptions(isGone, tripMessages.unavailable),
          ]}
          onChange={(value) => change({ time: value || null })}
          message={isTimePassed ? { tone: 'error', text: tripMessages.timePassed } : null}
        />
        <SelectField
          label={tripMessages.people}
          value={people ?? ''}
          options={[
            { value: '', label: tripMessages.choose },
            ...partySizes.map((value) => ({ value, label: tripMessages.peopleCount(value) })),
          ]}
          onChange={(value) => change({ people: value || null })}
        />
      </div>
      {dayNotes && date !== null && time !== null && !isTimePassed && (
        <dayNotes.DepartureNote
          date={date}
          time={time}
          onChoose={(chosen) => change({ date: chosen.date, time: chosen.startTime })}
        />
      )}
      {draft.datePassed && (
        <p role="status" className="mt-3 text-sm text-sunrise">
          {tripMessages.datePassed}
        </p>
      )}
      <Button
        disabled={obstacle !== null || isTimePassed}
        aria-describedby={`${id}-needs`}
        onClick={reserve}
        className="mt-5 w-full"
      >
        {tripMessages.reserve}
      </Button>
      {/* Its line is reserved, so that nothing below moves. */}
      <p id={`${id}-needs`} className="mt-2 min-h-6 text-center text-muted text-sm">
        {obstacle}
      </p>
      {isDateOpen && (
        <Suspense>
          <DateDialog
            date={date}
            onChoose={(chosen) => change({ date: chosen, datePassed: false })}
            onClose={() => setDateOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
