import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { shownCode } from './refusal.ts';

/** The provider's code in small print, for support requests. */
export function ProviderCode({ code }: { code: string | null | undefined }) {
  const { messages } = useLanguage();
  const shown = shownCode(code);
  if (!shown) return null;
  return (
    <p className="text-xs wrap-anywhere">
      {messages.ticket.fail.code}: {shown}
    </p>
  );
}
