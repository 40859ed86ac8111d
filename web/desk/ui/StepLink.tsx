import { Icon } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/** A link to the days before or after the shown ones, which looks like a round button. */
export function StepLink({ to, label, icon }: { to: string; label: string; icon: 'left' | 'right' }) {
  return (
    <PageLink
      to={to}
      aria-label={label}
      title={label}
      preventScrollReset
      className="inline-flex size-11 items-center justify-center rounded-full hairline bg-surface text-ink"
    >
      <Icon name={icon} />
    </PageLink>
  );
}
