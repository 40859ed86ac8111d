import { tourOffer } from '../../../domain/tickets/tourOffer.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../shared/page/Site.tsx';
import { paths } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';

const taxi = 'M9 6V4h6v2M5 12l2-6h10l2 6M3 18v-6h18v6zM5 18v2M19 18v2M7 15h1M16 15h1';

/** What Solbada sells, in one line that leads to its page. */
export function TourOfferLine({ className = '' }: { className?: string }) {
  const { messages } = useLanguage();
  // Not useSaleTerms: the byte budget of a place page's first load has no room for the other terms.
  const offer = tourOffer(useSite());
  return (
    <PageLink
      to={paths.tourTaxi()}
      className={`no-print inline-flex min-h-11 items-center gap-2.5 rounded-md bg-pine-mist px-3 py-1 text-ink text-sm no-underline ${className}`}
    >
      <Icon name={taxi} className="size-6 shrink-0 text-pine" />
      <span className="min-w-0 snug underline">{messages.shell.tourOffer(offer)}</span>
    </PageLink>
  );
}
