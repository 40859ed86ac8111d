import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { htmlLang } from '../../../contract/languages.ts';
import { largestParty, startTimes } from '../../../contract/planRules.ts';
import { tourStart } from '../../../contract/ticketRules.ts';
import type { TripDraft } from '../../features/plan/trip/draft.ts';
import { dayIn } from '../../features/plan/tripDay.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import type { DayNotes } from './useDayNotes.ts';

/** The calendar is 20 KB, and is loaded when it is opened. */
const DateDialog = lazy(async () => ({ default: (await import('./DateDialog.tsx')).DateDialog }));

interface TripInputsProps {
  draft: TripDraft;
  /** Null until a day is chosen and they are loaded. */
  dayNotes: DayNotes | null;
  onChange: (change: Partial<TripDraft>) => void;
  /** Null while the places cannot be ordered: there are none, or too many. */
  onReserve: (() => void) | null;
}

const partySizes = Array.from({ length: largestParty }, (_, index) => index + 1);

const box = 'flex min-h-12 w-full items-center rounded-sm hairline bg-surface px-3 text-left text-base';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Validation error of the inputs. */
  error?: string | undefined;
  children: ReactNode;
}

function Choice({ label, value, onChange, error, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block pb-2 semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={box}
      >
        {children}
      </select>
      {error && (
        <p id={`${id}-error`} role="status" className="mt-1 text-sm text-sunrise">
          {error}
        </p>
      )}
    </div>
  );
}

/** Date, departure, time and people (SPEC 2, 5), and the button that reserves. */
export function TripInputs({ draft, dayNotes, onChange, onReserve }: TripInputsProps) {
  const { language, messages } = useLanguage();
  const words = messages.trip;
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
  const [now, setNow] = useState(() => new Date());
  const isTimePassed = date !== null && time !== null && tourStart(date, time) <= now;
  const isFilled = date !== null && time !== null && people !== null;
  const change = (part: Partial<TripDraft>) => {
    setNow(new Date());
    onChange(part);
  };
  const reserve = () => {
    const pressedAt = new Date();
    setNow(pressedAt);
    // The page may have been open past the tour's start.
    if (date !== null && time !== null && tourStart(date, time) > pressedAt) onReserve?.();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="no-print mt-8">
      <h2 id={`${id}-title`} className="bold text-xl">
        {words.inputs}
      </h2>
      <div className="mt-4 grid grid-cols-2 gap-4">
        <div className="col-span-2">
          <span id={`${id}-date`} className="block pb-2 semibold text-sm">
            {words.date}
          </span>
          <button
            type="button"
            ref={dateButton}
            aria-labelledby={`${id}-date`}
            aria-describedby={`${id}-day`}
            aria-haspopup="dialog"
            onClick={() => setDateOpen(true)}
            className={box}
          >
            {/* The value, not the name: as visible content of the button it would have to be part of the name. */}
            <span id={`${id}-day`} aria-hidden="true" className={date ? '' : 'text-muted'}>
              {date ? dayIn(date, htmlLang[language]) : words.choose}
            </span>
          </button>
          {date !== null && dayNotes && <dayNotes.DayFestivals date={date} />}
        </div>
        <div className="col-span-2">
          <Choice label={words.departure} value="GANGNEUNG_STATION" onChange={() => undefined}>
            {/* SPEC 5: the only option. */}
            <option value="GANGNEUNG_STATION">{words.station}</option>
          </Choice>
        </div>
        <Choice
          label={words.time}
          value={time ?? ''}
          onChange={(value) => change({ time: value || null })}
          error={isTimePassed ? words.timePassed : undefined}
        >
          <option value="">{words.choose}</option>
          {startTimes.map((start) => (
            <option key={start}>{start}</option>
          ))}
        </Choice>
        <Choice
          label={words.people}
          value={String(people ?? '')}
          onChange={(value) => change({ people: Number(value) || null })}
        >
          <option value="">{words.choose}</option>
          {partySizes.map((size) => (
            <option key={size} value={size}>
              {words.peopleCount(size)}
            </option>
          ))}
        </Choice>
      </div>
      {draft.datePassed && (
        <p role="status" className="mt-3 text-sm text-sunrise">
          {words.datePassed}
        </p>
      )}
      <Button
        disabled={!onReserve || !isFilled || isTimePassed}
        aria-describedby={isFilled ? undefined : `${id}-needs`}
        onClick={reserve}
        className="mt-5 w-full"
      >
        {words.reserve}
      </Button>
      {!isFilled && (
        <p id={`${id}-needs`} className="mt-2 text-center text-muted text-sm">
          {words.reserveNeeds}
        </p>
      )}
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
