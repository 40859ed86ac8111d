import { useMemo, useState } from 'react';
import { htmlLang } from '../../../../domain/languages.ts';
import {
  boughtHalfHoursLimit,
  halfHoursBeyond,
  type TourLength,
  threeHours,
  tourEndTime,
} from '../../../../domain/tickets/overtime.ts';
import { formatWon } from '../../../../domain/tickets/price.ts';
import { findShortenings, type Shortening } from '../../../../domain/tour/shorten.ts';
import { createTimetable, tourMinutes } from '../../../../domain/tour/timetable.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { useSaleTerms } from '../../../shared/page/useSaleTerms.ts';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { Form } from '../../../shared/ui/Form.tsx';
import { FormFailure } from '../../../shared/ui/FormFailure.tsx';
import { SubmitButton } from '../../../shared/ui/SubmitButton.tsx';
import { useAvailability } from './availability.ts';
import { durationText } from './FitSummary.tsx';
import { type KnownTour, sentenceGap, shortenPlan } from './TripAdvice.tsx';

interface TooLongDialogProps {
  known: KnownTour;
  date: string;
  time: string;
  /** Called when the plan was shortened so that it fits. */
  onShortened: () => void;
  /** Called when the tour is to be reserved with this length. */
  onReserve: (length: TourLength) => void;
  onClose: () => void;
}

/** Offers ways to handle a plan that does not fit into three hours, before it is reserved. */
export function TooLongDialog({ known, date, time, onShortened, onReserve, onClose }: TooLongDialogProps) {
  const { language, messages } = useLanguage();
  const { trip: tripMessages, tooLong: longMessages } = messages;
  const { tour, inputs, stops } = known;
  const [choice, setChoice] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const { totalMinutes } = createTimetable(tour, inputs);
  // Names the plan and all that its times depend on; the objects are created again with every render.
  const key = JSON.stringify([tour, inputs.date, inputs.start, totalMinutes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all of it
  const shortenings = useMemo(() => findShortenings(tour, inputs), [key]);
  const overtime = useOvertime(halfHoursBeyond(totalMinutes), date, time);
  const length = (minutes: number) => durationText(minutes, tripMessages);
  const placeName = (id: number) => stops.get(id)?.name ?? '';
  const list = (texts: readonly string[]) => new Intl.ListFormat(htmlLang[language]).format(texts);

  const shorteningText = ({ leftOut, shorter }: Shortening): string => {
    const visits = shorter.map(({ id, minutes }) => longMessages.visit(placeName(id), length(minutes)));
    if (leftOut.length > 0) return longMessages.leaveOut(list(leftOut.map(placeName)));
    return visits.length > 0 ? longMessages.shorter(list(visits)) : longMessages.order;
  };
  const choices: readonly Choice[] = [
    ...shortenings.map((one, index) => ({
      value: `shorten${index}`,
      label: shorteningText(one),
      hint: [
        longMessages.takes(length(one.totalMinutes)),
        one.isReordered && (one.leftOut.length > 0 || one.shorter.length > 0) && longMessages.reordered,
      ]
        .filter(Boolean)
        .join(sentenceGap(language)),
      take: () => {
        const order = one.isReordered ? { order: one.stops.map(({ id }) => id) } : {};
        shortenPlan(known, { ...order, leftOut: one.leftOut, shorter: one.shorter });
        onShortened();
      },
    })),
    ...(overtime.state === 'notOffered'
      ? []
      : [
          {
            value: 'overtime',
            label: longMessages.overtime(length(overtime.halfHours * 30), formatWon(overtime.price)),
            hint:
              overtime.state === 'free'
                ? longMessages.ends(tourEndTime(time, overtime.halfHours))
                : longMessages.overtimeNot[overtime.state],
            isDisabled: overtime.state !== 'free',
            take: () => onReserve({ ...threeHours, boughtHalfHours: overtime.halfHours }),
          },
        ]),
    {
      value: 'asItIs',
      label: longMessages.asItIs,
      hint: longMessages.earlyEnd(tourEndTime(time, 0)),
      take: () => onReserve({ ...threeHours, acceptsEarlyEnd: true }),
    },
  ];

  const goOn = () => {
    const chosen = choices.find(({ value, isDisabled }) => value === choice && !isDisabled);
    setMissing(!chosen);
    chosen?.take();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={longMessages.title(length(totalMinutes))}
      closeLabel={messages.shell.close}
    >
      <Form onSubmit={goOn}>
        <fieldset className="grid gap-1.5">
          <legend className="pb-1 text-sm">
            {longMessages.question(length(totalMinutes - tourMinutes))}
          </legend>
          {choices.map((one) => (
            <ChoiceRow
              key={one.value}
              choice={one}
              isChosen={one.value === choice}
              onChoose={() => {
                setChoice(one.value);
                setMissing(false);
              }}
            />
          ))}
        </fieldset>
        <FormFailure sentence={isMissing && longMessages.choose} />
        <SubmitButton isWide>{longMessages.next}</SubmitButton>
      </Form>
    </Dialog>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint: string;
  readonly isDisabled?: boolean;
  readonly take: () => void;
}

interface ChoiceRowProps {
  choice: Choice;
  isChosen: boolean;
  onChoose: () => void;
}

function ChoiceRow({ choice, isChosen, onChoose }: ChoiceRowProps) {
  const { value, label, hint, isDisabled = false } = choice;
  return (
    <div>
      <label className="flex min-h-11 gap-3 pt-2.5">
        <input
          type="radio"
          name="tourLength"
          value={value}
          checked={isChosen}
          disabled={isDisabled}
          aria-describedby={`length-${value}`}
          onChange={onChoose}
          className="mt-0.5 size-5 shrink-0 accent-pine"
        />
        <span className={`min-w-0 ${isDisabled ? 'text-muted' : ''}`}>{label}</span>
      </label>
      <p id={`length-${value}`} className="ml-8 text-muted text-sm">
        {hint}
      </p>
    </div>
  );
}

/** Whether that much overtime can be bought with a departure, and what it costs. */
function useOvertime(halfHours: number, date: string, time: string) {
  const day = { from: date, to: date };
  const { overtimePrice } = useSaleTerms();
  // No extra request: the screen has loaded this already.
  const offer = useAvailability(day);
  // A server of the previous release does not send the maximum.
  const max = offer.data && (offer.data.maxBoughtHalfHours ?? 0);
  const isPossible = max === undefined || halfHours <= max;
  const { data, isFetching } = useAvailability(isPossible ? day : null, {
    boughtHalfHours: Math.min(halfHours, boughtHalfHoursLimit),
  });
  const state = () => {
    if (max === 0) return 'notOffered';
    if (!isPossible) return 'tooMuch';
    if (!data || max === undefined) return isFetching || offer.isFetching ? 'checking' : 'unknown';
    return data.days[0]?.unavailable.includes(time) ? 'full' : 'free';
  };
  return { halfHours, price: halfHours * overtimePrice, state: state() } as const;
}
