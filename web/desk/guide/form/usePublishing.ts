import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../../../shared/client/client.ts';
import { useCallMutation } from '../../../shared/client/useCallMutation.ts';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { useMessages } from '../../language/DeskLanguage.tsx';
import { placeQuery } from './placeQuery.ts';
import type { useDraft } from './useDraft.ts';

/** Saves what is typed, then publishes the draft. @param onTried called with whether there were faults */
export function usePublishing(
  { keeper, show }: ReturnType<typeof useDraft>,
  onTried: (tried: boolean) => void,
) {
  const { draft: draftMessages } = useMessages().guidePlace;
  const client = useDeskClient();
  const queries = useQueryClient();
  const [sentence, setSentence] = useState('');
  const [attempt, setAttempt] = useState(0);

  const publishSaved = async () => {
    const { id, draft } = keeper.snapshot().place;
    const published = await client.call('publishGuidePlace', {
      params: { placeId: String(id) },
      query: {},
      body: { version: draft.version },
    });
    await show(published);
    void queries.invalidateQueries({ queryKey: ['listGuide'] });
    void queries.invalidateQueries({ queryKey: ['listGuideHistory'] });
    onTried(false);
    setSentence(draftMessages.published);
  };

  const {
    mutate: publish,
    isPending,
    failure,
    reset,
  } = useCallMutation({
    mutationFn: async () => {
      setSentence('');
      if (!(await keeper.flush())) return;
      try {
        await publishSaved();
      } catch (error) {
        if (!(error instanceof CallFailure) || (error.status !== 400 && error.status !== 409)) throw error;
        const now = await queries.fetchQuery({
          ...placeQuery(client, keeper.snapshot().place.id),
          staleTime: 0,
        });
        if (error.status === 409 || now.faults.length === 0) throw error;
        onTried(true);
        setAttempt((before) => before + 1);
      }
    },
  });

  const clear = () => {
    setSentence('');
    reset();
  };
  return { publish, isPending, failure, sentence, attempt, clear };
}
