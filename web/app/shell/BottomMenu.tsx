import { useLocation } from 'react-router';
import { usePlan } from '../../features/plan/planStore.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { Icon, type IconName } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/** Explore, my plan with the number of its places, and customer service: at the bottom on a phone, in the header's row on a wide screen. */
export function BottomMenu() {
  const { messages } = useLanguage();
  const { pathname } = useLocation();
  const chosen = usePlan()?.places.length ?? 0;
  const entries: { to: string; icon: IconName; label: string; count?: number }[] = [
    { to: paths.home(), icon: 'compass', label: messages.shell.explore },
    { to: paths.myPlan(), icon: 'route', label: messages.shell.myPlan, count: chosen },
    { to: paths.support(), icon: 'help', label: messages.shell.support },
  ];
  return (
    <nav aria-label={messages.shell.main} className="no-print bottom-menu">
      <ul className="mx-auto flex max-w-md justify-around lg:gap-2">
        {entries.map(({ to, icon, label, count = 0 }) => (
          <li key={to} className="flex-1 lg:flex-none">
            <PageLink to={to} aria-current={pathname === to ? 'page' : undefined} className="bottom-link">
              <span className="flex">
                <Icon name={icon} />
                {count > 0 && <small aria-hidden="true">{count}</small>}
              </span>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
