import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { notice } from '../../shared/page/notice.ts';
import { useIsOnline } from '../../shared/ui/useIsOnline.ts';

/** Shows that the connection is lost, or another notice about the whole page; the page stays usable. */
export function NoticeBar() {
  const { messages } = useLanguage();
  const isOnline = useIsOnline();
  const told = useSyncExternalStore(notice.subscribe, notice.now, () => '');
  return (
    <p role="status" className="no-print bg-sand px-4 py-2 text-center text-sm empty:hidden">
      {isOnline ? told : messages.shell.offline}
    </p>
  );
}
