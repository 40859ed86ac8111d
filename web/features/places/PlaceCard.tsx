import type { ReactNode } from 'react';
import type { PlaceItem } from '../../../contract/places.ts';
import { placeTypeByItem } from '../../../domain/places/placeTypes.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Reading } from '../../shared/ui/Reading.tsx';
import { useGeolocation } from './geolocation.ts';

/** A place of a row; `distance`: its metres from what the row is about, shown instead of those from the visitor. */
export type CardPlace = PlaceItem & { distance?: number };

interface PlaceCardProps {
  place: CardPlace;
  /** For the cards above the fold. */
  eager?: boolean;
  /** A rank; the row of cards decides where it is shown. */
  note?: string;
  headingLevel?: 2 | 3;
  /** A control that lies over the card's link. */
  children?: ReactNode;
}

/** A place in a list: picture, name, one line. The whole card is one link. */
export function PlaceCard({ place, eager = false, note, headingLevel = 3, children }: PlaceCardProps) {
  const { messages } = useLanguage();
  const { distances } = useGeolocation();
  const metres = place.distance ?? distances?.get(place.id);
  const distance = metres === undefined ? undefined : messages.shell.distance(metres);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="relative">
      <Picture src={place.thumbnailUrl} alt="" eager={eager} className="aspect-4/3 w-full rounded-md" />
      {note && <p className="note bold text-sunrise tabular">{note}</p>}
      {distance && <p className="mt-2 semibold text-sunrise text-xs">{distance}</p>}
      <Heading className={`${distance ? 'mt-0.5' : 'mt-2.5'} bold snug`}>
        <PageLink
          to={paths.place(placeTypeByItem[place.type], place.id)}
          className="text-ink no-underline card-link"
        >
          {place.name}
        </PageLink>
      </Heading>
      <Reading text={place.reading} />
      <p className="mt-1 line-clamp-2 text-muted text-sm">{place.summary}</p>
      {children}
    </article>
  );
}
