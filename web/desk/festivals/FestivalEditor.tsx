import { useQueryClient } from '@tanstack/react-query';
import { festivalBodySchema } from '../../../contract/desk/festivalFields.ts';
import type { DeskFestival } from '../../../contract/desk/festivals.ts';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { FestivalFieldset } from './FestivalFieldset.tsx';
import { FestivalProposal } from './FestivalProposal.tsx';
import { changedValues, festivalBody, festivalValues, newFestival } from './festivalFields.ts';
import { PublishFestival } from './PublishFestival.tsx';

interface FestivalEditorProps {
  /** Null for a new one. */
  festival: DeskFestival | null;
}

/** Changes a festival. */
export function FestivalEditor({ festival }: FestivalEditorProps) {
  const { festivals: festivalsMessages, shell } = useMessages();
  const client = useDeskClient();
  const queries = useQueryClient();
  const navigate = useAppNavigate();

  /** Shows the festival as the server has just stored it. */
  const show = (saved: DeskFestival) => {
    queries.setQueryData(['getFestival', { params: { festivalId: String(saved.id) }, query: {} }], saved);
    void queries.invalidateQueries({ queryKey: ['listDeskFestivals'] });
  };
  const form = useDeskForm({
    stored: festival ? festivalValues(festival) : newFestival,
    version: festival?.version ?? 0,
    schema: festivalBodySchema,
    toBody: festivalBody,
    sentences: festivalsMessages.wrong,
    reload: () => queries.invalidateQueries({ queryKey: ['getFestival'] }),
    send: async (fields, version) => {
      const saved = festival
        ? await client.call('changeFestival', {
            params: { festivalId: festival.id },
            query: {},
            body: { ...fields, version },
          })
        : await client.call('createFestival', { params: {}, query: {}, body: fields });
      show(saved);
      if (!festival) navigate(deskPaths.festival(String(saved.id)), { replace: true });
      return saved.isPublished ? festivalsMessages.savedPublic : festivalsMessages.saved;
    },
  });

  return (
    <>
      {festival?.proposed && (
        <FestivalProposal
          proposed={festival.proposed}
          onTake={(part) => form.change(changedValues(form.values, part))}
        />
      )}
      <DeskForm form={form} action={shell.save}>
        <FestivalFieldset form={form} placeName={festival?.placeName ?? null} />
      </DeskForm>
      {festival && (
        <PublishFestival
          festival={festival}
          isChanged={form.isChanged}
          onChanged={(saved) => {
            show(saved);
            form.setDone(
              saved.isPublished ? festivalsMessages.publishedNow : festivalsMessages.unpublishedNow,
            );
          }}
        />
      )}
    </>
  );
}
