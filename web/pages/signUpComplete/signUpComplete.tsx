import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { ThemeChoice } from '../../features/account/ThemeChoice.tsx';
import { useNickname } from '../../features/account/useNickname.ts';
import { useResumePath } from '../../features/orders/resumePath.ts';
import { planStore } from '../../features/plan/planStore.ts';
import type { Messages } from '../../messages/messages.ts';
import { themesQuery } from '../../shared/client/callQuery.ts';
import { readServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { isRecord } from '../../shared/isRecord.ts';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton, Skeletons } from '../../shared/ui/Skeleton.tsx';
import { useAppNavigate, useRedirect } from '../../shared/ui/useAppNavigate.ts';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { client, queries, language } = readServices(context);
  await queries.fetchQuery(themesQuery(client, language));
  return null;
}

function pageHead(messages: Messages): PageHead {
  const { completeTitle, completeLead } = messages.signUp;
  return { title: `${completeTitle} · ${messages.brand}`, description: completeLead };
}

/** The two screens that lead here (docs/product/accounts.md#themes-of-interest). */
const ways: unknown[] = [paths.signUpDetails(), paths.signUpSocial()];

/** After the sign-up: the interest themes, and the way back to the plan or the payment that led to it. */
export function Component() {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const navigate = useAppNavigate();
  const isHydrated = useIsHydrated();
  const nickname = useNickname();
  const { state } = useLocation();
  const resumePath = useResumePath();
  const isOnItsWay = isRecord(state) && ways.includes(state.from);
  const elsewhere = !isOnItsWay ? paths.home() : nickname === null ? paths.login() : null;
  // The previous page is known only in the browser.
  useRedirect(isHydrated ? elsewhere : null);
  usePageHead(pageHead(messages));
  const isShown = isHydrated && elsewhere === null && nickname !== null;
  const resume = (path: string) => {
    // The visitor asks for the plan: the save that waits for the login must not lead on to the home page.
    if (planStore.read().draft.saveOnReturn !== null) planStore.changeDraft({ saveOnReturn: 'stay' });
    navigate(path);
  };
  const goHome = () => {
    // A save that waits for the login happens on the plan, which then leads home
    // (docs/product/accounts.md#themes-of-interest).
    const isSavePending = planStore.read().draft.saveOnReturn !== null;
    if (isSavePending) planStore.changeDraft({ saveOnReturn: 'leave' });
    navigate(isSavePending ? paths.tripPlan() : paths.home());
  };
  return (
    <div className="mx-auto min-h-dvh max-w-md px-4 pt-8 pb-10">
      {/* Not broken inside the nickname, nor between it and the title that some languages add. */}
      <h1 style={{ wordBreak: 'keep-all' }} className="bold text-2xl">
        {isShown ? signUpMessages.completeHeading(nickname) : signUpMessages.completeTitle}
      </h1>
      <p className="mt-2 text-muted">{signUpMessages.completeLead}</p>
      <div className="mt-6">
        {isShown ? (
          <ThemeChoice />
        ) : (
          <div className="flex flex-wrap gap-2.5">
            {/* Ten tag skeletons (docs/product/screens.md#constants) */}
            <Skeletons count={10}>
              {(index) => <Skeleton key={index} className="h-11 w-20 rounded-full" />}
            </Skeletons>
          </div>
        )}
      </div>
      <div className="mt-4 grid gap-2.5 md:w-78">
        {isShown && resumePath && (
          <Button onClick={() => resume(resumePath)}>
            {resumePath === paths.payment() ? signUpMessages.continueToPayment : signUpMessages.backToPlan}
          </Button>
        )}
        <Button variant={resumePath ? 'outline' : 'solid'} onClick={goHome}>
          {signUpMessages.home}
        </Button>
      </div>
    </div>
  );
}
