import type { Language } from '../../domain/languages.ts';
import type { AccessibilityMessages } from './ko/accessibility.ts';
import type { AccountMessages } from './ko/account.ts';
import type { DriverMessages } from './ko/driver.ts';
import type { HomeMessages } from './ko/home.ts';
import type { HoursMessages } from './ko/hours.ts';
import type { ListMessages } from './ko/list.ts';
import type { OfflineMessages } from './ko/offline.ts';
import type { OutboxMessages } from './ko/outbox.ts';
import type { PlaceMessages } from './ko/place.ts';
import type { PlaceReportMessages } from './ko/placeReport.ts';
import type { PlanMessages } from './ko/plan.ts';
import type { ShellMessages } from './ko/shell.ts';
import type { SignUpMessages } from './ko/signUp.ts';
import type { SupportMessages } from './ko/support.ts';
import type { TalkMessages } from './ko/talk.ts';
import type { TicketMessages } from './ko/ticket.ts';

/** Words by the pages that need them: the browser gets one language, and of it the page's part (DESIGN 8). */
interface Parts {
  shell: ShellMessages;
  home: HomeMessages;
  list: ListMessages;
  hours: HoursMessages;
  place: PlaceMessages;
  placeReport: PlaceReportMessages;
  plan: PlanMessages;
  account: AccountMessages;
  support: SupportMessages;
  accessibility: AccessibilityMessages;
  signUp: SignUpMessages;
  driver: DriverMessages;
  talk: TalkMessages;
  ticket: TicketMessages;
  offline: OfflineMessages;
  outbox: OutboxMessages;
}

export type MessagePart = keyof Parts;

/**
 * The words of one language, of which some parts are loaded: those of `shell`, and those that the page's routes name
 * (partsOfRoute). Reading any other throws; it is never undefined.
 */
export type Messages = ShellMessages &
  HomeMessages &
  ListMessages &
  HoursMessages &
  PlaceMessages &
  PlaceReportMessages &
  PlanMessages &
  AccountMessages &
  SupportMessages &
  AccessibilityMessages &
  SignUpMessages &
  DriverMessages &
  TalkMessages &
  TicketMessages &
  OfflineMessages &
  OutboxMessages;

/** How one language's words are loaded, part by part. */
export type WordLoaders<L extends Language> = {
  [Part in MessagePart]: () => Promise<Record<L, Parts[Part]>>;
};

/** A language names its own parts, so that a page does not carry the names of the other languages' files. */
const languages: { [L in Language]: () => Promise<Record<L, WordLoaders<L>>> } = {
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  cn: () => import('./cn/index.ts'),
  tw: () => import('./tw/index.ts'),
  ja: () => import('./ja/index.ts'),
};

/** All parts; the server renders any page. */
export const allParts: readonly MessagePart[] = [
  'shell',
  'home',
  'list',
  'hours',
  'place',
  'placeReport',
  'plan',
  'account',
  'support',
  'accessibility',
  'signUp',
  'driver',
  'talk',
  'ticket',
  'offline',
  'outbox',
];

/** Below the loaded words: whoever reads further gets here. */
const notLoaded = new Proxy(Object.create(null), {
  get(_, key) {
    // A promise asks whatever it resolves to for a `then`.
    if (typeof key === 'symbol' || key === 'then') return undefined;
    throw new Error(`The words of "${key}" are not loaded: name their part in partsOfRoute`);
  },
});

/** Parts that are there, as one object of words. */
export function wordsOf(...loaded: readonly object[]): Messages {
  return Object.assign(Object.create(notLoaded), ...loaded);
}

/** Loads the parts named, as one object of words. */
export async function loadMessages<L extends Language>(
  language: L,
  parts: readonly MessagePart[],
): Promise<Messages> {
  const loaders = (await languages[language]())[language];
  return wordsOf(...(await Promise.all(parts.map(async (part) => (await loaders[part]())[language]))));
}
