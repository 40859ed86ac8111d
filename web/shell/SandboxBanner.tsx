import { useLanguage } from '../i18n/LanguageContext.tsx';
import { useSite } from './Site.tsx';

/** Says while mails, the sign-in with Google and payments are only simulated, and where the mails are (DESIGN 4). */
export function SandboxBanner() {
  const { messages } = useLanguage();
  const { sandbox } = useSite();
  if (!sandbox) return null;
  const words = messages.sandbox;
  return (
    <aside aria-label={words.title} className="no-print bg-pine-mist px-4 py-1 text-center text-xs">
      <strong>{words.title}</strong> {words.text} {/* A page of the server's own, outside the guide. */}
      <a href="/sandbox/mailbox" className="semibold text-pine">
        {words.mails}
      </a>
    </aside>
  );
}
