import { useNickname } from '../../features/account/useNickname.ts';
import { KeepForOffline } from '../../features/offline/KeepForOffline.tsx';
import { TourOfferLine } from '../../features/orders/TourOfferLine.tsx';
import { useNextTour } from '../../features/orders/useNextTour.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { fromReturnTo, paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { ChosenPlaces } from './ChosenPlaces.tsx';
import { LikedSpots } from './LikedSpots.tsx';
import { NextTour } from './NextTour.tsx';

function pageHead(messages: Messages): PageHead {
  return { title: `${messages.plan.title} · ${messages.brand}`, description: messages.plan.empty };
}

/** My plan (docs/product/plans.md#my-plan): the places chosen on this device, and the account's liked places. */
export function Component() {
  const { messages } = useLanguage();
  const planMessages = messages.plan;
  const nickname = useNickname();
  const tour = useNextTour();
  usePageHead(pageHead(messages));
  return (
    <div className="px-gutter pt-5 pb-10 with-aside lg:pt-10">
      <div className="lg:col-span-2">
        <h1 className="bold text-2xl lg:text-3xl">{planMessages.title}</h1>
        <TourOfferLine className="mt-3" />
      </div>
      {!nickname && (
        <div className="mt-4 rounded-lg bg-foam p-5 lg:order-1 lg:mt-8">
          <p className="text-sm">{planMessages.guest}</p>
          <div className="mt-3 flex flex-wrap gap-2.5">
            <PageLink to={paths.signUpEmail()} className={buttonClass()}>
              {planMessages.signUp}
            </PageLink>
            <PageLink
              to={paths.login({ returnTo: paths.myPlan() })}
              state={fromReturnTo}
              className={buttonClass('outline')}
            >
              {messages.shell.logIn}
            </PageLink>
          </div>
        </div>
      )}
      <div className={nickname ? 'lg:col-span-2' : ''}>
        {nickname && <NextTour tour={tour} />}
        <ChosenPlaces hasTour={Boolean(tour)} />
      </div>
      <div className="lg:order-1 lg:col-span-2">
        <LikedSpots />
        <KeepForOffline className="mt-10" />
      </div>
    </div>
  );
}
