import { useLocation } from 'react-router';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { paths } from '../paths.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';

/** Explore, my plan and customer service: under the thumb on a phone, in the header's row on a wide screen. */
export function BottomMenu() {
  const { messages } = useLanguage();
  const { pathname } = useLocation();
  const entries: { to: string; icon: IconName; label: string }[] = [
    { to: paths.home(), icon: 'compass', label: messages.shell.explore },
    { to: paths.myPlan(), icon: 'route', label: messages.shell.myPlan },
    { to: paths.support(), icon: 'help', label: messages.shell.support },
  ];
  return (
    <nav
      aria-label={messages.shell.main}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-hairline border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:top-0 lg:bottom-auto lg:mx-auto lg:w-105 lg:border-0 lg:bg-transparent"
    >
      <ul className="mx-auto flex max-w-md justify-around lg:gap-2">
        {entries.map(({ to, icon, label }) => (
          <li key={to} className="flex-1 lg:flex-none">
            <PageLink
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="flex h-15 flex-col items-center justify-center gap-0.5 whitespace-nowrap px-1 text-muted text-xs no-underline aria-[current=page]:bold aria-[current=page]:text-pine lg:flex-row lg:gap-2 lg:px-4 lg:text-sm"
            >
              <Icon name={icon} />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
