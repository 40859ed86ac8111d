import { useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../shared/page/Site.tsx';
import { IconButton } from '../../shared/ui/Button.tsx';

/** Stored for the session; boot.ts reads it and hides the banner by its id before the first paint. */
const closedKey = 'sandboxClosed';
const never = () => () => undefined;

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null;
  } catch {
    // Browsers may block storage altogether.
    return false;
  }
}

/**
 * Shown while e-mail, Google sign-in and payments are simulated; links to the mails
 * (docs/product/environment.md#providers).
 */
export function SandboxBanner() {
  const { messages } = useLanguage();
  const { sandbox } = useSite();
  const isClosedAlready = useSyncExternalStore(never, wasClosed, () => false);
  const [isClosed, setClosed] = useState(false);
  if (!sandbox || isClosed || isClosedAlready) return null;
  const sandboxMessages = messages.sandbox;
  const close = () => {
    setClosed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
    try {
      sessionStorage.setItem(closedKey, '1');
    } catch {
      // The banner then stays closed until the next page load.
    }
  };
  return (
    <aside
      id="sandbox"
      aria-label={sandboxMessages.title}
      className="no-print flex items-center bg-pine-mist pl-4 text-center text-xs"
      suppressHydrationWarning
    >
      <p className="min-w-0 flex-1 py-1">
        <strong>{sandboxMessages.title}</strong>
        {` ${sandboxMessages.text} `}
        {/* Served by the server itself, outside the app. */}
        <a href="/sandbox/mailbox" className="semibold text-pine">
          {sandboxMessages.mails}
        </a>
      </p>
      <IconButton icon="close" label={sandboxMessages.close} onClick={close} className="-my-3" />
    </aside>
  );
}
