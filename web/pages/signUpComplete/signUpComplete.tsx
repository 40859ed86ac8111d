import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { ThemeChoice } from '../../features/account/ThemeChoice.tsx';
import { useNickname } from '../../features/account/useNickname.ts';
import type { Messages } from '../../messages/messages.ts';
import { themesQuery } from '../../shared/client/callQuery.ts';
import { servicesOf } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { isRecord } from '../../shared/isRecord.ts';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton, Skeletons } from '../../shared/ui/Skeleton.tsx';
import { useAppNavigate, useRedirect } from '../../shared/ui/useAppNavigate.ts';
import { useIsHydrated } from '../../shared/ui/useIsHydrated.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { client, queries, language } = servicesOf(context);
  await queries.fetchQuery(themesQuery(client, language));
  return null;
}

function headOf(messages: Messages): PageHead {
  const { completeTitle, completeLead } = messages.signUp;
  return { title: `${completeTitle} · ${messages.brand}`, description: completeLead };
}

/** SPEC 2: the two screens that lead here. */
const ways: unknown[] = [paths.signUpDetails(), paths.signUpSocial()];

/** After the sign-up: the interest themes. */
export function Component() {
  const { messages } = useLanguage();
  const words = messages.signUp;
  const navigate = useAppNavigate();
  const isHydrated = useIsHydrated();
  const nickname = useNickname();
  const { state } = useLocation();
  const isOnItsWay = isRecord(state) && ways.includes(state.from);
  const elsewhere = !isOnItsWay ? paths.home() : nickname === null ? paths.login() : null;
  // The previous page is known only in the browser.
  useRedirect(isHydrated ? elsewhere : null);
  usePageHead(headOf(messages));
  const isShown = isHydrated && elsewhere === null && nickname !== null;
  return (
    <div className="mx-auto min-h-dvh max-w-md px-4 pt-8 pb-10">
      <h1 className="bold text-2xl">{isShown ? words.completeHeading(nickname) : words.completeTitle}</h1>
      <p className="mt-2 text-muted">{words.completeLead}</p>
      <div className="mt-6">
        {isShown ? (
          <ThemeChoice />
        ) : (
          <div className="flex flex-wrap gap-2.5">
            {/* SPEC 9: ten tag skeletons */}
            <Skeletons count={10}>
              {(index) => <Skeleton key={index} className="h-11 w-20 rounded-full" />}
            </Skeletons>
          </div>
        )}
      </div>
      <Button onClick={() => navigate(paths.home())} className="mt-4 w-full md:w-78">
        {words.home}
      </Button>
    </div>
  );
}
