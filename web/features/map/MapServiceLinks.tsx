import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type KoreanSpot, mapServiceAddress, mapServices } from './mapServices.ts';

interface MapServiceLinksProps {
  /** In the page's language, for screen readers that list links out of context. */
  name: string;
  spot: KoreanSpot;
}

function ServiceLinks({ name, spot }: MapServiceLinksProps) {
  const serviceMessages = useLanguage().messages.shell.mapServices;
  return (
    <ul className="flex flex-wrap gap-2">
      {mapServices.map((service) => (
        <li key={service}>
          <a
            href={mapServiceAddress(service, spot)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${serviceMessages[service]}: ${name} (${serviceMessages.leaves})`}
            className="inline-flex min-h-11 items-center rounded-full hairline bg-surface px-4 text-ink text-sm no-underline hover:bg-foam"
          >
            {serviceMessages[service]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links to a place in map services that offer directions. */
export function MapServiceLinks(props: MapServiceLinksProps) {
  const serviceMessages = useLanguage().messages.shell.mapServices;
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="semibold text-sm">{serviceMessages.openIn}</p>
      <ServiceLinks {...props} />
    </div>
  );
}

/** The same, collapsed, for rows that repeat it. */
export function FoldedMapServiceLinks(props: MapServiceLinksProps) {
  const serviceMessages = useLanguage().messages.shell.mapServices;
  return (
    <details className="no-print">
      <summary className="inline-flex min-h-11 items-center text-pine text-sm underline">
        {serviceMessages.openIn}
        <span className="sr-only">: {props.name}</span>
      </summary>
      <ServiceLinks {...props} />
    </details>
  );
}
