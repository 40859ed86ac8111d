import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** What was agreed with the company beside the stops, in its own words; nothing for an order with stops alone. */
export function AgreedRoute({ route = '' }: { route?: string | undefined }) {
  const { detail } = useLanguage().messages.ticket;
  if (route === '') return null;
  return (
    <p className="wrap-anywhere">
      <span className="block text-muted text-sm">{detail.agreedRoute}</span>
      {route}
    </p>
  );
}
