import { Fragment } from 'react';
import { festivalDays, type LoadedFestivals, useFestivals } from '../../features/festivals/festivals.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/** A line that names the festivals of today; nothing where there is none. */
export function FestivalsToday({ loaded }: { loaded: LoadedFestivals }) {
  const { language, messages } = useLanguage();
  const festivals = useFestivals(loaded, 0);
  if (festivals.length === 0) return null;
  return (
    <p className="my-3 text-sm">
      <span className="semibold">{messages.list.festivalsToday(festivals.length)}</span>
      {festivals.map((festival) => (
        <Fragment key={festival.id}>
          {' · '}
          {festival.guidePlace ? (
            <PageLink
              to={paths.place(festival.guidePlace.type, festival.guidePlace.id)}
              className="inline-flex min-h-11 items-center text-pine"
            >
              {festival.name}
            </PageLink>
          ) : (
            festival.name
          )}{' '}
          ({festivalDays(festival, language, messages)})
        </Fragment>
      ))}
    </p>
  );
}
