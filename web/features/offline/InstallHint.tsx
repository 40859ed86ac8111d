import { useEffect, useId } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button, IconButton } from '../../shared/ui/Button.tsx';
import {
  answerInstallHint,
  type InstallMethod,
  install,
  markHintShown,
  useInstallHint,
} from './installation.ts';

/** Offers to install the product, once; a line above the bottom menu, so that nothing moves when it comes. */
export function InstallHint() {
  const way = useInstallHint();
  useEffect(() => {
    if (way) markHintShown();
  }, [way]);
  return way && <InstallPanel way={way} />;
}

export function InstallPanel({ way }: { way: InstallMethod }) {
  const { messages } = useLanguage();
  const id = useId();
  const installMessages = messages.shell.install;
  const title = (
    <h2 id={id} className="inline semibold text-sm">
      {installMessages.title}
    </h2>
  );
  return (
    <section
      aria-labelledby={id}
      className="no-print sticky bottom-bar z-20 hairline-t bg-surface px-4 py-1 narrow:static low:static"
    >
      <div className="mx-auto flex max-w-page items-center gap-2 narrow:flex-wrap">
        {way === 'press' ? (
          <>
            <span className="min-w-0 flex-1 tight">{title}</span>
            <Button onClick={install} className="shrink-0">
              {installMessages.button}
            </Button>
          </>
        ) : (
          <details className="min-w-0 flex-1">
            <summary className="py-2.5">{title}</summary>
            <ol className="pb-2 text-sm">
              {installMessages.steps.map((step, index) => (
                <li key={step}>
                  {index + 1}. {step}
                </li>
              ))}
            </ol>
          </details>
        )}
        <IconButton icon="close" label={installMessages.refuse} onClick={answerInstallHint} />
      </div>
    </section>
  );
}
