import type { Ticket } from '../../../contract/tickets.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

interface PassLinksProps {
  /** Undefined in a copy that an earlier release stored on the device. */
  passes: Ticket['passes'] | undefined;
  className?: string;
}

/** Links that add a ticket to the wallet of a phone; nothing where the operator has no keys. */
export function PassLinks({ passes, className = '' }: PassLinksProps) {
  const { messages } = useLanguage();
  const { passes: passMessages } = messages.ticket.detail;
  if (!passes?.apple && !passes?.google) return null;
  return (
    <div className={`flex flex-wrap justify-center gap-3 ${className}`}>
      {passes.apple && <PassLink path={passes.apple} text={passMessages.apple} />}
      {passes.google && <PassLink path={passes.google} text={passMessages.google} />}
    </div>
  );
}

/** Black in every colour scheme, as people know these links. */
function PassLink({ path, text }: { path: string; text: string }) {
  return (
    <a
      href={path}
      rel="nofollow"
      style={{ backgroundColor: '#000', color: '#fff' }}
      className="inline-flex min-h-12 items-center justify-center rounded-full border border-line px-5 py-2 semibold no-underline"
    >
      {text}
    </a>
  );
}
