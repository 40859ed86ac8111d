import { useEffect, useState } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { IconButton } from '../../shared/ui/Button.tsx';

/** Appears once the page is scrolled down by one screen, except on a screen with a bar above the menu. */
export function BackToTop() {
  const { messages } = useLanguage();
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const onScroll = () => setFarDown(scrollY > innerHeight);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return (
    <IconButton
      icon="up"
      label={messages.shell.backToTop}
      hidden={!isFarDown}
      onClick={() => {
        scrollTo({ top: 0, behavior: 'smooth' });
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      }}
      className="no-print back-to-top hairline bg-surface raised"
    />
  );
}
