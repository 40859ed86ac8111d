import { useLanguage } from '../i18n/LanguageContext.tsx';
import type { Messages } from '../i18n/messages.ts';
import { paths } from '../paths.ts';
import { ChosenPlaces } from '../plan/ChosenPlaces.tsx';
import { type PageHead, usePageHead } from '../shell/PageHead.ts';
import { useSite } from '../shell/Site.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { PageLink } from '../ui/PageLink.tsx';

function headOf(messages: Messages): PageHead {
  return { title: `${messages.plan.title} · ${messages.brand}`, description: messages.plan.empty };
}

export const handle = { head: (_: unknown, messages: Messages) => headOf(messages) };

export function Component() {
  const { messages } = useLanguage();
  const { nickname } = useSite();
  usePageHead(headOf(messages));
  return (
    <div className="mx-auto max-w-2xl px-4 pt-5 pb-10">
      <h1 className="bold text-2xl">{messages.plan.title}</h1>
      {!nickname && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-foam p-4">
          <p className="min-w-48 flex-1 text-sm">{messages.plan.guest}</p>
          <PageLink to={paths.login()} className={buttonClass('outline')}>
            {messages.shell.logIn}
          </PageLink>
        </div>
      )}
      <ChosenPlaces />
    </div>
  );
}
