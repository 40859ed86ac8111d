import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { GuidePlace } from '../../../../contract/desk/guide.ts';
import { isOptionalLanguage } from '../../../../domain/languages.ts';
import { buttonClass } from '../../../shared/ui/Button.tsx';
import { PageLink } from '../../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../../shared/ui/QueryResult.tsx';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { deskPaths } from '../../deskPaths.ts';
import { useDeskLanguage, useMessages } from '../../language/DeskLanguage.tsx';
import { formatMoment, languageName } from '../../language/formats.ts';
import { DeskPage } from '../../shell/DeskPage.tsx';
import { LoadingRows } from '../../shell/LoadingRows.tsx';
import { missingOrFailed } from '../../shell/missingOrFailed.tsx';
import { DraftBar } from './DraftBar.tsx';
import { type Editor, EditorProvider } from './editor.ts';
import { FormSections } from './FormSections.tsx';
import { HideButton } from './HideButton.tsx';
import { PlaceReports } from './PlaceReports.tsx';
import { placeQuery } from './placeQuery.ts';
import { UpstreamConflicts } from './UpstreamConflicts.tsx';
import { useDraft } from './useDraft.ts';

/** One place of the guide: a form with its fields, the draft of the changes, and visitors' reports. */
export function PlaceScreen() {
  const { guide } = useMessages();
  const { placeId = '' } = useParams();
  const query = useQuery(placeQuery(useDeskClient(), Number(placeId)));
  return (
    <QueryResult
      query={query}
      loading={
        <DeskPage title={guide.title}>
          <LoadingRows />
        </DeskPage>
      }
      failed={(failure) => (
        <DeskPage title={guide.title}>{missingOrFailed(() => query.refetch())(failure)}</DeskPage>
      )}
    >
      {(place) => <PlaceEditor key={place.id} place={place} />}
    </QueryResult>
  );
}

function PlaceEditor({ place }: { place: GuidePlace }) {
  const { messages } = useDeskLanguage();
  const draft = useDraft(place);
  const { keeper, snapshot, show } = draft;
  const [isTried, setTried] = useState(false);
  const [language, setLanguage] = useState<Editor['language']>('ko');
  const editor = useMemo(
    () => ({ keeper, snapshot, isTried, language, setLanguage }),
    [keeper, snapshot, isTried, language],
  );
  const { fields } = snapshot;
  const title = fields['name.ko'] || fields['name.en'] || messages.guidePlace.unnamed;
  const [hadReports] = useState(place.openReports > 0);
  return (
    <EditorProvider value={editor}>
      <DeskPage title={title} actions={<PlaceLinks place={place} />}>
        <PlaceState place={place} />
        {draft.isRestored && (
          <p role="status" className="mb-4 rounded-sm bg-sand px-3 py-2 text-sm">
            {messages.guidePlace.save.restored}
          </p>
        )}
        {place.upstreamConflicts.length > 0 && <UpstreamConflicts place={place} onSettled={show} />}
        <div
          className={
            hadReports ? 'grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start' : 'grid gap-5'
          }
        >
          <div
            className={
              hadReports
                ? 'lg:sticky lg:top-4 lg:order-last lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:[&_[type=submit]]:w-full'
                : 'order-last'
            }
          >
            <PlaceReports placeId={place.id} />
          </div>
          <FormSections />
        </div>
        <div className="mt-5">
          <HideButton place={place} onDone={show} />
        </div>
      </DeskPage>
      <DraftBar draft={draft} isTried={isTried} onTried={setTried} onLanguage={setLanguage} />
    </EditorProvider>
  );
}

function PlaceLinks({ place: { id, visitorPath } }: { place: GuidePlace }) {
  const { guidePlace: guidePlaceMessages } = useMessages();
  const look = 'inline-flex min-h-11 items-center text-pine';
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <PageLink to={deskPaths.guide()} className={look}>
        {guidePlaceMessages.back}
      </PageLink>
      {visitorPath !== null && (
        <a href={visitorPath} target="_blank" rel="noreferrer" className={look}>
          {guidePlaceMessages.visitorPage}
        </a>
      )}
      <PageLink to={deskPaths.guideHistory(id)} className={buttonClass('outline')}>
        {guidePlaceMessages.history}
      </PageLink>
    </p>
  );
}

function PlaceState({ place }: { place: GuidePlace }) {
  const { messages, language } = useDeskLanguage();
  const { state } = messages.guidePlace;
  const inEnglish = (place.missingLanguages ?? [])
    .filter(isOptionalLanguage)
    .map((one) => languageName(language, one));
  const notes = [
    ...(place.published === null ? [state.isNew] : []),
    ...(place.isHidden ? [state.hidden] : []),
    ...(place.publishedAt === null ? [] : [state.published(formatMoment(language, place.publishedAt))]),
    ...(place.published === null ? [] : [state.likes(place.likes)]),
    ...(inEnglish.length > 0 ? [state.inEnglish(new Intl.ListFormat(language).format(inEnglish))] : []),
  ];
  return <p className="mb-4 text-muted">{notes.join(' · ')}</p>;
}
