import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router';
import type { PlaceDetail } from '../../../contract/places.ts';
import { type PlaceType, placeTypes } from '../../../domain/places/placeTypes.ts';
import { isSeaside } from '../../../domain/places/themeKeys.ts';
import { nameWithReading } from '../../../domain/reading/readings.ts';
import { TourOfferLine } from '../../features/orders/TourOfferLine.tsx';
import { CardRow, Cards } from '../../features/places/CardRow.tsx';
import { placeQuery } from '../../features/places/placeQueries.ts';
import type { Messages } from '../../messages/messages.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { preload, readServices } from '../../shared/client/services.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { errorStatus, Failure } from '../../shared/page/Failure.tsx';
import { breadcrumbsJsonLd } from '../../shared/page/jsonLd.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { loadOptionalPart } from '../../shared/page/outdated.ts';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { ReadingInLine } from '../../shared/ui/Reading.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Gallery } from './Gallery.tsx';
import { OpenNow } from './OpenNow.tsx';
import { PlaceActions } from './PlaceActions.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';
import { PlaceOnMap } from './PlaceOnMap.tsx';
import { placeJsonLd } from './placeJsonLd.ts';
import { ReportPlace } from './ReportPlace.tsx';
import { textLang } from './textLang.ts';

const loadLight = async () => ({ default: (await import('./PlaceLight.tsx')).PlaceLight });
/** Rendered by the server. In the browser not part of the first load: React hydrates its HTML once the code is loaded. */
const PlaceLight = import.meta.env.SSR
  ? (await loadLight()).default
  : lazy(() => loadOptionalPart(loadLight));

/** The head data of a place's page. */
function placeHead(detail: PlaceDetail, messages: Messages): PageHead {
  return {
    title: `${nameWithReading({ name: detail.placeName, reading: detail.reading })} · ${messages.brand}`,
    description: detail.summary,
    canonical: paths.place(detail.type, detail.id),
    picture: detail.sharePicture,
  };
}

/** Home, the list of the category, and the place. */
function wayTo({ type, id, placeName }: PlaceDetail, messages: Messages): object {
  return breadcrumbsJsonLd([
    { name: messages.brand, path: paths.home() },
    { name: messages.categories[type], path: paths.list({ tab: type }) },
    { name: placeName, path: paths.place(type, id) },
  ]);
}

interface PlaceParams {
  type: PlaceType;
  id: string;
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<PlaceParams> {
  const services = readServices(context);
  const type = placeTypes.find((one): one is PlaceType => one === params.type);
  const { id = '' } = params;
  if (!type || !/^[1-9]\d{0,8}$/.test(id)) throw data({ code: 'notFound' }, { status: 404 });
  await preload(services, placeQuery(services.client, type, id, services.language));
  return { type, id };
}

/** For a place that is not in the guide (docs/product/screens.md#messages). */
function NoPlace() {
  return <NotFound heading={useLanguage().messages.place.cannotLoad} />;
}

/** Replaces the page if its loader throws, as it does on the server, which waits for the data. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { type } = useParams();
  if (errorStatus(error) !== 404) return <Failure error={error} />;
  return placeTypes.some((one) => one === type) ? <NoPlace /> : <NotFound />;
}

function Loading() {
  const { messages } = useLanguage();
  return (
    <div className="place-layout">
      {/* The gallery's space, including caption and thumbnails. */}
      <Skeleton className="mb-26 aspect-4/3" />
      <div className="px-4 pt-5 md:px-0 md:pt-0">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="mt-2 h-9 w-2/3" />
        <Skeleton className="mt-4 h-5" />
        <Skeleton className="mt-3 h-9 w-20" />
        <Skeleton className="mt-5 h-12" />
        <p role="status" className="mt-6 text-center text-muted">
          {messages.place.loading}
        </p>
      </div>
    </div>
  );
}

