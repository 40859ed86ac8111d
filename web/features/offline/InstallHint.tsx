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

/** Offers to install the product, once; above the bottom menu, so that nothing moves when it comes. */
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
  return (
    <section
      aria-labelledby={id}
      className="no-print fixed right-4 bottom-above-menu left-4 z-20 max-w-md rounded-lg hairline bg-surface p-4 raised"
    >
      <div className="flex items-center gap-2">
        <h2 id={id} className="flex-1 bold">
          {installMessages.title}
        </h2>
        <IconButton icon="close" label={installMessages.refuse} onClick={answerInstallHint} />
      </div>
      <p className="mt-1 text-muted text-sm">{installMessages.text}</p>
      {way === 'press' ? (
        <Button onClick={install} className="mt-3 w-full">
          {installMessages.button}
        </Button>
      ) : (
        <ol className="mt-3 text-sm">
          {installMessages.steps.map((step, index) => (
            <li key={step}>
              {index + 1}. {step}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
