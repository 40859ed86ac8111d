import type { Language } from '../../contract/languages.ts';
import type { AccountMessages } from './account/ko.ts';
import type { HomeMessages } from './home/ko.ts';
import type { ListMessages } from './list/ko.ts';
import type { PlaceMessages } from './place/ko.ts';
import type { PlanMessages } from './plan/ko.ts';
import type { ShellMessages } from './shell/ko.ts';
import type { SupportMessages } from './support/ko.ts';

/** Words by the pages that need them: the browser gets one language, and of it the page's part (DESIGN 8). */
interface Parts {
  shell: ShellMessages;
  home: HomeMessages;
  list: ListMessages;
  place: PlaceMessages;
  plan: PlanMessages;
  account: AccountMessages;
  support: SupportMessages;
}

export type MessagePart = keyof Parts;

/** Every word of the product in one language. A page uses those of `shell` and of the part that its route names. */
export type Messages = ShellMessages &
  HomeMessages &
  ListMessages &
  PlaceMessages &
  PlanMessages &
  AccountMessages &
  SupportMessages;

type Loader<Part> = Record<Language, () => Promise<Part>>;

const loaders: { [Part in MessagePart]: Loader<Parts[Part]> } = {
  shell: {
    ko: async () => (await import('./shell/ko.ts')).ko,
    en: async () => (await import('./shell/en.ts')).en,
    cn: async () => (await import('./shell/cn.ts')).cn,
    ja: async () => (await import('./shell/ja.ts')).ja,
  },
  home: {
    ko: async () => (await import('./home/ko.ts')).ko,
    en: async () => (await import('./home/en.ts')).en,
    cn: async () => (await import('./home/cn.ts')).cn,
    ja: async () => (await import('./home/ja.ts')).ja,
  },
  list: {
    ko: async () => (await import('./list/ko.ts')).ko,
    en: async () => (await import('./list/en.ts')).en,
    cn: async () => (await import('./list/cn.ts')).cn,
    ja: async () => (await import('./list/ja.ts')).ja,
  },
  place: {
    ko: async () => (await import('./place/ko.ts')).ko,
    en: async () => (await import('./place/en.ts')).en,
    cn: async () => (await import('./place/cn.ts')).cn,
    ja: async () => (await import('./place/ja.ts')).ja,
  },
  plan: {
    ko: async () => (await import('./plan/ko.ts')).ko,
    en: async () => (await import('./plan/en.ts')).en,
    cn: async () => (await import('./plan/cn.ts')).cn,
    ja: async () => (await import('./plan/ja.ts')).ja,
  },
  account: {
    ko: async () => (await import('./account/ko.ts')).ko,
    en: async () => (await import('./account/en.ts')).en,
    cn: async () => (await import('./account/cn.ts')).cn,
    ja: async () => (await import('./account/ja.ts')).ja,
  },
  support: {
    ko: async () => (await import('./support/ko.ts')).ko,
    en: async () => (await import('./support/en.ts')).en,
    cn: async () => (await import('./support/cn.ts')).cn,
    ja: async () => (await import('./support/ja.ts')).ja,
  },
};

/** All parts; the server renders any page. */
export const allParts: readonly MessagePart[] = [
  'shell',
  'home',
  'list',
  'place',
  'plan',
  'account',
  'support',
];

/** Loads the parts named, as one object of words. */
export async function loadMessages(language: Language, parts: readonly MessagePart[]): Promise<Messages> {
  const loaded = await Promise.all(parts.map((part) => loaders[part][language]()));
  // A route names the part whose words its page uses (routes.tsx); what it does not name it does not use.
  return Object.assign({}, ...loaded);
}
