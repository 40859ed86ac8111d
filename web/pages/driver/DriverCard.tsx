import type { Stop } from '../../../contract/stops.ts';
import { phoneUrl, shownPhone } from '../../../domain/phone.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { ReadingInLine } from '../../shared/ui/Reading.tsx';

/** Text for the driver: Korean in every language of the page. */
const koreanWords = {
  goHere: '이곳으로 가 주세요.',
  address: '주소',
  phone: '전화',
} as const;

/**
 * Font size of a name on the card, as CSS: as large as its lines allow in the window's width, at most 8rem, at least
 * readable at arm's length. Short names take one line, longer ones two or three; words are broken only if they cannot
 * fit.
 */
export function cardSize(name: string): string {
  const letters = [...name].length;
  const lines = letters <= 6 ? 1 : letters <= 16 ? 2 : 3;
  const longestWord = Math.max(...name.split(/\s+/).map((word) => [...word].length));
  const perLine = Math.max(Math.ceil(letters / lines), longestWord, 3);
  // A Hangul letter is about as wide as high; 86 leaves the margins.
  return `clamp(2rem, min(${Math.floor(860 / perLine) / 10}vw, 30vh), 8rem)`;
}

/** Font size of the address and the telephone number. */
const detailSize = 'clamp(1.5rem, 6vw, 3rem)';

/** One place in large type for the driver, with the visitor's language in small print. */
export function DriverCard({ stop }: { stop: Stop }) {
  const { language, messages } = useLanguage();
  const driverMessages = messages.driver;
  const { korean, phone } = stop;
  const isForeign = language !== 'ko';
  return (
    <article>
      <p lang="ko" className="semibold text-xl">
        {koreanWords.goHere}
      </p>
      {isForeign && <p className="text-muted">{driverMessages.goHere}</p>}
      <h1
        lang="ko"
        className="mt-3 bold wrap-anywhere"
        style={{ fontSize: cardSize(korean.name), lineHeight: 1.15 }}
      >
        {korean.name}
      </h1>
      {isForeign && (
        <p className="mt-1 text-lg text-muted">
          {stop.name}
          <ReadingInLine text={stop.reading} />
        </p>
      )}
      <dl className="mt-5 grid gap-4">
        <div className="hairline-t pt-4">
          <dt className="text-muted text-sm">
            <span lang="ko">{koreanWords.address}</span>
            {isForeign && ` · ${driverMessages.address}`}
          </dt>
          {korean.address ? (
            <dd lang="ko" className="mt-1 semibold text-balance tight" style={{ fontSize: detailSize }}>
              {korean.address}
            </dd>
          ) : (
            <dd className="mt-1 text-muted">{driverMessages.noAddress}</dd>
          )}
          {isForeign && stop.address && korean.address && <dd className="mt-1 text-muted">{stop.address}</dd>}
        </div>
        <div className="hairline-t pt-4">
          <dt className="text-muted text-sm">
            <span lang="ko">{koreanWords.phone}</span>
            {isForeign && ` · ${driverMessages.phone}`}
          </dt>
          {phone ? (
            <dd className="mt-1">
              <a
                href={phoneUrl(phone)}
                className="inline-flex min-h-11 items-center semibold text-ink tight tabular"
                style={{ fontSize: detailSize }}
              >
                {phone}
              </a>
              {isForeign && <p className="mt-1 text-muted tabular">{shownPhone(phone, language)}</p>}
            </dd>
          ) : (
            <dd className="mt-1 text-muted">{driverMessages.noPhone}</dd>
          )}
        </div>
      </dl>
    </article>
  );
}
