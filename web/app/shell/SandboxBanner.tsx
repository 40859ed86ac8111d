import { useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../shared/page/Site.tsx';
import { IconButton } from '../../shared/ui/Button.tsx';

/** Kept for the session; boot.ts reads it and hides the banner by its id before the first painting. */
const closedKey = 'sandboxClosed';
const never = () => () => undefined;

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null;
  } catch {
    // A browser may refuse storage altogether.
    return false;
  }
}

/** Says while mails, the sign-in with Google and payments are only simulated, and where the mails are (DESIGN 4). */
export function SandboxBanner() {
  const { messages } = useLanguage();
  const { sandbox } = useSite();
  const isClosedAlready = useSyncExternalStore(never, wasClosed, () => false);
  const [isClosed, setClosed] = useState(false);
  if (!sandbox || isClosed || isClosedAlready) return null;
  const words = messages.sandbox;
  const close = () => {
    setClosed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
    try {
      sessionStorage.setItem(closedKey, '1');
    } catch {
      // Then it is closed for as long as the page lives.
    }
  };
  return (
    <aside
      id="sandbox"
      aria-label={words.title}
      className="no-print flex items-center bg-pine-mist pl-4 text-center text-xs"
      suppressHydrationWarning
    >
      <p className="min-w-0 flex-1 py-1">
        <strong>{words.title}</strong> {words.text} {/* A page of the server's own, outside the guide. */}
        <a href="/sandbox/mailbox" className="semibold text-pine">
          {words.mails}
        </a>
      </p>
      <IconButton icon="close" label={words.close} onClick={close} className="-my-3" />
    </aside>
  );
}
