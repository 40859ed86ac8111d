import { useLocation } from 'react-router';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Icon, type IconName } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/** Explore, my plan and customer service: at the bottom on a phone, in the header's row on a wide screen. */
export function BottomMenu() {
  const { messages } = useLanguage();
  const { pathname } = useLocation();
  const entries: { to: string; icon: IconName; label: string }[] = [
    { to: paths.home(), icon: 'compass', label: messages.shell.explore },
    { to: paths.myPlan(), icon: 'route', label: messages.shell.myPlan },
    { to: paths.support(), icon: 'help', label: messages.shell.support },
  ];
  return (
    <nav aria-label={messages.shell.main} className="no-print bottom-menu">
      <ul className="mx-auto flex max-w-md justify-around lg:gap-2">
        {entries.map(({ to, icon, label }) => (
          <li key={to} className="flex-1 lg:flex-none">
            <PageLink to={to} aria-current={pathname === to ? 'page' : undefined} className="bottom-link">
              <Icon name={icon} />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
