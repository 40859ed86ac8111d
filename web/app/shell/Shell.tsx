import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteError } from 'react-router';
import { session } from '../../features/account/session.ts';
import { InstallHint } from '../../features/offline/InstallHint.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { errorStatus, Failure } from '../../shared/page/Failure.tsx';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { notice } from '../../shared/page/notice.ts';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useIsOnline } from '../../shared/ui/useIsOnline.ts';
import { BackToTop } from './BackToTop.tsx';
import { BottomMenu } from './BottomMenu.tsx';
import { Footer } from './Footer.tsx';
import { Header, TopBar } from './Header.tsx';
import { SandboxBanner } from './SandboxBanner.tsx';

/** Loaded when a session ends on a screen that shows the login in place (docs/product/accounts.md#sign-in). */
const LoginInPlace = lazy(async () => ({
  default: (await import('../../features/account/LoginInPlace.tsx')).LoginInPlace,
}));

/**
 * Paths without the global header; they have their own Back and Language (docs/product/screens.md#around-every-page,
 * docs/product/screens.md#routes).
 */
const ownHeader = ['/content/', '/payment', '/myplan', '/driver/', '/talk'];

/** Screens with room for the hint above the bottom menu, and without input that it could interrupt. */
const withInstallHint = [paths.home(), paths.myPlan()];

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

/** After client-side navigation the focus moves to the new page's content. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The page may have focused the requested field already.
    if (main.current?.querySelector('input:focus')) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** The frame around every page. */
export function Shell({ children }: { children?: React.ReactNode }) {
  const { messages } = useLanguage();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const isLoginAsked = useSyncExternalStore(session.subscribe, session.isLoginInPlaceOpen, () => false);
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
      <SandboxBanner />
      <NoticeBar />
      {isLoginAsked && (
        <Suspense>
          <LoginInPlace />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      {!hidesHeader && <Footer />}
      <BackToTop />
      {withInstallHint.includes(pathname) && <InstallHint />}
      <BottomMenu />
      <ScrollRestoration />
    </>
  );
}

/** Replaces a page that failed: not found, or a message with a retry that also runs automatically. */
export function FailurePage() {
  const error = useRouteError();
  return <Shell>{errorStatus(error) === 404 ? <NotFound /> : <Failure error={error} />}</Shell>;
}

/** Shows that the connection is lost, or another notice about the whole page; the page stays usable. */
function NoticeBar() {
  const { messages } = useLanguage();
  const isOnline = useIsOnline();
  const { text, link, action } = useSyncExternalStore(notice.subscribe, notice.now, notice.atServer);
  const said = text || (isOnline ? '' : messages.shell.offline);
  return (
    <p role="status" className="no-print bg-sand px-4 py-2 text-center text-sm empty:hidden">
      {said && <span>{said}</span>}
      {link && (
        <PageLink to={link.to} className="ml-2 semibold text-pine">
          {link.label}
        </PageLink>
      )}
      {action && (
        <button type="button" onClick={action.run} className="ml-2 min-h-11 semibold text-pine">
          {action.label}
        </button>
      )}
    </p>
  );
}
