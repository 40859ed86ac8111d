import { useLanguage } from '../i18n/LanguageContext.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { session } from './session.ts';

/** The login over a screen that keeps its visitor (DESIGN 3); what waited for it goes on afterwards. */
export function LoginInPlace() {
  const { messages } = useLanguage();
  return (
    <Dialog
      open
      onClose={() => session.answerAsked(false)}
      title={messages.login.inPlace}
      closeLabel={messages.shell.close}
    >
      <p className="mb-4 text-muted text-sm">{messages.login.inPlaceText}</p>
      <LoginForm returnTo={location.pathname} />
    </Dialog>
  );
}
