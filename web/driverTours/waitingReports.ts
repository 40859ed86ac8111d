import type { DriverTour } from '../../contract/desk/driverTours.ts';
import { overtimePrice, stateAfterStep } from '../../contract/desk/tourRules.ts';
import type { TourReport } from './driverTourCalls.ts';
import type { TextStorage } from './textStorage.ts';

/** A report that the server has not confirmed. */
export interface WaitingReport {
  readonly id: string;
  /** Of the link from which it was reported. */
  readonly code: string;
  readonly orderId: string;
  readonly report: TourReport;
  /** Of the tour. */
  readonly day: string;
  /** The tour in words, for when it is no longer the driver's: its time and, until the end of its day, its visitor. */
  readonly about: string;
}

/** For example `10:00`. */
const timeLength = 5;

/** The tour as it is once the server has taken the report. */
export function afterReport(tour: DriverTour, report: TourReport): DriverTour {
  if ('step' in report) return { ...tour, state: stateAfterStep[report.step] };
  const { overtimeHalfHours } = report;
  return { ...tour, overtimeHalfHours, overtimeAmount: overtimeHalfHours * overtimePrice };
}

/** Whether the server's state is what the report asked for, by whatever way; a declined tour is no longer listed. */
export function isReached({ report }: WaitingReport, tour: DriverTour | undefined): boolean {
  if (!tour) return 'step' in report && report.step === 'cannot';
  if ('step' in report) return tour.state === stateAfterStep[report.step];
  return tour.overtimeHalfHours === report.overtimeHalfHours;
}

const key = 'solbada-driver-waiting';

/** The waiting reports of all links on this device, in the order in which they were made. Tabs share them. */
export function waitingReportsIn(storage: TextStorage) {
  const list = (): readonly WaitingReport[] => {
    const stored: unknown = storage.readJson(key);
    return Array.isArray(stored) ? stored : [];
  };
  const write = (reports: readonly WaitingReport[]) =>
    storage.writeJson(key, reports.length > 0 ? reports : null);
  return {
    list,
    add(added: WaitingReport) {
      // Of the overtime only the last number counts.
      const isReplaced = ({ orderId, report }: WaitingReport) =>
        orderId === added.orderId && 'overtimeHalfHours' in report && 'overtimeHalfHours' in added.report;
      write([...list().filter((one) => !isReplaced(one)), added]);
    },
    /** Deletes the names of visitors from reports about tours of past days. */
    removeNames(today: string) {
      // Reports of the previous release have no day.
      write(
        list().map((one) => (one.day >= today ? one : { ...one, about: one.about.slice(0, timeLength) })),
      );
    },
    remove: (id: string) => write(list().filter((one) => one.id !== id)),
  };
}
