import { phoneUrl, shownPhone } from '../../../domain/phone.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';

/** A Korean telephone number to tap, as the reader dials it. */
export function PhoneLink({ phone, className = '' }: { phone: string; className?: string }) {
  const { language } = useLanguage();
  return (
    <a
      href={phoneUrl(phone)}
      className={`inline-flex min-h-11 items-center semibold text-pine tabular ${className}`}
    >
      {shownPhone(phone, language)}
    </a>
  );
}
