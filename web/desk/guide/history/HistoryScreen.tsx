import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Publication } from '../../../../contract/desk/guide.ts';
import type { PlaceFieldName, PlaceFields } from '../../../../contract/desk/placeFields.ts';
import { callQuery } from '../../../shared/client/callQuery.ts';
import { Button, buttonClass } from '../../../shared/ui/Button.tsx';
import { PageLink } from '../../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { deskPaths } from '../../deskPaths.ts';
import { useDeskLanguage, useMessages } from '../../language/DeskLanguage.tsx';
import { formatMoment } from '../../language/formats.ts';
import { DeskPage } from '../../shell/DeskPage.tsx';
import { LoadingRows } from '../../shell/LoadingRows.tsx';
import { missingOrFailed } from '../../shell/missingOrFailed.tsx';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { Pages } from '../../ui/Pages.tsx';
import { storedFields } from '../form/draftKeeper.ts';
import { placeKey, placeQuery } from '../form/placeQuery.ts';
import { fieldLabel } from '../form/valueInWords.ts';
import { FieldDifference } from './FieldDifference.tsx';

/** Every publication of a place, the newest first, with a way to restore an earlier one. */
export function HistoryScreen() {
  const { guidePlace } = useMessages();
  const historyPageMessages = guidePlace.historyPage;
  const { placeId = '' } = useParams();
  const client = useDeskClient();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [restoring, setRestoring] = useState<Publication | null>(null);
  const [done, setDone] = useState('');
  const { data: place } = useQuery(placeQuery(client, Number(placeId)));
  const query = useQuery({
    ...callQuery(client, 'listGuideHistory', { params: { placeId }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  const fields = place && storedFields(place);
  const name = fields ? fields['name.ko'] || fields['name.en'] || guidePlace.unnamed : placeId;
  const restore = async ({ id }: Publication) => {
    const restored = await client.call('restoreGuidePlace', {
      params: { placeId, publicationId: id },
      query: {},
      body: {},
    });
    queries.setQueryData(placeKey(restored.id), restored);
    setPage(1);
    setDone(historyPageMessages.restored);
    void queries.invalidateQueries({ queryKey: ['listGuide'] });
    await queries.invalidateQueries({ queryKey: ['listGuideHistory'] });
  };
  return (
    <DeskPage
      title={historyPageMessages.title(name)}
      actions={
        <PageLink to={deskPaths.guidePlace(placeId)} className={buttonClass('outline')}>
          {historyPageMessages.backToForm}
        </PageLink>
      }
    >
      <p role="status" className="mb-3 text-pine empty:hidden">
        {done}
      </p>
      <QueryResult query={query} loading={<LoadingRows />} failed={missingOrFailed(() => query.refetch())}>
        {({ content, hasMore }) => (
          <>
            {content.length === 0 && page === 1 ? (
              <EmptyNote>{historyPageMessages.none}</EmptyNote>
            ) : (
              <ol className="grid gap-4">
                {content.map((publication) => (
                  <PublicationCard
                    key={publication.id}
                    publication={publication}
                    onRestore={() => {
                      setDone('');
                      setRestoring(publication);
                    }}
                  />
                ))}
              </ol>
            )}
            <Pages page={page} hasMore={hasMore} onPage={setPage} />
          </>
        )}
      </QueryResult>
      {restoring && (
        <ActionDialog
          title={historyPageMessages.restoreTitle}
          action={historyPageMessages.restore}
          onAct={() => restore(restoring)}
          onClose={() => setRestoring(null)}
        >
          <p>{historyPageMessages.restoreText}</p>
        </ActionDialog>
      )}
    </DeskPage>
  );
}

interface PublicationCardProps {
  publication: Publication;
  onRestore: () => void;
}

function PublicationCard({ publication: { kind, at, by, changes }, onRestore }: PublicationCardProps) {
  const { messages, language } = useDeskLanguage();
  const historyPageMessages = messages.guidePlace.historyPage;
  const isReachable = useIsReachable();
  const moment = formatMoment(language, at);
  return (
    <li className="rounded-lg hairline bg-surface p-5">
      <h2 className="bold text-lg">{historyPageMessages.kinds[kind]}</h2>
      <p className="text-muted text-sm">{historyPageMessages.by(by, moment)}</p>
      {changes.length === 0 && <p className="mt-2">{historyPageMessages.nothing}</p>}
      <dl className="mt-3 grid gap-3">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="semibold text-sm">{fieldLabel(field, messages.guideFields, language)}</dt>
            <dd className="max-w-measure">
              <FieldDifference field={field} before={fieldValue(before)} after={fieldValue(after)} />
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 && (
        <Button
          variant="outline"
          className="mt-4"
          disabled={!isReachable}
          aria-label={`${historyPageMessages.restore}: ${historyPageMessages.kinds[kind]}, ${moment}`}
          onClick={onRestore}
        >
          {historyPageMessages.restore}
        </Button>
      )}
    </li>
  );
}

/** The contract declares these values as JSON; they are published values of the field. */
const fieldValue = (value: unknown) => value as PlaceFields[PlaceFieldName] | null;
