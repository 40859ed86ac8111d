import { type ReactNode, useId } from 'react';
import type { PlaceItem } from '../../../contract/places.ts';
import type { CallFailure, Eventually } from '../../shared/client/client.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Ready } from '../../shared/ui/Ready.tsx';
import { Skeletons } from '../../shared/ui/Skeleton.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { PlaceCardSkeleton } from './PlaceCardSkeleton.tsx';

interface CardRowProps {
  title: string;
  lead?: ReactNode;
  items: Eventually<readonly PlaceItem[]>;
  /** Link to the full list. */
  all?: { to: string; label: string };
  noteOf?: (place: PlaceItem, index: number) => string;
  /** The notes are ranks; the first item is emphasized. */
  ranked?: boolean;
  /** On a full-width band that separates it from its neighbours. */
  band?: boolean;
}

const row = 'mt-4 flex gap-4 px-gutter pb-2 [scrollbar-width:none] lg:mt-6 lg:grid lg:gap-6';
const cell = 'w-card shrink-0 snap-start lg:w-auto';

/** A titled row of cards: a horizontal strip on a phone, a row of five on a wide screen. */
export function CardRow({ title, lead, items, all, noteOf, ranked, band }: CardRowProps) {
  const { messages } = useLanguage();
  const id = useId();
  const columns = ranked ? 'ranked' : 'lg:grid-cols-5';
  return (
    <section aria-labelledby={id} className={`mt-12 lg:mt-18 ${band ? 'bg-foam py-12 lg:py-16' : ''}`}>
      <div className="flex items-baseline justify-between gap-4 px-gutter">
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
      <Ready
        value={items}
        failed={(failure: CallFailure) => <FailedCall failure={failure} />}
        loading={
          <div className={`${row} overflow-hidden ${columns}`}>
            {/* SPEC 9: three skeletons in a row */}
            <Skeletons count={3}>
              {(index) => (
                <div key={index} className={cell}>
                  <PlaceCardSkeleton />
                </div>
              )}
            </Skeletons>
          </div>
        }
      >
        {(places) => (
          <ul className={`${row} snapping scroll-px-4 overflow-x-auto lg:overflow-visible ${columns}`}>
            {places.map((place, index) => (
              <li key={place.id} className={cell}>
                <PlaceCard place={place} {...(noteOf ? { note: noteOf(place, index) } : {})} />
              </li>
            ))}
          </ul>
        )}
      </Ready>
    </section>
  );
}
