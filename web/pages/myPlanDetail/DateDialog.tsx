import { use, useState } from 'react';
import { DayPicker, type DayPickerLocale } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { runsOn } from '../../../domain/festivals/festivalRules.ts';
import { htmlLang, type Language } from '../../../domain/languages.ts';
import { isPastDate, isTooFarDate, lastTripDate, startTimes } from '../../../domain/tour/planRules.ts';
import { useAvailability } from '../../features/plan/trip/availability.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { formatTypedDate, typedDate } from './typedDate.ts';
import { useFestivalsAhead } from './useFestivalsAhead.ts';

interface DateDialogProps {
  date: string | null;
  onChoose: (date: string) => void;
  onClose: () => void;
}

const loadLocale: Record<Language, () => Promise<DayPickerLocale>> = {
  ko: async () => (await import('react-day-picker/locale/ko')).ko,
  // Part of the calendar module anyway.
  en: async () => enUS,
  cn: async () => (await import('react-day-picker/locale/zh-CN')).zhCN,
  tw: async () => (await import('react-day-picker/locale/zh-TW')).zhTW,
  ja: async () => (await import('react-day-picker/locale/ja')).ja,
};
const locales = new Map<Language, Promise<DayPickerLocale>>();

function loadDayPickerLocale(language: Language): Promise<DayPickerLocale> {
  const known = locales.get(language);
  if (known) return known;
  const loading = loadLocale[language]();
  locales.set(language, loading);
  return loading;
}

/** The calendar's days use the visitor's local time; only their year, month and day are used. */
function toDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function toDate(day: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The days of a month that can be planned; null where there are none. */
function monthDays(month: Date, now: Date): { from: string; to: string } | null {
  const [first, last] = [toSeoulDate(now), lastTripDate(now)];
  const from = toDate(new Date(month.getFullYear(), month.getMonth(), 1));
  const to = toDate(new Date(month.getFullYear(), month.getMonth() + 1, 0));
  if (to < first || from > last) return null;
  return { from: from < first ? first : from, to: to > last ? last : to };
}

/** A dot at this height of its box; not a class, since every page would load its rule. */
const dotAt = (height: string) => ({
  backgroundImage: `radial-gradient(circle at 50% ${height}, var(--color-sunrise) 0 3px, transparent 3.5px)`,
});

const dayClass = 'inline-flex size-11 items-center justify-center rounded-full hover:bg-foam';

/**
 * A calendar from today to a year ahead (in Asia/Seoul), and a text field (docs/product/plans.md#the-rules-of-a-plan).
 */
export function DateDialog({ date, onChoose, onClose }: DateDialogProps) {
  const { language, messages } = useLanguage();
  const tripMessages = messages.trip;
  const locale = use(loadDayPickerLocale(language));
  const now = new Date();
  // Contains the number that the button shows, so that voice control finds it.
  const fullDay = new Intl.DateTimeFormat(htmlLang[language], { dateStyle: 'full' });
  const today = toDay(toSeoulDate(now));
  const [text, setText] = useState(date ? formatTypedDate(date, tripMessages.dateFormat) : '');
  const [isJudged, setJudged] = useState(false);
  const typed = typedDate(text);
  const isPast = typed !== null && isPastDate(typed, now);
  const isTooFar = typed !== null && isTooFarDate(typed, now);
  const last = toDay(lastTripDate(now));

  const [month, setMonth] = useState(() => toDay(date ?? toSeoulDate(now)));
  const { data: available } = useAvailability(monthDays(month, now));
  // Today may have no departures left because of the hour; the time field explains that.
  const isFull = (day: string) =>
    day !== toSeoulDate(now) &&
    available?.days.some((one) => one.date === day && one.unavailable.length === startTimes.length);
  const festivals = useFestivalsAhead();
  const festivalsOn = (day: Date) => festivals.filter((festival) => runsOn(festival, toDate(day)));
  const hasFestival = (day: Date) => day >= today && festivalsOn(day).length > 0;
  const dayLabel = (day: Date) => {
    const names = festivalsOn(day).map(({ name }) => name);
    return [
      fullDay.format(day),
      ...(names.length > 0 ? [tripMessages.festivalNames(names.join(', '))] : []),
      ...(isFull(toDate(day)) ? [tripMessages.unavailable] : []),
    ].join(' · ');
  };

  const choose = (chosen: string) => {
    onChoose(chosen);
    onClose();
  };
  const wrong = isPast
    ? tripMessages.dateOver
    : isTooFar
      ? tripMessages.dateTooFar
      : typed === null
        ? tripMessages.dateInvalid
        : isFull(typed)
          ? tripMessages.dayFull
          : null;
  return (
    <Dialog open onClose={onClose} title={tripMessages.date} closeLabel={messages.shell.close}>
      <DayPicker
        mode="single"
        locale={locale}
        today={today}
        startMonth={today}
        month={month}
        onMonthChange={setMonth}
        endMonth={last}
        disabled={[{ before: today }, { after: last }, (day) => isFull(toDate(day)) ?? false]}
        labels={{ labelDayButton: dayLabel }}
        modifiers={{ festival: hasFestival }}
        modifiersStyles={{ festival: dotAt('86%') }}
        selected={date ? toDay(date) : undefined}
        onSelect={(_, day) => choose(toDate(day))}
        classNames={{
          months: 'relative',
          month_caption: 'flex h-11 items-center justify-center bold',
          nav: 'absolute inset-x-0 top-0 flex h-11 justify-between',
          button_previous: dayClass,
          button_next: dayClass,
          chevron: 'size-5 fill-ink',
          month_grid: 'mx-auto mt-2 border-collapse',
          weekday: 'h-9 text-muted text-sm',
          day: 'p-0 text-center',
          day_button: dayClass,
          today: 'bold text-pine',
          selected: 'rounded-full bg-pine text-on-pine',
          hidden: 'invisible',
        }}
      />
      {festivals.length > 0 && (
        <p className="flex items-center justify-center text-muted text-sm">
          <span aria-hidden="true" className="inline-block size-5" style={dotAt('50%')} />
          {tripMessages.festivalDays}
        </p>
      )}
      <div className="mt-4">
        <Form
          label={tripMessages.dateTyped}
          onSubmit={() => {
            setJudged(true);
            if (typed !== null && wrong === null) choose(typed);
          }}
        >
          <TextField
            label={tripMessages.dateTyped}
            name="tripDate"
            value={text}
            onChange={(next) => {
              setText(next);
              const day = typedDate(next);
              if (day !== null && !isPastDate(day, now) && !isTooFarDate(day, now)) setMonth(toDay(day));
              setJudged(next.trim().length >= 10);
            }}
            onBlur={() => setJudged(text !== '')}
            longest={10}
            placeholder={tripMessages.dateFormat}
            inputMode="text"
            autoComplete="off"
            enterKeyHint="done"
            message={isJudged && wrong ? { tone: 'error', text: wrong } : null}
            width="w-full"
          />
          <Button type="submit" disabled={text.trim() === ''}>
            {tripMessages.dateUse}
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}
