/** Rules of a bad day: tours that the company calls off, and messages to all visitors of a day. */

/** Why the desk calls tours off; `other` says it in the staff's own words. */
export const dayCancellationReasons = ['typhoon', 'heavySnow', 'roadClosed', 'other'] as const;
export type DayCancellationReason = (typeof dayCancellationReasons)[number];

/** Why a tour is called off; `noDriver` happens automatically, when no driver was found in time. */
export const callOffReasons = [...dayCancellationReasons, 'noDriver'] as const;
export type CallOffReason = (typeof callOffReasons)[number];

/** Hours in which visitors choose between another day and the whole price back, unless the desk sets others. */
export const defaultChoiceHours = 48;
/** 30 days. */
export const maxChoiceHours = 720;

/** Maximum number of days, and of tours, that are called off together. */
export const maxCancelledDays = 31;
export const maxCancelledTours = 500;

/** Length of the staff's own words in a mail. */
export const maxWordsLength = 1_000;

/** The states of a tour that is to be called off. */
export const calledOffStates = ['waiting', 'offered', 'moved', 'refunded', 'skipped'] as const;
export type CalledOffState = (typeof calledOffStates)[number];

/** Why a tour was not called off after all. */
export const skipReasons = ['cancelled', 'moved', 'begun', 'calledOff', 'hasDriver'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Hours before the start until which a driver is looked for; then the tour is called off. */
export const driverSearchHours = 3;

/** Prepared messages to all visitors of a day; `other` has the staff's own words alone. */
export const visitorMessageKinds = ['rain', 'traffic', 'meeting', 'other'] as const;
export type VisitorMessageKind = (typeof visitorMessageKinds)[number];
