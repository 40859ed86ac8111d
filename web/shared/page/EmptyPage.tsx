import { useLanguage } from '../i18n/LanguageContext.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { PageLink } from '../ui/PageLink.tsx';

/** An empty state, with links to continue. */
export function EmptyPage({ title, text }: { title: string; text: string }) {
  const { messages } = useLanguage();
  return (
    <div className="mx-auto max-w-lg px-4 py-16 text-center">
      <img
        src="/pictures/placeholder.svg"
        alt=""
        width={400}
        height={300}
        className="mx-auto w-full max-w-xs rounded-lg"
      />
      <h1 className="mt-8 bold text-2xl">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <PageLink to={paths.home()} className={buttonClass()}>
          {messages.notFound.home}
        </PageLink>
        <PageLink to={paths.list()} className={buttonClass('outline')}>
          {messages.shell.search}
        </PageLink>
      </div>
    </div>
  );
}
