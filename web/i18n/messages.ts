import type { Language } from '../../contract/languages.ts';
import type { GuideMessages } from './guide/ko.ts';

/** Every word that a page shows, in one language. A later part of the product adds its messages beside `guide`. */
export type Messages = GuideMessages;

/** Loads one language; the browser gets the one it shows and no other. */
export const loadMessages: Record<Language, () => Promise<Messages>> = {
  ko: async () => (await import('./guide/ko.ts')).ko,
  en: async () => (await import('./guide/en.ts')).en,
  cn: async () => (await import('./guide/cn.ts')).cn,
  ja: async () => (await import('./guide/ja.ts')).ja,
};
