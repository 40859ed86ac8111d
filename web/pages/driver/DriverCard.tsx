import type { Stop } from '../../../contract/stops.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { cardSize } from './cardSize.ts';
import { koreanWords } from './koreanWords.ts';

/** One place in large type for the driver, with the visitor's language in small print. */
export function DriverCard({ stop }: { stop: Stop }) {
  const { language, messages } = useLanguage();
  const words = messages.driver;
  const { korean, phone } = stop;
  const isForeign = language !== 'ko';
  return (
    <article>
      <p lang="ko" className="semibold text-xl">
        {koreanWords.goHere}
      </p>
      {isForeign && <p className="text-muted">{words.goHere}</p>}
      <h1
        lang="ko"
        className="mt-3 bold leading-[1.15] wrap-anywhere"
        style={{ fontSize: cardSize(korean.name) }}
      >
        {korean.name}
      </h1>
      {isForeign && <p className="mt-1 text-lg text-muted">{stop.name}</p>}
      <dl className="mt-5 grid gap-4">
        <div className="border-hairline border-t pt-4">
          <dt className="text-muted text-sm">
            <span lang="ko">{koreanWords.address}</span>
            {isForeign && ` · ${words.address}`}
          </dt>
          {korean.address ? (
            <dd lang="ko" className="mt-1 semibold text-[clamp(1.5rem,6vw,3rem)] text-balance tight">
              {korean.address}
            </dd>
          ) : (
            <dd className="mt-1 text-muted">{words.noAddress}</dd>
          )}
          {isForeign && stop.address && korean.address && <dd className="mt-1 text-muted">{stop.address}</dd>}
        </div>
        <div className="border-hairline border-t pt-4">
          <dt className="text-muted text-sm">
            <span lang="ko">{koreanWords.phone}</span>
            {isForeign && ` · ${words.phone}`}
          </dt>
          {phone ? (
            <dd className="mt-1">
              <a
                href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                className="inline-flex min-h-11 items-center semibold text-[clamp(1.5rem,6vw,3rem)] text-ink tight tabular"
              >
                {phone}
              </a>
            </dd>
          ) : (
            <dd className="mt-1 text-muted">{words.noPhone}</dd>
          )}
        </div>
      </dl>
    </article>
  );
}
