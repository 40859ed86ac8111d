import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { session } from './session.ts';

/**
 * The login over a screen that stays open (docs/product/accounts.md#sign-in); the interrupted action continues
 * afterwards.
 */
export function LoginInPlace() {
  const { messages } = useLanguage();
  return (
    <Dialog
      open
      onClose={() => session.closeLoginInPlace(false)}
      title={messages.login.inPlace}
      closeLabel={messages.shell.close}
    >
      <p className="text-muted text-sm">{messages.login.inPlaceText}</p>
      <div className="mt-4">
        <LoginForm returnTo={location.pathname} />
      </div>
    </Dialog>
  );
}
