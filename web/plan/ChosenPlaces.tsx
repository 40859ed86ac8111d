import { useId } from 'react';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { paths } from '../paths.ts';
import { buttonClass, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useVisitedPlaces } from './useVisitedPlaces.ts';
import { readVisitedPlaces, writeVisitedPlaces } from './visitedPlaces.ts';

/** The places chosen on this device, with remove buttons and the way to more (SPEC 2). */
export function ChosenPlaces() {
  const { messages } = useLanguage();
  const places = useVisitedPlaces();
  const id = useId();
  const remove = (gone: number) =>
    writeVisitedPlaces(readVisitedPlaces().filter((place) => place.id !== gone));
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="bold text-xl">
        {messages.plan.chosen}
      </h2>
      {/* The same room before and after, so that nothing shifts. */}
      <div className="mt-4 min-h-16">
        {places === null && <Skeleton className="h-16 w-full" />}
        {places?.length === 0 && <p className="text-muted">{messages.plan.empty}</p>}
        {places && places.length > 0 && (
          <ul aria-labelledby={id} className="grid gap-2.5">
            {places.map((place, index) => (
              <li
                key={place.id}
                className="flex min-h-16 items-center gap-3 rounded-md border border-hairline bg-surface py-2 pr-2 pl-4"
              >
                <span className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-pine bold text-on-pine text-sm">
                  {index + 1}
                </span>
                <span className="min-w-0 flex-1 semibold">{place.title}</span>
                <IconButton
                  icon="close"
                  label={messages.plan.remove(place.title)}
                  onClick={() => remove(place.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <PageLink to={paths.list()} className={`${buttonClass()} mt-5 w-full`}>
        <Icon name="plus" className="size-5" />
        {places && places.length > 0 ? messages.plan.addPlace : messages.plan.startPlan}
      </PageLink>
    </section>
  );
}
