import { runsOn } from '../../../domain/festivals/festivalRules.ts';
import { festivalDays } from '../../features/festivals/festivals.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useFestivalsAhead } from './useFestivalsAhead.ts';

/** The festivals of the chosen day, below it. */
export function DayFestivals({ date }: { date: string }) {
  const { language, messages } = useLanguage();
  const festivals = useFestivalsAhead().filter((one) => runsOn(one, date));
  if (festivals.length === 0) return null;
  return (
    <div role="status" className="mt-3 rounded-sm bg-sand px-3 py-2.5 text-sm">
      <p className="semibold">{messages.trip.festivalsOnDay(festivals.length)}</p>
      <ul>
        {festivals.map((festival) => {
          const { id, name, place, guidePlace } = festival;
          return (
            <li key={id} className="mt-1">
              {guidePlace ? (
                <PageLink
                  to={paths.place(guidePlace.type, guidePlace.id)}
                  className="inline-flex min-h-11 items-center text-pine"
                >
                  {name}
                </PageLink>
              ) : (
                name
              )}
              {` · ${festivalDays(festival, language, messages)} · ${place}`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
