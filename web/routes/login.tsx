import { useLanguage } from '../i18n/LanguageContext.tsx';
import type { Messages } from '../i18n/messages.ts';
import { paths } from '../paths.ts';
import { type PageHead, usePageHead } from '../shell/PageHead.ts';
import { buttonClass } from '../ui/Button.tsx';
import { PageLink } from '../ui/PageLink.tsx';

function headOf(messages: Messages): PageHead {
  return { title: `${messages.login.title} · ${messages.brand}`, description: messages.login.notYet };
}

export const handle = { head: (_: unknown, messages: Messages) => headOf(messages) };

/** Says honestly that there are no accounts yet, and leads on. */
export function Component() {
  const { messages } = useLanguage();
  usePageHead(headOf(messages));
  return (
    <div className="mx-auto max-w-md px-4 py-14 text-center">
      <h1 className="bold text-2xl">{messages.login.title}</h1>
      <p className="mt-3 text-muted">{messages.login.notYet}</p>
      <PageLink to={paths.list()} className={`${buttonClass()} mt-6`}>
        {messages.shell.explore}
      </PageLink>
    </div>
  );
}
