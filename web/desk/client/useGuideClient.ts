import { useMemo } from 'react';
import { createBrowserClient } from '../../shared/client/browserClient.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';

/** For the visitors' calls that the desk uses too (`server/http/deskHost.ts` lists them). */
export function useGuideClient() {
  const { language } = useDeskLanguage();
  return useMemo(
    () => createBrowserClient({ language: () => language, renew: async () => false }),
    [language],
  );
}
