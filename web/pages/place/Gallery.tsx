import { useRef, useState } from 'react';
import type { PlaceDetail } from '../../../contract/places.ts';
import { licencePages, type PhotographLicence } from '../../../domain/places/photographLicences.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';

/** Thumbnails that fit beside each other on a phone. */
const maxInRow = 6;

/**
 * The pictures of a place with their thumbnails (docs/product/places.md#pictures-and-facts). The strip scrolls and
 * snaps without script too.
 */
export function Gallery({ detail }: { detail: PlaceDetail }) {
  const { messages } = useLanguage();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const pictures = detail.child.imageList;
  const show = (index: number) => {
    const element = strip.current;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollTo({ left: index * element.clientWidth, behavior: reduced ? 'instant' : 'smooth' });
  };
  return (
    <section aria-label={messages.place.gallery}>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex snapping overflow-x-auto [scrollbar-width:none] md:rounded-lg"
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          setShown(Math.round(scrollLeft / clientWidth));
        }}
      >
        {pictures.map((picture, index) => (
          <li key={picture} className="w-full shrink-0 snap-center">
            <Picture
              src={picture}
              alt={detail.imageAlts[index] ?? ''}
              eager={index === 0}
              sizes="(min-width: 48rem) 45rem, 100vw"
              className="aspect-4/3 w-full"
            />
            {detail.imageLicences && (
              <Credit
                credit={detail.imageCredits[index] ?? null}
                licence={detail.imageLicences[index] ?? null}
              />
            )}
          </li>
        ))}
      </ul>
      {/* Beside photographs, each picture says what it is. */}
      {!detail.imageLicences && (
        <p className="mt-1 px-4 text-muted text-xs md:px-0">{messages.place.illustration}</p>
      )}
      {pictures.length > 1 && (
        <ul className={`mt-3 flex gap-2.5 px-4 md:px-0 ${pictures.length > maxInRow ? 'flex-wrap' : ''}`}>
          {pictures.map((picture, index) => (
            <li key={picture} className="min-w-0">
              <button
                type="button"
                aria-label={messages.shell.picture(index + 1, pictures.length)}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => show(index)}
                className={`block overflow-hidden rounded-sm [border-width:2px] ${index === shown ? 'border-pine' : 'border-transparent opacity-70'}`}
              >
                <Picture src={picture} alt="" sizes="4.5rem" className="h-13 w-18" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CreditProps {
  credit: string | null;
  licence: PhotographLicence | null;
}

/** Whose photograph it is, and under which licence; or that it is a drawing. */
function Credit({ credit, licence }: CreditProps) {
  const { messages } = useLanguage();
  if (credit === null)
    return <p className="px-4 pt-1 text-muted text-xs md:px-0">{messages.place.illustrationHere}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-2 px-4 pt-1 text-muted text-xs md:px-0">
      <span className="min-w-0 wrap-anywhere">{messages.place.photographBy(credit)}</span>
      {licence && licence !== 'own' && (
        <a
          href={licencePages[licence]}
          target="_blank"
          rel="license noreferrer"
          className="inline-flex min-h-11 items-center text-pine"
        >
          {messages.place.licences[licence]}
        </a>
      )}
    </p>
  );
}
