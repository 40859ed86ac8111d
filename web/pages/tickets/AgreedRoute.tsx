import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** The route agreed with the company in addition to the stops, in its own words; renders nothing if there is none. */
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
