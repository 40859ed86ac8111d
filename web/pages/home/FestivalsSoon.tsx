import { useId } from 'react';
import type { Festival } from '../../../contract/festivals.ts';
import { festivalsSoonDays, runsOn } from '../../../domain/festivals/festivalRules.ts';
import { festivalDays, type LoadedFestivals, useFestivals } from '../../features/festivals/festivals.ts';
import { FoldedMapServiceLinks } from '../../features/map/MapServiceLinks.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/** Festivals that run today or begin within two weeks; nothing where there is none. */
export function FestivalsSoon({ loaded }: { loaded: LoadedFestivals }) {
  const { messages } = useLanguage();
  const id = useId();
  const festivals = useFestivals(loaded, festivalsSoonDays);
  if (festivals.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 px-gutter lg:mt-18">
      <h2 id={id} className="bold text-xl lg:text-2xl">
        {messages.home.festivals.title}
      </h2>
      <ul className="mt-4 grid gap-4 lg:grid-cols-2 lg:gap-6">
        {festivals.map((festival) => (
          <li key={festival.id} className="rounded-md hairline bg-surface p-5">
            <FestivalCard festival={festival} isOn={runsOn(festival, loaded.today)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FestivalCard({ festival, isOn }: { festival: Festival; isOn: boolean }) {
  const { language, messages } = useLanguage();
  const festivalsMessages = messages.home.festivals;
  const { name, koreanName, summary, place, guidePlace, position, homepage } = festival;
  const link = 'inline-flex min-h-11 items-center text-pine text-sm';
  return (
    <>
      <p className="semibold text-pine text-sm">
        {festivalDays(festival, language, messages)} · {isOn ? festivalsMessages.now : festivalsMessages.soon}
      </p>
      <h3 className="mt-1 bold text-lg">{name}</h3>
      <p className="mt-1 text-muted text-sm">{summary}</p>
      {place !== guidePlace?.name && <p className="mt-2 text-sm">{place}</p>}
      <div className="flex flex-wrap items-center gap-x-4">
        {guidePlace && (
          <PageLink to={paths.place(guidePlace.type, guidePlace.id)} className={link}>
            {guidePlace.name}
          </PageLink>
        )}
        {!guidePlace && position && <FoldedMapServiceLinks name={name} spot={{ koreanName, ...position }} />}
        {homepage !== null && (
          <a href={homepage} target="_blank" rel="noopener noreferrer" className={link}>
            {festivalsMessages.site}
            <span className="sr-only">
              : {name} ({messages.home.newWindow})
            </span>
          </a>
        )}
      </div>
    </>
  );
}
