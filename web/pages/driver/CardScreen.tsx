import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useNickname } from '../../features/account/useNickname.ts';
import type { KeptAnswer } from '../../features/offline/keptPage.ts';
import { useKeptOffline } from '../../features/offline/useKeptOffline.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useIsOnline } from '../../shared/ui/useIsOnline.ts';
import { useAwake } from './useAwake.ts';

interface CardScreenProps {
  /** What the card shows, as the API returned it; null while there is nothing to store. */
  answers: readonly KeptAnswer[] | null;
  children: ReactNode;
}

/** The white screen of a card, which keeps the screen awake and is stored on this device. */
export function CardScreen({ answers, children }: CardScreenProps) {
  const words = useLanguage().messages.driver;
  const { pathname, search } = useLocation();
  const isOnline = useIsOnline();
  const nickname = useNickname();
  const [openedBy] = useState(nickname);
  const outcome = useKeptOffline('/driver/', answers && { address: `${pathname}${search}`, answers });
  useAwake();
  // A logout has deleted the stored copies; only the displayed card is left.
  const isKept = outcome !== null && outcome !== 'notKept' && (openedBy === null || nickname !== null);
  const isFromDevice = !isOnline || outcome === 'keptEarlier';
  return (
    <div
      className="driver-card mx-auto max-w-5xl px-4 pt-3 pb-8"
      data-says-offline={isKept && isFromDevice ? '' : undefined}
    >
      <p role="status" className="mb-3 min-h-10 text-muted text-sm sm:min-h-5">
        {isKept && (isFromDevice ? words.offline : words.kept)}
      </p>
      {children}
    </div>
  );
}
