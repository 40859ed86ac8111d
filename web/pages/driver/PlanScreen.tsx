import { apiAddresses } from '../../../contract/addresses.ts';
import { usePlan } from '../../features/plan/planStore.ts';
import { idGroups, useStops } from '../../features/plan/trip/useStops.ts';
import type { Messages } from '../../messages/messages.ts';
import { callAddress } from '../../shared/client/address.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { CardScreen } from './CardScreen.tsx';
import { PlanCards } from './PlanCards.tsx';

/** The data of the plan's card. */
export function planHead({ driver, brand }: Messages): PageHead {
  return { title: `${driver.planTitle} · ${brand}`, description: driver.description };
}

/** The places chosen on this device, in their order, on cards for the driver. */
export function PlanScreen() {
  const { language, messages } = useLanguage();
  const words = messages.driver;
  usePageHead(planHead(messages));
  const places = usePlan()?.places ?? null;
  const ids = (places ?? []).map(({ id }) => id);
  const { stops, failure, retry } = useStops(ids);
  const isThere = places !== null && ids.every((id) => stops.has(id));
  const answers = idGroups(ids).map((group) => ({
    address: callAddress(apiAddresses.listStops.path, {}, { ids: group, locale: language }),
    body: group.split(',').flatMap((id) => stops.get(Number(id)) ?? []),
  }));
  return (
    <CardScreen answers={isThere && ids.length > 0 ? answers : null}>
      {!isThere && !failure && (
        <>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <Skeleton className="h-64 w-full" />
        </>
      )}
      {!isThere && failure && <FailedCall failure={failure} onRetry={retry} />}
      {places?.length === 0 && (
        <>
          <h1 className="bold text-2xl">{words.planTitle}</h1>
          <p className="mt-3">{words.empty}</p>
          <PageLink to={paths.list()} className={`${buttonClass()} mt-5`}>
            {words.findPlaces}
          </PageLink>
        </>
      )}
      {isThere && ids.length > 0 && <PlanCards places={places} stops={stops} />}
    </CardScreen>
  );
}
