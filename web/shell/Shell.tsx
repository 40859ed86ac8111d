import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { BackToTop } from './BackToTop.tsx';
import { BottomMenu } from './BottomMenu.tsx';
import { Footer } from './Footer.tsx';
import { Header, TopBar } from './Header.tsx';
import { OfflineNote } from './OfflineNote.tsx';

/** SPEC 2: paths without the global header; they carry their own Back and Language (DESIGN 7a). */
const ownHeader = ['/content/', '/payment', '/myplan-detail', '/myplan'];

function PendingBar() {
  const { messages } = useLanguage();
  const isPending = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-40 h-1">
      {isPending && (
        <>
          <span className="skeleton block h-full bg-glow" />
          <span className="sr-only">{messages.shell.loading}</span>
        </>
      )}
    </div>
  );
}

/** After a move within the product the reader starts at the new page's content, not where the link was. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** What stands around every page. */
export function Shell({ children }: { children?: React.ReactNode }) {
  const { messages } = useLanguage();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  const hidesHeader = ownHeader.some((path) => pathname.startsWith(path));
  return (
    <>
      <a href="#main" className="skip-link">
        {messages.shell.skip}
      </a>
      <PendingBar />
      {hidesHeader ? (
        <TopBar>
          <span className="flex-1" />
        </TopBar>
      ) : (
        <Header />
      )}
      <OfflineNote />
      <main id="main" ref={main} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      {!hidesHeader && <Footer />}
      <BackToTop />
      <BottomMenu />
      <ScrollRestoration />
    </>
  );
}
