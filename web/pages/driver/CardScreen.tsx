import { type ReactNode, useState } from 'react';
import { useNickname } from '../../features/account/useNickname.ts';
import type { OpenedResponse } from '../../features/offline/openedResponses.ts';
import { useOpenedStorage } from '../../features/offline/useOpenedStorage.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useWakeLock } from '../../shared/ui/useWakeLock.ts';

interface CardScreenProps {
  /** What the card shows, as the API returned it; null while there is nothing to store. */
  answers: readonly OpenedResponse[] | null;
  children: ReactNode;
}

/** The white screen of a card, which keeps the screen awake and is stored on this device. */
export function CardScreen({ answers, children }: CardScreenProps) {
  const driverMessages = useLanguage().messages.driver;
  const isReachable = useIsReachable();
  const nickname = useNickname();
  const [wasLoggedIn, setWasLoggedIn] = useState(nickname !== null);
  if (nickname !== null && !wasLoggedIn) setWasLoggedIn(true);
  const outcome = useOpenedStorage(answers && { responses: answers, areGuideFiles: true });
  useWakeLock();
  // A logout has deleted the stored copies; only the displayed card is left.
  const isStored = outcome !== null && outcome !== 'notKept' && (!wasLoggedIn || nickname !== null);
  const isFromDevice = !isReachable || outcome === 'keptEarlier';
  return (
    <div
      className="driver-card mx-auto max-w-5xl px-4 pt-3 pb-8"
      data-says-offline={isStored && isFromDevice ? '' : undefined}
    >
      <p role="status" className="mb-3 min-h-10 text-muted text-sm md:min-h-5">
        {isStored && (isFromDevice ? driverMessages.offline : driverMessages.kept)}
      </p>
      {children}
      {/* While the card is loading, its height is not known. */}
      {answers && (
        <PageLink to={paths.talk()} className={`${buttonClass('outline')} mt-8`}>
          {driverMessages.talk}
        </PageLink>
      )}
    </div>
  );
}
