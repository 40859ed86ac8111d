import { useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/LanguageContext.tsx';

function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone; what is on the page stays usable. */
export function OfflineNote() {
  const { messages } = useLanguage();
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p role="status" className="no-print bg-sand px-4 py-2 text-center text-sm empty:hidden">
      {isOnline ? '' : messages.shell.offline}
    </p>
  );
}
