import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useNickname } from '../../features/account/useNickname.ts';
import type { OfflineResponse } from '../../features/offline/offlinePage.ts';
import { useOfflineStorage } from '../../features/offline/useOfflineStorage.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useIsOnline } from '../../shared/ui/useIsOnline.ts';
import { useWakeLock } from './useWakeLock.ts';

interface CardScreenProps {
  /** What the card shows, as the API returned it; null while there is nothing to store. */
  answers: readonly OfflineResponse[] | null;
  children: ReactNode;
}

/** The white screen of a card, which keeps the screen awake and is stored on this device. */
export function CardScreen({ answers, children }: CardScreenProps) {
  const words = useLanguage().messages.driver;
  const { pathname, search } = useLocation();
  const isOnline = useIsOnline();
  const nickname = useNickname();
  const [wasLoggedIn, setWasLoggedIn] = useState(nickname !== null);
  if (nickname !== null && !wasLoggedIn) setWasLoggedIn(true);
  const outcome = useOfflineStorage('/driver/', answers && { address: `${pathname}${search}`, answers });
  useWakeLock();
  // A logout has deleted the stored copies; only the displayed card is left.
  const isStored = outcome !== null && outcome !== 'notKept' && (!wasLoggedIn || nickname !== null);
  const isFromDevice = !isOnline || outcome === 'keptEarlier';
  return (
    <div
      className="driver-card mx-auto max-w-5xl px-4 pt-3 pb-8"
      data-says-offline={isStored && isFromDevice ? '' : undefined}
    >
      <p role="status" className="mb-3 min-h-10 text-muted text-sm md:min-h-5">
        {isStored && (isFromDevice ? words.offline : words.kept)}
      </p>
      {children}
    </div>
  );
}
