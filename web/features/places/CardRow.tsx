import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Skeletons } from '../../shared/ui/Skeleton.tsx';
import { type CardPlace, PlaceCard } from './PlaceCard.tsx';
import { PlaceCardSkeleton } from './PlaceCardSkeleton.tsx';

interface CardRowProps {
  title: string;
  lead?: ReactNode;
  /** Link to the full list. */
  all?: { to: string; label: string };
  /** The first of its screen: close to what is above it on a phone, so that its pictures show at once. */
  isFirst?: boolean;
  /** On a full-width band that separates it from its neighbours. */
  band?: boolean;
  /** The cards, or their skeletons. */
  children: ReactNode;
}

/** A titled row of cards. */
export function CardRow({ title, lead, all, isFirst, band, children }: CardRowProps) {
  const { messages } = useLanguage();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`${isFirst ? 'mt-4' : 'mt-12'} lg:mt-18 ${band ? 'bg-foam py-12 lg:py-16' : ''}`}
    >
      <div className="flex items-baseline justify-between gap-4 px-gutter narrow:flex-wrap">
        <div>
          <h2 id={id} className="bold text-xl lg:text-2xl">
            {title}
          </h2>
          {lead && <p className="mt-1 text-muted text-sm">{lead}</p>}
        </div>
        {all && (
          <PageLink
            to={all.to}
            className="inline-flex min-h-11 items-center whitespace-nowrap semibold text-pine text-sm"
          >
            <span aria-hidden="true">{messages.shell.seeAll}</span>
            {/* Text rather than an aria-label: search engines read a link's text. */}
            <span className="sr-only">{all.label}</span>
          </PageLink>
        )}
      </div>
      {children}
    </section>
  );
}

const row = 'mt-4 flex gap-4 px-gutter pb-2 [scrollbar-width:none] lg:mt-6 lg:grid lg:gap-6';
const cell = 'w-card shrink-0 snap-start lg:w-auto';
const columns = (isRanked: boolean) => (isRanked ? 'ranked' : 'lg:grid-cols-5');

interface CardsProps {
  places: readonly CardPlace[];
  /** The notes are ranks; the first place is emphasized. */
  ranked?: boolean;
}

/** Cards in a horizontal strip on a phone, in a row of five on a wide screen. */
export function Cards({ places, ranked = false }: CardsProps) {
  return (
    <ul className={`${row} snapping scroll-px-4 overflow-x-auto lg:overflow-visible ${columns(ranked)}`}>
      {places.map((place, index) => (
        <li key={place.id} className={cell}>
          <PlaceCard place={place} {...(ranked ? { note: String(index + 1) } : {})} />
        </li>
      ))}
    </ul>
  );
}

/** Three skeletons in a row (docs/product/screens.md#constants). */
export function CardSkeletons({ ranked = false }: Pick<CardsProps, 'ranked'>) {
  return (
    <div className={`${row} overflow-hidden ${columns(ranked)}`}>
      <Skeletons count={3}>
        {(index) => (
          <div key={index} className={cell}>
            <PlaceCardSkeleton />
          </div>
        )}
      </Skeletons>
    </div>
  );
}
