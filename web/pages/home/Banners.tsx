import type { Language } from '../../../domain/languages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Carousel } from '../../shared/ui/Carousel.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';

const leavesGuide = 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5';

/** The national tourism site in the reader's language. */
const visitKorea: Record<Language, string> = {
  ko: 'https://korean.visitkorea.or.kr/',
  en: 'https://english.visitkorea.or.kr/',
  cn: 'https://chinese.visitkorea.or.kr/',
  tw: 'https://big5chinese.visitkorea.or.kr/',
  ja: 'https://japanese.visitkorea.or.kr/',
};

/** Three external links (docs/product/lists.md#home): the city's tourism site, the national one, the railway. */
export function Banners() {
  const { language, messages } = useLanguage();
  const items = [
    { key: 'city', href: 'https://www.gn.go.kr/tour/' },
    { key: 'national', href: visitKorea[language] },
    { key: 'railway', href: 'https://www.korail.com/' },
  ] as const;
  return (
    <section
      aria-label={messages.home.banners}
      className="mt-12 bg-sand py-12 lg:mt-18 lg:grid lg:grid-cols-2 lg:items-center lg:px-gutter lg:py-16"
    >
      <div className="px-4 pb-6 lg:px-0">
        <h2 className="bold text-xl lg:text-3xl">{messages.home.bannersTitle}</h2>
        <p className="mt-1 text-muted lg:mt-3 lg:text-lg">{messages.home.bannersLead}</p>
      </div>
      <Carousel
        items={items}
        itemKey={(item) => item.key}
        endless={false}
        slideWidth={320}
        label={messages.home.banners}
        labels={messages.shell}
        render={({ key, href }) => (
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="block h-full overflow-hidden rounded-lg bg-surface text-ink no-underline"
          >
            <img
              src={`/banners/${key}.svg`}
              alt=""
              width={320}
              height={160}
              loading="lazy"
              className="w-full"
            />
            <span className="flex items-center gap-4 p-5">
              <span className="flex-1">
                <span className="block bold text-lg">{messages.home.bannerItems[key].title}</span>
                <span className="block min-h-11 text-muted text-sm">
                  {messages.home.bannerItems[key].text}
                </span>
                <span className="sr-only"> ({messages.home.newWindow})</span>
              </span>
              <Icon name={leavesGuide} className="size-5 shrink-0" />
            </span>
          </a>
        )}
        footer={(index) => (
          <p role="status" className="text-sm tabular">
            {index + 1} / {items.length}
          </p>
        )}
      />
    </section>
  );
}
