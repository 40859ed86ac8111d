import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { session } from '../../features/account/session.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { fromReturnTo, paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/**
 * Offers the login to a guest who presses the heart, and returns to the place afterwards. It closes for the login in
 * place that the page itself opens: one dialog at a time.
 */
export function LikeNeedsLogin({ onClose }: { onClose: () => void }) {
  const { messages } = useLanguage();
  const { pathname } = useLocation();
  const isLoginAsked = useSyncExternalStore(session.subscribe, session.isLoginInPlaceOpen, () => false);
  useEffect(() => {
    if (isLoginAsked) onClose();
  }, [isLoginAsked, onClose]);
  if (isLoginAsked) return null;
  return (
    <Dialog open onClose={onClose} title={messages.place.like} closeLabel={messages.shell.close}>
      <p>{messages.place.likeNeedsLogin}</p>
      <PageLink
        to={paths.login({ returnTo: pathname })}
        state={fromReturnTo}
        className={`${buttonClass()} mt-4 w-full`}
      >
        {messages.shell.logIn}
      </PageLink>
    </Dialog>
  );
}
