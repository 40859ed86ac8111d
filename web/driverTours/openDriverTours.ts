import type { DriverPinState, DriverTour } from '../../contract/desk/driverTours.ts';
import { toSeoulDate } from '../../domain/calendar/seoulTime.ts';
import { maxServerFaults } from '../shared/client/retryRule.ts';
import { callDriverTours, type Outcome, sendPin, type TourReport } from './driverTourCalls.ts';
import { type SavedTours, savedToursIn } from './savedTours.ts';
import type { TextStorage } from './textStorage.ts';
import { afterReport, isReached, type WaitingReport, waitingReportsIn } from './waitingReports.ts';

export interface DriverToursState {
  readonly link: 'valid' | 'expired' | 'unknown';
  /** Why the link asks for its PIN; null while it doesn't. */
  readonly pin: DriverPinState | null;
  /** Null until the first request has ended. */
  readonly isConnected: boolean | null;
  /** The last response, at first the one stored on this device; null if there is none. */
  readonly saved: SavedTours | null;
  /** The tours, with the waiting reports applied. */
  readonly tours: readonly DriverTour[];
  readonly waiting: readonly WaitingReport[];
  /** Reports that the server rejected, until the driver dismisses the message about them. */
  readonly failed: readonly WaitingReport[];
}

interface DriverToursDeps {
  /** The code of the driver's link. */
  readonly code: string;
  readonly origin: string;
  readonly storage: TextStorage;
  readonly now: () => Date;
  readonly onChange: (state: DriverToursState) => void;
}

export interface DriverToursSession {
  readonly state: () => DriverToursState;
  /** Sends what waits, in its order, and loads the tours. */
  readonly sync: () => Promise<void>;
  readonly report: (tour: DriverTour, report: TourReport) => Promise<void>;
  /** Sets or enters the PIN of the link, and continues with the request that needed it. */
  readonly enterPin: (pin: string) => Promise<void>;
  /** Forgets the failed reports. */
  readonly dismissFailed: () => void;
}

/** Storage key of the token that this device sends in place of a link's PIN. */
const tokenKey = (code: string) => `solbada-driver-token ${code}`;

/** The tours of a link: the server's last response, and the driver's reports since then. */
export function openDriverTours({
  code,
  origin,
  storage,
  now,
  onChange,
}: DriverToursDeps): DriverToursSession {
  const readToken = (codeOfLink: string) => {
    const token = storage.readJson(tokenKey(codeOfLink));
    return typeof token === 'string' ? token : null;
  };
  const copies = savedToursIn(storage, now);
  const waitingReports = waitingReportsIn(storage, now);
  const removePast = () => {
    copies.removePast();
    waitingReports.removeNames(toSeoulDate(now()));
  };
  removePast();
  let link: DriverToursState['link'] = 'valid';
  let pin: DriverPinState | null = null;
  let isConnected: boolean | null = null;
  let saved = copies.read(code);
  let failed: readonly WaitingReport[] = [];

  const state = (): DriverToursState => {
    const waiting = waitingReports.list();
    const listed = saved?.tours.tours ?? [];
    const tours = listed.map((tour) =>
      waiting
        .filter(({ orderId }) => orderId === tour.orderId)
        .reduce((shown, { report }) => afterReport(shown, report), tour),
    );
    return { link, pin, isConnected, saved, tours, waiting, failed };
  };

  const take = (outcome: Outcome) => {
    isConnected = outcome.kind !== 'unreachable' && outcome.kind !== 'failed';
    if (outcome.kind === 'pin') {
      ({ pin } = outcome);
    } else if (outcome.kind === 'ok') {
      link = 'valid';
      pin = null;
      saved = { tours: outcome.content, receivedAt: now().getTime() };
      copies.write(code, saved);
      // The response to a report may have been lost, and the report repeated after the next step.
      failed = failed.filter(
        (one) =>
          !isReached(
            one,
            outcome.content.tours.find(({ orderId }) => orderId === one.orderId),
          ),
      );
    } else if (outcome.kind === 'expired' || outcome.kind === 'unknown') {
      link = outcome.kind;
      pin = null;
      saved = null;
      copies.write(code, null);
    }
  };

  /** @returns whether the tours are as new as they can be; null without network */
  const sendNext = async (next: WaitingReport): Promise<boolean | null> => {
    const path = `${next.code}/${next.orderId}`;
    const outcome = await callDriverTours({ origin, path, token: readToken(next.code) }, next.report);
    // A report waits until its own link's PIN is entered.
    if (outcome.kind === 'pin') {
      if (next.code === code) take(outcome);
      return null;
    }
    if (outcome.kind === 'unreachable' || (outcome.kind === 'failed' && next.faults + 1 < maxServerFaults)) {
      if (outcome.kind === 'failed') waitingReports.countFault(next);
      take(outcome);
      return null;
    }
    waitingReports.remove(next.id);
    if (outcome.kind !== 'ok') {
      failed = [...failed, next];
      return false;
    }
    if (next.code !== code) return false;
    take(outcome);
    return true;
  };

  const sendAndLoad = async () => {
    // A page may stay open past midnight.
    removePast();
    let isNew = false;
    for (let next = waitingReports.list()[0]; next; next = waitingReports.list()[0]) {
      const outcome = await sendNext(next);
      onChange(state());
      if (outcome === null) return;
      isNew = outcome;
    }
    if (!isNew) take(await callDriverTours({ origin, path: code, token: readToken(code) }, null));
    onChange(state());
  };

  let running: Promise<void> | null = null;
  let isDue = false;
  const run = async () => {
    try {
      // A report that is made meanwhile goes with the next round.
      while (isDue) {
        isDue = false;
        await sendAndLoad();
      }
    } finally {
      running = null;
    }
  };
  const sync = () => {
    isDue = true;
    running ??= run();
    return running;
  };

  return {
    state,
    sync,
    report(tour, report) {
      const about = `${tour.startTime} ${tour.customerName}`;
      waitingReports.add({ code, orderId: tour.orderId, report, day: tour.tripDate, about });
      onChange(state());
      return sync();
    },
    async enterPin(typed) {
      const outcome = await sendPin(origin, code, typed);
      if (outcome.kind !== 'ok') {
        take(outcome);
        onChange(state());
        return;
      }
      storage.writeJson(tokenKey(code), outcome.content.token);
      await sync();
    },
    dismissFailed() {
      failed = [];
      onChange(state());
    },
  };
}
