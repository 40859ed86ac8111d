import { useId } from 'react';
import { useLocation } from 'react-router';
import { languageNames } from '../../../domain/languages.ts';
import { deskLanguages } from '../../../domain/staff/staffRules.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useUnseenCount } from '../alerts/alertsContext.ts';
import { useSignOut, useStaff } from '../client/session.ts';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { roleScreens } from './screens.ts';

/** Shows the other language. */
export function LanguageSwitch() {
  const { language, changeLanguage } = useDeskLanguage();
  const other = deskLanguages.find((one) => one !== language) ?? language;
  return (
    <button type="button" lang={other} className="desk-button" onClick={() => changeLanguage(other, true)}>
      {languageNames[other]}
    </button>
  );
}

/** The bar of every screen: the signed-in member, the language, the sign-out button, and below them the navigation. */
export function DeskHeader() {
  const { shell } = useMessages();
  const { name, role } = useStaff();
  const { mutate, isPending } = useCallMutation({ mutationFn: useSignOut() });
  const isReachable = useIsReachable();
  return (
    <header className="no-print hairline-b bg-surface">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-3 px-4 pt-1">
        <PageLink to={deskPaths.start()} className="bold text-lg no-underline">
          {shell.brand}
        </PageLink>
        <span className="order-last w-full text-sm md:order-none md:mr-2 md:ml-auto md:w-auto">
          {name} <span className="text-muted">({shell.roles[role]})</span>
        </span>
        <div className="flex items-center">
          <LanguageSwitch />
          <button
            type="button"
            className="desk-button"
            disabled={isPending || !isReachable}
            onClick={() => mutate()}
          >
            {shell.signOut}
          </button>
        </div>
      </div>
      <Navigation />
    </header>
  );
}

/** Wraps into as many lines as it needs, so that every link fits on a phone. */
function Navigation() {
  const messages = useMessages();
  const { role } = useStaff();
  const { pathname } = useLocation();
  return (
    <nav aria-label={messages.shell.navigation} className="mx-auto max-w-page px-2">
      <ul className="flex flex-wrap max-md:text-sm">
        {roleScreens(role).map(({ name, path }) => (
          <li key={name}>
            <ScreenLink
              path={path}
              title={messages[name].title}
              isCurrent={pathname === path || pathname.startsWith(`${path}/`)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link to a screen with the number of its new alerts; the link to the alerts shows the total. */
function ScreenLink({ path, title, isCurrent }: { path: string; title: string; isCurrent: boolean }) {
  const { alerts } = useMessages();
  const isOfAlerts = path === deskPaths.alerts();
  const unseen = useUnseenCount(isOfAlerts ? undefined : path);
  const id = useId();
  return (
    <>
      <PageLink
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        // A description, so that the link's name stays the same.
        aria-describedby={unseen > 0 ? id : undefined}
        className="desk-tab max-md:px-2"
      >
        {title}
        {unseen > 0 && (
          <span aria-hidden="true" className="desk-badge ml-1.5">
            {unseen}
          </span>
        )}
      </PageLink>
      <span id={id} role={isOfAlerts ? 'status' : undefined} className="sr-only">
        {unseen > 0 && alerts.unseen(unseen)}
      </span>
    </>
  );
}
