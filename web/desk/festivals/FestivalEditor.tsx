import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DeskFestival, FestivalFields } from '../../../contract/desk/festivals.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { failureSentence } from '../failureSentence.ts';
import { useText } from '../language/DeskLanguage.tsx';
import { FestivalFieldset } from './FestivalFieldset.tsx';
import { FestivalProposal } from './FestivalProposal.tsx';
import { emptyFestival, faultsOf, fieldsOf, type TypedFestival, typedOf } from './festivalFields.ts';
import { PublishFestival } from './PublishFestival.tsx';
import { useFieldMessages } from './useFieldMessages.ts';

interface FestivalEditorProps {
  /** Null for a new one. */
  festival: DeskFestival | null;
}

/** Changes a festival. What is typed stays when the request fails, or a colleague has changed the festival meanwhile. */
export function FestivalEditor({ festival }: FestivalEditorProps) {
  const all = useText();
  const text = all.festivals;
  const client = useDeskClient();
  const queries = useQueryClient();
  const navigate = useAppNavigate();
  const isReachable = useIsReachable();
  const { run, isBusy, failure } = useRequest();
  const stored = festival ? typedOf(festival) : emptyFestival;
  const [typed, setTyped] = useState(stored);
  /** As shown when the screen opened; as stored by now after a refusal. */
  const [version, setVersion] = useState(festival?.version ?? 0);
  const [isChecked, setChecked] = useState(false);
  const [done, setDone] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const messageOf = useFieldMessages({ typed, stored: festival && stored, isChecked, failure });
  const isChanged = JSON.stringify(typed) !== JSON.stringify(stored);
  const change = (part: Partial<TypedFestival>) => {
    setDone('');
    setTyped((former) => ({ ...former, ...part }));
  };

  /** Shows what is stored now. */
  const show = (saved: DeskFestival) => {
    queries.setQueryData(['getFestival', { params: { festivalId: String(saved.id) }, query: {} }], saved);
    void queries.invalidateQueries({ queryKey: ['listDeskFestivals'] });
    setVersion(saved.version);
  };
  const save = (fields: FestivalFields): Promise<DeskFestival> =>
    festival
      ? client.call('changeFestival', {
          params: { festivalId: festival.id },
          query: {},
          body: { ...fields, version },
        })
      : client.call('createFestival', { params: {}, query: {}, body: fields });
  const submit = () => {
    setChecked(true);
    setDone('');
    const [first] = faultsOf(typed).keys();
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    return run(async () => {
      try {
        const saved = await save(fieldsOf(typed));
        setChecked(false);
        show(saved);
        setTyped(typedOf(saved));
        if (festival) setDone(saved.isPublished ? text.savedPublic : text.saved);
        else navigate(deskPaths.festival(String(saved.id)), { replace: true });
      } catch (error) {
        if (error instanceof CallFailure && error.code === 'changedMeanwhile')
          await queries.invalidateQueries({ queryKey: ['getFestival'] });
        throw error;
      }
    });
  };
  // The stored values show beside the typed ones from now on: the next attempt replaces what was seen.
  if (failure?.code === 'changedMeanwhile' && festival && festival.version !== version)
    setVersion(festival.version);

  return (
    <div ref={form}>
      {festival?.proposed && (
        <FestivalProposal proposed={festival.proposed} onTake={(part) => change(typedPart(typed, part))} />
      )}
      <Form isBusy={isBusy || !isReachable} onSubmit={() => void submit()}>
        <FestivalFieldset
          typed={typed}
          onChange={change}
          messageOf={messageOf}
          placeName={festival?.placeName ?? null}
        />
        <p role="status" className="text-pine empty:hidden">
          {done}
        </p>
        <FormFailure sentence={failure && failureSentence(failure, all)} />
        <SubmitButton isBusy={isBusy} disabled={!isReachable}>
          {all.shell.save}
        </SubmitButton>
      </Form>
      {festival && (
        <PublishFestival
          festival={festival}
          isChanged={isChanged}
          onChanged={(saved) => {
            show(saved);
            setDone(saved.isPublished ? text.publishedNow : text.unpublishedNow);
          }}
        />
      )}
    </div>
  );
}

/** The typed texts of some fields of the official data. */
function typedPart(typed: TypedFestival, part: Partial<FestivalFields>): Partial<TypedFestival> {
  const whole = typedOf({ ...fieldsOf(typed), ...part });
  return Object.fromEntries(
    Object.entries(whole).filter(([field]) => Object.keys(part).some((name) => name === field)),
  );
}
