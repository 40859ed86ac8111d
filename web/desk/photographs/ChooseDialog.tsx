import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedPhotograph } from '../../../contract/desk/photographs.ts';
import { thumbnailAddress } from '../../../contract/photographs.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { Pages } from '../ui/Pages.tsx';

interface ChooseDialogProps {
  /** Hashes of the photographs that the place already has. */
  chosen: ReadonlySet<string>;
  /** False if the place has the maximum number of pictures. */
  canAdd: boolean;
  onChoose: (hash: string) => void;
  onClose: () => void;
}

/** All uploads, the newest first: to add one to the place, or to delete one that is not in use. */
export function ChooseDialog({ chosen, canAdd, onChoose, onClose }: ChooseDialogProps) {
  const messages = useMessages();
  const { photographs } = messages;
  const client = useDeskClient();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [deleting, setDeleting] = useState<string | null>(null);
  const query = useQuery({
    ...callQuery(client, 'listPhotographs', { params: {}, query: { page } }),
    placeholderData: keepPreviousData,
  });
  if (deleting !== null)
    return (
      <ActionDialog
        title={photographs.deleteTitle}
        action={photographs.deletePhotograph}
        onAct={async () => {
          await client.call('removePhotograph', { params: { hash: deleting }, query: {} });
          await queries.invalidateQueries({ queryKey: ['listPhotographs'] });
        }}
        failureText={({ code }) => (code === 'notPossibleNow' ? photographs.needed : null)}
        onClose={() => setDeleting(null)}
      >
        <p>{photographs.deleteText}</p>
      </ActionDialog>
    );
  return (
    <Dialog open title={photographs.chooseTitle} closeLabel={messages.shell.close} onClose={onClose}>
      <QueryResult query={query} loading={<LoadingRows count={3} />}>
        {({ content, hasMore }) => (
          <>
            {content.length === 0 && <EmptyNote>{photographs.noneUploaded}</EmptyNote>}
            <ul className="grid gap-4">
              {content.map((photograph) => (
                <Upload
                  key={photograph.hash}
                  photograph={photograph}
                  isChosen={chosen.has(photograph.hash)}
                  canAdd={canAdd}
                  onChoose={() => {
                    onChoose(photograph.hash);
                    onClose();
                  }}
                  onDelete={() => setDeleting(photograph.hash)}
                />
              ))}
            </ul>
            <Pages page={page} hasMore={hasMore} onPage={setPage} />
          </>
        )}
      </QueryResult>
    </Dialog>
  );
}

interface UploadProps {
  photograph: ListedPhotograph;
  isChosen: boolean;
  canAdd: boolean;
  onChoose: () => void;
  onDelete: () => void;
}

function Upload({ photograph, isChosen, canAdd, onChoose, onDelete }: UploadProps) {
  const { language, messages } = useDeskLanguage();
  const { photographs } = messages;
  const { hash, width, height, uploadedAt, by, places, isNeeded } = photograph;
  const what = photographs.uploadedBy(by, formatMoment(language, uploadedAt));
  return (
    <li>
      <Picture
        src={thumbnailAddress({ photograph: hash, width, licence: 'kogl3' })}
        alt={what}
        sizes="22rem"
        className="aspect-4/3 w-full rounded-sm"
      />
      <p className="mt-1 text-sm">{what}</p>
      <p className="text-muted text-sm wrap-anywhere">
        {width} × {height} ·{' '}
        {places.length === 0
          ? photographs.unused
          : photographs.usedBy(places.map(({ name }) => name).join(', '))}
      </p>
      <p className="mt-1 flex flex-wrap gap-2">
        <Button
          variant="outline"
          aria-label={`${isChosen ? photographs.added : photographs.add}: ${what}`}
          disabled={isChosen || !canAdd}
          onClick={onChoose}
        >
          {isChosen ? photographs.added : photographs.add}
        </Button>
        {!isNeeded && !isChosen && (
          <Button variant="plain" aria-label={`${photographs.deletePhotograph}: ${what}`} onClick={onDelete}>
            {photographs.deletePhotograph}
          </Button>
        )}
      </p>
    </li>
  );
}
