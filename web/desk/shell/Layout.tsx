import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { AlertsProvider } from '../alerts/AlertsProvider.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { sessionExpiry } from '../client/expiry.ts';
import { StaffProvider, sessionQuery, useStaff } from '../client/session.ts';
import { chosenLanguage, useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { SignInButton } from '../signIn/SignInButton.tsx';
import { SignInScreen } from '../signIn/SignInScreen.tsx';
import { RecoveryBanner } from '../staff/RecoveryBanner.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { mayOpen, roleScreens } from './screens.ts';

/** The screens of somebody who is signed in; without a session the sign-in, at the same address. */
export function Layout() {
  const session = useQuery(sessionQuery(useDeskClient()));
  return (
    <QueryResult query={session} loading={<Opening />}>
      {(staff) =>
        staff === null ? (
          <SignInScreen />
        ) : (
          <StaffProvider value={staff}>
            <AlertsProvider>
              <SignedIn />
            </AlertsProvider>
          </StaffProvider>
        )
      }
    </QueryResult>
  );
}

function Opening() {
  return (
    <main className="mx-auto max-w-page px-4 py-6">
      <LoadingRows />
    </main>
  );
}

function SignedIn() {
  const { shell } = useMessages();
  const { role, language } = useStaff();
  const { changeLanguage } = useDeskLanguage();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const firstPath = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session is known
  useEffect(() => {
    if (chosenLanguage() === null) changeLanguage(language, false);
  }, []);

  // Keyboard and screen reader start at the new screen.
  useEffect(() => {
    if (pathname !== firstPath.current) main.current?.focus();
    firstPath.current = pathname;
  }, [pathname]);

  return (
    <>
      <a href="#main" className="skip-link">
        {shell.skip}
      </a>
      <DeskHeader />
      <OfflineBar />
      <RecoveryBanner />
      <main id="main" ref={main} tabIndex={-1}>
        {mayOpen(role, pathname) ? <Outlet /> : <NotFoundScreen />}
      </main>
      <SignInAgain />
      <ScrollRestoration />
    </>
  );
}

/** The first screen of a role. */
export function FirstScreen() {
  const [first] = roleScreens(useStaff().role);
  return first ? <Navigate to={first.path} replace /> : null;
}

/** The connection is lost: what is shown stays, and nothing can be saved. */
function OfflineBar() {
  const { shell } = useMessages();
  const isReachable = useIsReachable();
  return (
    <p role="status" className="no-print bg-sand px-4 py-2 text-center text-sm empty:hidden">
      {isReachable ? '' : shell.offline}
    </p>
  );
}

/** The sign-in in a dialog over the open screen, so that nothing typed is lost when the session ends. */
function SignInAgain() {
  const { shell } = useMessages();
  const isExpired = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.now);
  if (!isExpired) return null;
  // If it is closed, it opens again after the next request.
  const close = () => sessionExpiry.set(false);
  return (
    <Dialog open title={shell.expired.title} closeLabel={shell.close} onClose={close}>
      <p>{shell.expired.text}</p>
      <div className="mt-4">
        <SignInButton />
      </div>
    </Dialog>
  );
}
