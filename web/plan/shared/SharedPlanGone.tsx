import { useLanguage } from '../../i18n/LanguageContext.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { PageLink } from '../../ui/PageLink.tsx';

/** For a link whose sharing was stopped, or that never was one: nobody can tell them apart. */
export function SharedPlanGone() {
  const { messages } = useLanguage();
  const words = messages.share;
  return (
    <div className="mx-auto max-w-lg px-4 py-16 text-center">
      <img
        src="/pictures/placeholder.svg"
        alt=""
        width={400}
        height={300}
        className="mx-auto w-full max-w-xs rounded-lg"
      />
      <h1 className="mt-8 bold text-2xl">{words.goneTitle}</h1>
      <p className="mt-2 text-muted">{words.goneText}</p>
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
