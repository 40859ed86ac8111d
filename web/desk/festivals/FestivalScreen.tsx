import { useParams } from 'react-router';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { missingOrFailed } from '../shell/missingOrFailed.tsx';
import { FestivalEditor } from './FestivalEditor.tsx';

/** One festival, or a new one. */
export function FestivalScreen() {
  const { festivalId = '' } = useParams();
  return festivalId === 'new' ? <NewFestival /> : <StoredFestival key={festivalId} festivalId={festivalId} />;
}

function BackLink() {
  return (
    <p className="mb-4">
      <PageLink to={deskPaths.festivals()} className="inline-flex min-h-11 items-center text-pine">
        {useMessages().festivals.back}
      </PageLink>
    </p>
  );
}

function NewFestival() {
  const { festivals } = useMessages();
  return (
    <DeskPage title={festivals.add}>
      <BackLink />
      <Panel title={festivals.draft}>
        <FestivalEditor festival={null} />
      </Panel>
    </DeskPage>
  );
}

function StoredFestival({ festivalId }: { festivalId: string }) {
  const { festivals } = useMessages();
  const query = useDeskQuery('getFestival', { params: { festivalId }, query: {} });
  return (
    <DeskPage title={query.data?.name.ko ?? festivals.title}>
      <BackLink />
      <QueryResult query={query} loading={<LoadingRows />} failed={missingOrFailed(query.refetch)}>
        {(festival) => (
          <Panel title={festival.isPublished ? festivals.published : festivals.draft}>
            <FestivalEditor festival={festival} />
          </Panel>
        )}
      </QueryResult>
    </DeskPage>
  );
}
