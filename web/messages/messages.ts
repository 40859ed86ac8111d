import type { Language } from '../../domain/languages.ts';
import type { MessagePart, MessageParts, WordLoaders } from './messageParts.ts';

/**
 * The words of one language, of which some parts are loaded: those of `shell`, and those that the page's routes name
 * (routeMessageParts). Reading any other throws; it is never undefined.
 */
export type Messages = MessageParts['shell'] &
  MessageParts['home'] &
  MessageParts['list'] &
  MessageParts['hours'] &
  MessageParts['place'] &
  MessageParts['placeReport'] &
  MessageParts['plan'] &
  MessageParts['planAdvice'] &
  MessageParts['planTrip'] &
  MessageParts['planShare'] &
  MessageParts['account'] &
  MessageParts['support'] &
  MessageParts['tourTaxi'] &
  MessageParts['accessibility'] &
  MessageParts['signUp'] &
  MessageParts['driver'] &
  MessageParts['talk'] &
  MessageParts['ticket'] &
  MessageParts['ticketChange'] &
  MessageParts['linkedTicket'] &
  MessageParts['offline'] &
  MessageParts['outbox'];

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
  'planAdvice',
  'planTrip',
  'planShare',
  'account',
  'support',
  'tourTaxi',
  'accessibility',
  'signUp',
  'driver',
  'talk',
  'ticket',
  'ticketChange',
  'linkedTicket',
  'offline',
  'outbox',
];

/** Prototype of the loaded messages: a message that is not loaded is looked up here. */
const notLoaded = new Proxy(Object.create(null), {
  get(_, key) {
    // A promise looks up `then` on the value that it resolves with.
    if (typeof key === 'symbol' || key === 'then') return undefined;
    throw new Error(`The words of "${key}" are not loaded: name their part in routeMessageParts`);
  },
});

/** Parts that are there, as one object of words. */
export function mergeMessages(...loaded: readonly object[]): Messages {
  return Object.assign(Object.create(notLoaded), ...loaded);
}

/** Loads the parts named, as one object of words. */
export async function loadMessages<L extends Language>(
  language: L,
  parts: readonly MessagePart[],
): Promise<Messages> {
  const loaders = (await languages[language]())[language];
  return mergeMessages(...(await Promise.all(parts.map(async (part) => (await loaders[part]())[language]))));
}
