/** Rules of tours and drivers. */

/**
 * The states of a paid tour. `unassigned`: needs a driver; `offered`: its driver has not responded; `accepted`; `met`:
 * the visitors are in the car; `finished`; `notMet`: the visitors did not come; `noDriver`: nobody can drive it.
 */
export const tourStates = [
  'unassigned',
  'offered',
  'accepted',
  'met',
  'finished',
  'notMet',
  'noDriver',
] as const;
export type TourState = (typeof tourStates)[number];

/** The states that may follow each state; a new driver may be assigned until the visitors are met. */
export const nextTourStates: Record<TourState, readonly TourState[]> = {
  unassigned: ['offered', 'noDriver'],
  offered: ['unassigned', 'offered', 'accepted', 'noDriver'],
  accepted: ['unassigned', 'offered', 'met', 'notMet', 'noDriver'],
  met: ['finished'],
  finished: [],
  notMet: ['met'],
  noDriver: ['unassigned', 'offered'],
};

/** The states in which a driver is expected to drive the tour. */
export const drivingStates: readonly TourState[] = ['offered', 'accepted', 'met', 'finished', 'notMet'];

/** The states in which the driver has come: they are paid for the tour. */
export const drivenStates: readonly TourState[] = ['met', 'finished', 'notMet'];

/** The states in which the visitor is told who drives. */
export const agreedStates: readonly TourState[] = ['accepted', 'met'];

/** What a driver reports from their page. */
export const driverSteps = ['accept', 'cannot', 'met', 'notMet', 'finished'] as const;
export type DriverStep = (typeof driverSteps)[number];

/** The state that a driver's step leads to. */
export const stateAfterStep: Record<DriverStep, TourState> = {
  accept: 'accepted',
  cannot: 'unassigned',
  met: 'met',
  notMet: 'notMet',
  finished: 'finished',
};

/** Maximum number of half hours of overtime that a driver can note. */
export const maxOvertimeHalfHours = 12;

/** Days after a tour in which its visitor can report a problem. */
export const reportDays = 7;

/** What went wrong, as a visitor reports it. */
export const reportKinds = ['noDriver', 'late', 'route', 'driving', 'price', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];
export const maxReportLength = 1_000;
/** Maximum number of reports about one order. */
export const maxReports = 5;

/** The PIN of a driver's lasting link. */
export const pinPattern = /^\d{4,6}$/;
/** Wrong PINs in a row after which the desk has to reset it. */
export const maxWrongPins = 10;

/** Lengths of a driver's fields. */
export const maxDriverLengths = { name: 60, phone: 21, email: 320, car: 60, plate: 20 } as const;
/** A telephone number, with or without a country code. */
export const phonePattern = /^\+?[0-9][0-9 -]{6,18}[0-9]$/;
