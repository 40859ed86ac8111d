/** @jsxImportSource preact */
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { phoneUrl } from '../../domain/phone.ts';
import type { DriverToursSession, DriverToursState } from './openDriverTours.ts';
import { PinForm } from './PinForm.tsx';
import { TourCard } from './TourCard.tsx';
import { dayInWords, groupByDay, momentInWords } from './tourDays.ts';
import { presentStateInWords, reportInWords } from './words.ts';

interface ScreenProps {
  readonly state: DriverToursState;
  readonly session: DriverToursSession;
  readonly now: Date;
  /** The company's telephone number. */
  readonly deskPhone: string | null;
  readonly isInMemory: boolean;
}

const endings = {
  expired: ['기간이 끝난 링크입니다', '투어가 더 있으면 회사에 새 링크를 요청하세요.'],
  unknown: ['쓸 수 없는 링크입니다', '주소가 잘렸거나, 회사에서 이 링크를 끝냈습니다. 새 링크를 요청하세요.'],
} as const;

/** The reports that the server rejected, each with the actual state of its tour. */
function FailedReports({ state, session }: Pick<ScreenProps, 'state' | 'session'>) {
  if (state.failed.length === 0) return null;
  return (
    <section role="alert" class="failed">
      <h2>처리되지 않았습니다</h2>
      <ul>
        {state.failed.map(({ id, orderId, about, report }) => (
          <li key={id}>
            {about} · {reportInWords(report)}
            <br />
            {presentStateInWords(state.tours.find((tour) => tour.orderId === orderId))}
          </li>
        ))}
      </ul>
      <button type="button" onClick={session.dismissFailed}>
        확인
      </button>
    </section>
  );
}

function Connection({ state, session }: Pick<ScreenProps, 'state' | 'session'>) {
  const { isConnected, saved } = state;
  return (
    <div role="status" class="connection">
      {isConnected === false && (
        <>
          <p>
            {saved
              ? `연결 없음 · ${momentInWords(saved.receivedAt)}에 받은 내용입니다`
              : '투어를 불러오지 못했습니다. 연결을 확인하세요.'}
          </p>
          <button type="button" onClick={() => void session.sync()}>
            다시 시도
          </button>
        </>
      )}
      {isConnected === null && !saved && <p>불러오는 중입니다…</p>}
    </div>
  );
}

function Days({ state, session, now, isInMemory }: ScreenProps) {
  const { saved, tours, waiting } = state;
  if (!saved) return null;
  // The later of the two days: the response may be from yesterday, or the phone's clock may be slow.
  const here = toSeoulDate(now);
  const today = here > saved.tours.today ? here : saved.tours.today;
  const offers = tours.filter((tour) => tour.state === 'offered' && tour.tripDate >= today).length;
  return (
    <>
      {offers > 0 && <p class="offers">수락을 기다리는 투어 {offers}건</p>}
      {tours.length === 0 && <p>지금은 맡은 투어가 없습니다.</p>}
      {groupByDay(tours, today).map(({ day, tours: dayTours }) => (
        <section key={day}>
          <h2>{dayInWords(day, today)}</h2>
          {dayTours.map((tour) => (
            <TourCard
              key={tour.orderId}
              tour={tour}
              now={now}
              isWaiting={waiting.some(({ orderId }) => orderId === tour.orderId)}
              isInMemory={isInMemory}
              onReport={(report) => void session.report(tour, report)}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** The whole page. */
export function DriverToursScreen(props: ScreenProps) {
  const { state, session, deskPhone } = props;
  const { link, pin, saved } = state;
  const [title, explanation] = link === 'valid' ? [] : endings[link];
  return (
    <>
      <main>
        <h1>{title ?? (saved ? `${saved.tours.driverName} 기사님의 투어` : '기사님의 투어')}</h1>
        <FailedReports state={state} session={session} />
        {explanation ? (
          <p>{explanation}</p>
        ) : (
          <>
            <Connection state={state} session={session} />
            {/* Without network the phone shows what it has loaded: nobody can check a PIN then. */}
            {pin ? <PinForm pin={pin} onEnter={session.enterPin} /> : <Days {...props} />}
          </>
        )}
        {link !== 'valid' && deskPhone === null && <p>배차 담당자에게 연락하세요.</p>}
      </main>
      {deskPhone !== null && (
        <footer>
          <a class="button call" href={phoneUrl(deskPhone)}>
            회사에 전화 <span class="number">{deskPhone}</span>
          </a>
        </footer>
      )}
    </>
  );
}
