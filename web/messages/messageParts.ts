import type { Language } from '../../domain/languages.ts';
import type { AccessibilityMessages } from './ko/accessibility.ts';
import type { AccountMessages } from './ko/account.ts';
import type { DriverMessages } from './ko/driver.ts';
import type { HomeMessages } from './ko/home.ts';
import type { HoursMessages } from './ko/hours.ts';
import type { LinkedTicketMessages } from './ko/linkedTicket.ts';
import type { ListMessages } from './ko/list.ts';
import type { OfflineMessages } from './ko/offline.ts';
import type { OutboxMessages } from './ko/outbox.ts';
import type { PlaceMessages } from './ko/place.ts';
import type { PlaceReportMessages } from './ko/placeReport.ts';
import type { PlanMessages } from './ko/plan.ts';
import type { PlanAdviceMessages } from './ko/planAdvice.ts';
import type { PlanShareMessages } from './ko/planShare.ts';
import type { PlanTripMessages } from './ko/planTrip.ts';
import type { ShellMessages } from './ko/shell.ts';
import type { SignUpMessages } from './ko/signUp.ts';
import type { SupportMessages } from './ko/support.ts';
import type { TalkMessages } from './ko/talk.ts';
import type { TicketMessages } from './ko/ticket.ts';
import type { TicketChangeMessages } from './ko/ticketChange.ts';
import type { TourTaxiMessages } from './ko/tourTaxi.ts';

/**
 * Messages by the pages that need them: the browser loads only the page's part, in one language
 * (docs/product/languages.md#messages-and-content).
 */
export interface MessageParts {
  shell: ShellMessages;
  home: HomeMessages;
  list: ListMessages;
  hours: HoursMessages;
  place: PlaceMessages;
  placeReport: PlaceReportMessages;
  plan: PlanMessages;
  planAdvice: PlanAdviceMessages;
  planTrip: PlanTripMessages;
  planShare: PlanShareMessages;
  account: AccountMessages;
  support: SupportMessages;
  tourTaxi: TourTaxiMessages;
  accessibility: AccessibilityMessages;
  signUp: SignUpMessages;
  driver: DriverMessages;
  talk: TalkMessages;
  ticket: TicketMessages;
  ticketChange: TicketChangeMessages;
  linkedTicket: LinkedTicketMessages;
  offline: OfflineMessages;
  outbox: OutboxMessages;
}

export type MessagePart = keyof MessageParts;

/** How one language's words are loaded, part by part. */
export type WordLoaders<L extends Language> = {
  [Part in MessagePart]: () => Promise<Record<L, MessageParts[Part]>>;
};
