import type { PlaceItem } from '../../../contract/places.ts';
import { placeTypeByItem } from '../../../domain/places/placeTypes.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Reading } from '../../shared/ui/Reading.tsx';

interface ChosenOnMapProps {
  place: PlaceItem;
  /** The card's label for screen readers. */
  label: string;
  onClose: () => void;
}

/** The place of the selected marker, as a card at the bottom of the map; all of it but its button is one link. */
export function ChosenOnMap({ place, label, onClose }: ChosenOnMapProps) {
  const { messages } = useLanguage();
  return (
    <section
      aria-label={label}
      className="relative m-3 flex items-center gap-3 rounded-md bg-surface p-3 raised"
    >
      <Picture key={place.id} src={place.thumbnailUrl} alt="" className="h-18 w-24 shrink-0 rounded-sm" />
      <div className="min-w-0 flex-1">
        <PageLink
          to={paths.place(placeTypeByItem[place.type], place.id)}
          className="bold text-ink no-underline card-link"
        >
          {place.name}
        </PageLink>
        <Reading text={place.reading} />
        <p className="line-clamp-2 text-muted text-sm">{place.summary}</p>
      </div>
      <IconButton icon="close" label={messages.shell.close} onClick={onClose} className="relative z-10" />
    </section>
  );
}