export function Component() {
  const { type, id } = useLoaderData<PlaceParams>();
  const { language, messages } = useLanguage();
  const place = useQuery(placeQuery(useClient(), type, id, language));
  return (
    <QueryResult
      query={place}
      loading={<Loading />}
      failed={(failure) =>
        failure.status === 404 ? (
          <NoPlace />
        ) : (
          <FailedCall failure={failure} text={messages.place.cannotLoad} onRetry={place.refetch} />
        )
      }
    >
      {(detail) => <Place key={detail.id} detail={detail} />}
    </QueryResult>
  );
}

function Place({ detail }: { detail: PlaceDetail }) {
  const { language, messages } = useLanguage();
  const placeMessages = messages.place;
  const mapHeading = useId();
  const pointHeading = useId();
  usePageHead({
    ...placeHead(detail, messages),
    ...(import.meta.env.SSR && { jsonLd: [placeJsonLd(detail), wayTo(detail, messages)] }),
  });
  // On Chinese pages the romanisation is the reading, which is already in the title.
  const romanisation = detail.romanisation === detail.reading ? undefined : detail.romanisation;
  return (
    <article>
      <div className="place-layout">
        <Gallery detail={detail} />
        <div className="px-4 pt-5 md:px-0 md:pt-0">
          <p className="semibold text-pine text-sm">{messages.categories[detail.type]}</p>
          <h1 lang={textLang(detail, 'placeName')} className="mt-1 bold text-2xl lg:text-3xl">
            {detail.placeName}
            <ReadingInLine text={detail.reading} />
          </h1>
          {language !== 'ko' && detail.korean.name !== detail.placeName && (
            <p className="mt-1 flex items-center justify-between gap-3 text-muted">
              <span>
                <span lang="ko">{detail.korean.name}</span>
                {romanisation && <span lang="ko-Latn"> {romanisation}</span>}
              </span>
              <CopyButton text={detail.korean.name} what={detail.korean.name} />
            </p>
          )}
          {detail.untranslated && <p className="mt-3 text-muted">{placeMessages.inEnglish}</p>}
          <p lang={textLang(detail, 'summary')} className="mt-3 text-lg">
            {detail.summary}
          </p>
          {/* In the evening the sentence may take two lines on a phone. */}
          <p className="mt-3 min-h-11 md:min-h-8">
            <OpenNow detail={detail} />
          </p>
          <div className="no-print mt-5">
            <PlaceActions detail={detail} />
            <TourOfferLine className="mt-2.5" />
          </div>
        </div>
        <section aria-labelledby={pointHeading} className="px-4 pt-8 md:px-0 md:pt-10">
          <h2 id={pointHeading} className="bold text-xl">
            {placeMessages.points}
          </h2>
          <ul aria-label={placeMessages.tags} className="mt-3 flex flex-wrap gap-2">
            {detail.tags.map((tag) => (
              <li key={tag.id} className="rounded-full bg-foam px-3 py-1 text-sm">
                {tag.tagName}
              </li>
            ))}
          </ul>
          <p
            lang={textLang(detail, 'information')}
            className="mt-4 max-w-measure whitespace-pre-line lg:text-lg"
          >
            {detail.information ?? placeMessages.noInfo}
          </p>
          {isSeaside(detail.tags.map((tag) => tag.id)) && (
            <Suspense fallback={<Skeleton className="mt-6 h-96 md:h-72" />}>
              <PlaceLight detail={detail} />
            </Suspense>
          )}
        </section>
        <div className="px-4 pt-4 md:px-0 md:pt-10">
          <PlaceFacts detail={detail} />
          <ReportPlace place={detail} />
        </div>
        <section aria-labelledby={mapHeading} className="no-print px-4 pt-8 md:px-0">
          <h2 id={mapHeading} className="bold text-xl">
            {placeMessages.map}
          </h2>
          <PlaceOnMap detail={detail} />
        </section>
      </div>
      {detail.nearby.length > 0 && (
        <div className="no-print">
          <CardRow title={placeMessages.nearby}>
            <Cards places={detail.nearby.slice(0, 5)} />
          </CardRow>
        </div>
      )}
      <p className="px-gutter pt-10 pb-8 text-muted text-xs">{placeMessages.credit}</p>
    </article>
  );
}
