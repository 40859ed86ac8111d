import type { DriverTour } from '../../contract/desk/driverTours.ts';
import { driverSteps, stateAfterStep } from '../../domain/tour/tourRules.ts';
import { isRecord } from '../shared/isRecord.ts';
import type { TourReport } from './driverTourCalls.ts';
import type { TextStorage } from './textStorage.ts';

/** A report that the server has not confirmed. */
export interface WaitingReport {
  readonly id: string;
  /** The time of the report (ms), which orders the reports; always later than that of the previous one. */
  readonly at: number;
  /** How often the server has failed on this report. */
  readonly faults: number;
  /** The code of the link that the driver used. */
  readonly code: string;
  readonly orderId: string;
  readonly report: TourReport;
  /** The day of the tour. */
  readonly day: string;
  /** The tour in words, in case it is reassigned meanwhile: its time and, until the end of its day, its visitor. */
  readonly about: string;
}

/** For example `10:00`. */
const timeLength = 5;

/** The tour as it will be once the server has accepted the report. */
export function afterReport(tour: DriverTour, report: TourReport): DriverTour {
  if ('step' in report) return { ...tour, state: stateAfterStep[report.step] };
  return { ...tour, overtimeHalfHours: report.overtimeHalfHours };
}

/** Whether the tour has already reached the state that the report asks for; a declined tour is no longer listed. */
export function isReached({ report }: WaitingReport, tour: DriverTour | undefined): boolean {
  if (!tour) return 'step' in report && report.step === 'cannot';
  if ('step' in report) return tour.state === stateAfterStep[report.step];
  return tour.overtimeHalfHours === report.overtimeHalfHours;
}

export type NewReport = Omit<WaitingReport, 'id' | 'at' | 'faults'>;

/** Each report has its own key: browsers do not lock storage between tabs, and one list would lose what another tab adds. */
const prefix = 'solbada-driver-waiting ';
/** The key under which the previous release stored all reports, as a list. */
const formerKey = 'solbada-driver-waiting';

/** Parses a stored report: null for anything else. Reports of the previous release have no order and no faults. */
function parseReport(stored: unknown, order: number): WaitingReport | null {
  if (!isRecord(stored) || !isRecord(stored.report)) return null;
  const { id, at = order, faults = 0, code, orderId, day = '', about } = stored;
  const { step, overtimeHalfHours } = stored.report;
  const known = driverSteps.find((name) => name === step);
  const report = known
    ? { step: known }
    : typeof overtimeHalfHours === 'number'
      ? { overtimeHalfHours }
      : null;
  if (report === null || typeof at !== 'number' || typeof faults !== 'number') return null;
  if (typeof id !== 'string' || typeof code !== 'string' || typeof orderId !== 'string') return null;
  if (typeof day !== 'string' || typeof about !== 'string') return null;
  return { id, at, faults, code, orderId, report, day, about };
}

/** The waiting reports of all links on this device, in the order in which they were made. Tabs share them. */
export function waitingReportsIn(storage: TextStorage, now: () => Date) {
  const write = (report: WaitingReport) => storage.writeJson(`${prefix}${report.id}`, report);
  const remove = (id: string) => storage.writeJson(`${prefix}${id}`, null);
  const list = (): readonly WaitingReport[] =>
    storage
      .keys(prefix)
      .flatMap((key) => parseReport(storage.readJson(key), 0) ?? [])
      .toSorted((a, b) => a.at - b.at);

  const former: unknown = storage.readJson(formerKey);
  if (Array.isArray(former))
    for (const [order, stored] of former.entries()) {
      const report = parseReport(stored, order);
      if (report) write(report);
    }
  storage.writeJson(formerKey, null);

  return {
    list,
    add(added: NewReport) {
      const before = list();
      const at = Math.max(now().getTime(), (before.at(-1)?.at ?? 0) + 1);
      write({ ...added, id: `${at}-${Math.random()}`, at, faults: 0 });
      // Only the last reported overtime of a tour counts.
      for (const { id, orderId, report } of before)
        if (orderId === added.orderId && 'overtimeHalfHours' in report && 'overtimeHalfHours' in added.report)
          remove(id);
    },
    /** Deletes the names of visitors from reports about tours of past days. */
    removeNames(today: string) {
      for (const report of list())
        if (report.day < today && report.about.length > timeLength)
          write({ ...report, about: report.about.slice(0, timeLength) });
    },
    countFault: (report: WaitingReport) => write({ ...report, faults: report.faults + 1 }),
    remove,
  };
}
