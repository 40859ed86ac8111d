import { useQueryClient } from '@tanstack/react-query';
import { useAppNavigate } from '../../../shared/ui/useAppNavigate.ts';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { deskPaths } from '../../deskPaths.ts';
import { useMessages } from '../../language/DeskLanguage.tsx';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { placeKey, placeQuery } from './placeQuery.ts';
import type { useDraft } from './useDraft.ts';

interface DiscardDialogProps {
  draft: ReturnType<typeof useDraft>;
  onClose: () => void;
}

/** Asks before a draft is discarded. A place that was never published is deleted together with its draft. */
export function DiscardDialog({ draft: { keeper, snapshot }, onClose }: DiscardDialogProps) {
  const { draft: draftMessages } = useMessages().guidePlace;
  const client = useDeskClient();
  const queries = useQueryClient();
  const navigate = useAppNavigate();
  const { id, published } = snapshot.place;
  const isNew = published === null;
  const discard = async () => {
    // Otherwise a save that is under way would begin another draft.
    await keeper.flush();
    const { version } = keeper.snapshot().place.draft;
    if (version > 0 || isNew) {
      await client.call('discardGuideDraft', { params: { placeId: String(id) }, query: { version } });
    }
    keeper.forget();
    void queries.invalidateQueries({ queryKey: ['listGuide'] });
    if (isNew) {
      queries.removeQueries({ queryKey: placeKey(id) });
      navigate(deskPaths.guide());
    } else await queries.fetchQuery({ ...placeQuery(client, id), staleTime: 0 });
  };
  return (
    <ActionDialog
      title={draftMessages.discardTitle}
      action={draftMessages.discard}
      onAct={discard}
      onClose={onClose}
    >
      <p>{draftMessages.discardText}</p>
      {isNew && <p className="mt-2">{draftMessages.discardNew}</p>}
    </ActionDialog>
  );
}
