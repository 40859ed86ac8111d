import { useQuery } from '@tanstack/react-query';
import type { MapPlace } from '../../../contract/mapPlaces.ts';
import type { PlaceItem } from '../../../contract/places.ts';
import { placeQuery } from '../../features/places/placeQueries.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Reading } from '../../shared/ui/Reading.tsx';
import { AddToPlan } from './AddToPlan.tsx';

interface ChosenOnMapProps {
  place: MapPlace;
  /** The place's card in the list; undefined if it is not loaded yet. */
  item: PlaceItem | undefined;
  /** The card's label for screen readers. */
  label: string;
  onClose: () => void;
}

/** The place of the selected marker, as a card at the bottom of the map; all of it but its buttons is one link. */
export function ChosenOnMap({ place, item, label, onClose }: ChosenOnMapProps) {
  const { id, type, name } = place;
  const { language, messages } = useLanguage();
  const client = useClient();
  // The data of the page that the link leads to.
  const { data } = useQuery({ ...placeQuery(client, type, String(id), language), enabled: !item });
  const picture = item?.thumbnailUrl ?? data?.child.imageList[0];
  const { reading, summary } = item ?? data ?? {};
  return (
    <section
      aria-label={label}
      className="relative m-3 flex items-center gap-3 rounded-md bg-surface p-3 raised"
    >
      {picture ? (
        <Picture key={id} src={picture} alt="" className="h-18 w-24 shrink-0 rounded-sm" />
      ) : (
        <div className="h-18 w-24 shrink-0 rounded-sm bg-foam" />
      )}
      <div className="min-w-0 flex-1">
        <PageLink to={paths.place(type, id)} className="bold text-ink no-underline card-link">
          {name}
        </PageLink>
        <Reading text={reading} />
        <p className="line-clamp-2 text-muted text-sm">{summary}</p>
      </div>
      <div className="relative z-10 flex flex-col">
        <IconButton icon="close" label={messages.shell.close} onClick={onClose} />
        <AddToPlan id={id} name={name} position={place} />
      </div>
    </section>
  );
}
