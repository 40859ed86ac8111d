import type { Language } from '../../../domain/languages.ts';
import { cn } from '../../messages/cn/mapServices.ts';
import { en } from '../../messages/en/mapServices.ts';
import { ja } from '../../messages/ja/mapServices.ts';
import { ko, type MapServiceMessages } from '../../messages/ko/mapServices.ts';
import { tw } from '../../messages/tw/mapServices.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type KoreanSpot, mapServiceAddress, mapServices } from './mapServices.ts';

/**
 * Small enough that all languages ship together: a separate part would add its file names to every page's first load.
 */
const messagesByLanguage: Record<Language, MapServiceMessages> = { ko, en, cn, tw, ja };

interface MapServiceLinksProps {
  /** In the page's language, for screen readers that list links out of context. */
  name: string;
  spot: KoreanSpot;
}

function ServiceLinks({ name, spot }: MapServiceLinksProps) {
  const { language } = useLanguage();
  return (
    <ul className="flex flex-wrap gap-2">
      {mapServices.map((service) => (
        <li key={service}>
          <a
            href={mapServiceAddress(service, spot)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${messagesByLanguage[language][service]}: ${name} (${messagesByLanguage[language].leaves})`}
            className="inline-flex min-h-11 items-center rounded-full hairline bg-surface px-4 text-ink text-sm no-underline hover:bg-foam"
          >
            {messagesByLanguage[language][service]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links to a place in map services that offer directions. */
export function MapServiceLinks(props: MapServiceLinksProps) {
  const { language } = useLanguage();
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="semibold text-sm">{messagesByLanguage[language].openIn}</p>
      <ServiceLinks {...props} />
    </div>
  );
}

/** The same, collapsed, for rows that repeat it. */
export function FoldedMapServiceLinks(props: MapServiceLinksProps) {
  const { language } = useLanguage();
  return (
    <details className="no-print">
      <summary className="inline-flex min-h-11 items-center text-pine text-sm underline">
        {messagesByLanguage[language].openIn}
        <span className="sr-only">: {props.name}</span>
      </summary>
      <ServiceLinks {...props} />
    </details>
  );
}
