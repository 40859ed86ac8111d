import { createContext, useContext } from 'react';
import type { Language } from '../../../domain/languages.ts';
import type { Messages } from '../../messages/messages.ts';

interface LanguageInUse {
  language: Language;
  messages: Messages;
}

/** A context rather than a global: on the server, the languages of two visitors must not mix. */
const LanguageContext = createContext<LanguageInUse | null>(null);

export const LanguageProvider = LanguageContext.Provider;

/** The page's language and its messages. */
export function useLanguage(): LanguageInUse {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it');
  return value;
}
