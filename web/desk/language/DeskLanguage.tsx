import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type DeskLanguage, deskLanguages } from '../../../domain/staff/staffRules.ts';
import { en as visitorsEn } from '../../messages/en/shell.ts';
import { ko as visitorsKo } from '../../messages/ko/shell.ts';
import { mergeMessages } from '../../messages/messages.ts';
import { LanguageProvider } from '../../shared/i18n/LanguageContext.tsx';
import { en } from '../messages/en.ts';
import { type DeskMessages, ko } from '../messages/ko.ts';

const messagesByLanguage: Record<DeskLanguage, DeskMessages> = { ko, en };
/** The part of the visitors' messages that the shared components use. */
const visitorMessages = { ko: mergeMessages(visitorsKo), en: mergeMessages(visitorsEn) };
const storageKey = 'deskLanguage';

const isDeskLanguage = (text: string | null | undefined): text is DeskLanguage =>
  deskLanguages.some((language) => language === text);

/** The language that was chosen in the header of this browser, if any. */
export function chosenLanguage(): DeskLanguage | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return isDeskLanguage(stored) ? stored : null;
  } catch {
    // A browser may block storage.
    return null;
  }
}

/** The language before a sign-in: the one chosen in this browser, else the one that the server chose for it. */
function firstLanguage(): DeskLanguage {
  const { lang } = document.documentElement;
  return chosenLanguage() ?? (isDeskLanguage(lang) ? lang : 'ko');
}

interface LanguageInUse {
  language: DeskLanguage;
  messages: DeskMessages;
  /** Changes the language. A person's own choice (`isChoice`) is also stored. */
  changeLanguage: (language: DeskLanguage, isChoice: boolean) => void;
}

const DeskLanguageContext = createContext<LanguageInUse | null>(null);

/** The desk's language and messages. */
export function useDeskLanguage(): LanguageInUse {
  const value = useContext(DeskLanguageContext);
  if (!value) throw new Error('useDeskLanguage needs a DeskLanguageProvider above it');
  return value;
}

/** The desk's messages in the language in use. */
export const useMessages = () => useDeskLanguage().messages;

export function DeskLanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const changeLanguage = (chosen: DeskLanguage, isChoice: boolean) => {
    setLanguage(chosen);
    try {
      if (isChoice) localStorage.setItem(storageKey, chosen);
    } catch {
      // Without storage the choice holds until the page is closed.
    }
  };
  return (
    <DeskLanguageContext value={{ language, messages: messagesByLanguage[language], changeLanguage }}>
      <LanguageProvider value={{ language, messages: visitorMessages[language] }}>
        {children}
      </LanguageProvider>
    </DeskLanguageContext>
  );
}
