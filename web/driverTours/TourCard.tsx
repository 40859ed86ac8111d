/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { DriverTour } from '../../contract/desk/driverTours.ts';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { messengerUrl, phoneUrl } from '../../domain/phone.ts';
import { tourEndTime } from '../../domain/tickets/overtime.ts';
import { specOvertimePrice } from '../../domain/tickets/saleTerms.ts';
import { tourStart } from '../../domain/tickets/ticketRules.ts';
import { maxOvertimeHalfHours } from '../../domain/tour/tourRules.ts';
import { ConfirmButton } from './DialogButton.tsx';
import type { TourReport } from './driverTourCalls.ts';
import { NameSign } from './NameSign.tsx';
import { TourStops } from './TourStops.tsx';
import { halfHoursInWords, languageWords, stateWords, stepWords, won } from './words.ts';

interface TourCardProps {
  readonly tour: DriverTour;
  readonly now: Date;
  readonly isWaiting: boolean;
  /** Whether waiting reports are lost when the page is closed. */
  readonly isInMemory: boolean;
  readonly onReport: (report: TourReport) => void;
}

/** The buttons of a tour, by its state. */
function Steps({ tour, now, onReport }: Pick<TourCardProps, 'tour' | 'now' | 'onReport'>) {
  const { state } = tour;
  const today = toSeoulDate(now);
  const isDay = today >= tour.tripDate;
  const isPast = today > tour.tripDate;
  const hasStarted = now >= tourStart(tour.tripDate, tour.startTime);
  return (
    <div class="steps">
      {state === 'offered' && !isPast && (
        <button type="button" class="strong" onClick={() => onReport({ step: 'accept' })}>
          {stepWords.accept}
        </button>
      )}
      {((state === 'accepted' && isDay) || state === 'notMet') && (
        <button type="button" class="strong" onClick={() => onReport({ step: 'met' })}>
          {stepWords.met}
        </button>
      )}
      {state === 'accepted' && hasStarted && (
        <button type="button" onClick={() => onReport({ step: 'notMet' })}>
          {stepWords.notMet}
        </button>
      )}
      {state === 'met' && (
        <ConfirmButton
          class="strong"
          label={stepWords.finished}
          question="투어를 마쳤습니까?"
          explanation="손님이 모두 내린 뒤에 누르세요. 되돌릴 수 없습니다."
          onConfirm={() => onReport({ step: 'finished' })}
        />
      )}
      {(state === 'offered' || state === 'accepted') && !isPast && (
        <ConfirmButton
          label={stepWords.cannot}
          question="이 투어를 못 합니까?"
          explanation="회사에서 다른 기사님을 찾습니다. 되돌릴 수 없습니다."
          onConfirm={() => onReport({ step: 'cannot' })}
        />
      )}
    </div>
  );
}

function Overtime({ tour, onReport }: Pick<TourCardProps, 'tour' | 'onReport'>) {
  // The previous release stored tours on the phone without a price.
  const { overtimeHalfHours: now, overtimePrice = specOvertimePrice } = tour;
  const change = (overtimeHalfHours: number) => () => onReport({ overtimeHalfHours });
  return (
    <fieldset class="overtime">
      <legend>추가 시간</legend>
      <button type="button" aria-label="추가 시간 30분 줄이기" disabled={now === 0} onClick={change(now - 1)}>
        −
      </button>
      <output>
        {halfHoursInWords(now)}
        {now > 0 && <small>{won(now * overtimePrice)}</small>}
      </output>
      <button
        type="button"
        aria-label="추가 시간 30분 늘리기"
        disabled={now >= maxOvertimeHalfHours}
        onClick={change(now + 1)}
      >
        +
      </button>
      <p class="quiet">추가 30분 {won(overtimePrice)} · 회사에만 알림, 손님 결제 아님</p>
    </fieldset>
  );
}

/** The end of a tour whose plan did not fit into three hours; renders nothing for other tours. */
function TourLength({ tour }: Pick<TourCardProps, 'tour'>) {
  // Defaults: tours that the previous release stored on the phone.
  const { startTime, boughtHalfHours = 0, acceptsEarlyEnd = false } = tour;
  if (boughtHalfHours === 0 && !acceptsEarlyEnd) return null;
  return (
    <p>
      <strong>{tourEndTime(startTime, boughtHalfHours)}에 끝</strong>
      {boughtHalfHours > 0 ? ' (연장 결제함)' : ' (일정이 남아도)'}
    </p>
  );
}

export function TourCard({ tour, now, isWaiting, isInMemory, onReport }: TourCardProps) {
  const { state, startTime, numberOfPeople, language, customerName, customerPhone, orderNumber } = tour;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useLayoutEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (shown.current !== state && document.activeElement === document.body) heading.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <article data-state={state} aria-label={`${startTime} ${customerName}`}>
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {startTime}
        </h3>
        <span class="state">{stateWords[state]}</span>
      </header>
      <p>
        {numberOfPeople}명 · <strong>{languageWords[language]}</strong>
        {orderNumber && ` · ${orderNumber}`}
      </p>
      <TourLength tour={tour} />
      <NameSign name={customerName} />
      {customerPhone && (
        <p class="contact">
          <a class="button" href={phoneUrl(customerPhone)}>
            손님에게 전화
          </a>
          <a class="button" href={messengerUrl(customerPhone)} rel="noreferrer">
            메시지
          </a>
        </p>
      )}
      <TourStops tour={tour} />
      <p role="status" class="waiting">
        {isWaiting && `연결되면 보냅니다${isInMemory ? '. 이 화면을 닫지 마세요' : ''}`}
      </p>
      {(state === 'met' || state === 'finished') && <Overtime tour={tour} onReport={onReport} />}
      <Steps key={state} tour={tour} now={now} onReport={onReport} />
    </article>
  );
}
