import { useEffect, useId } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button, IconButton } from '../../shared/ui/Button.tsx';
import { answerInstallHint, install, markHintShown, useInstallHint } from './installation.ts';

/** Offers to install the product, once; above the bottom menu, so that nothing moves when it comes. */
export function InstallHint() {
  const { messages } = useLanguage();
  const way = useInstallHint();
  const id = useId();
  useEffect(() => {
    if (way) markHintShown();
  }, [way]);
  if (!way) return null;
  const words = messages.shell.install;
  return (
    <section
      aria-labelledby={id}
      className="no-print fixed right-4 bottom-above-menu left-4 z-20 rounded-lg hairline bg-surface p-4 raised md:left-auto md:w-96"
    >
      <div className="flex items-start gap-2">
        <h2 id={id} className="flex-1 bold">
          {words.title}
        </h2>
        <IconButton
          icon="close"
          label={words.refuse}
          onClick={answerInstallHint}
          className="-mt-2.5 -mr-2.5"
        />
      </div>
      <p className="mt-1 text-muted text-sm">{words.text}</p>
      {way === 'press' ? (
        <Button onClick={install} className="mt-3 w-full">
          {words.button}
        </Button>
      ) : (
        <ol className="mt-3 list-decimal pl-5 text-sm">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
