import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskFestival } from '../../../contract/desk/festivals.ts';
import { missingTexts } from '../../../domain/festivals/festivalFields.ts';
import { languageNames, languages } from '../../../domain/languages.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useAppNavigate } from '../../shared/ui/useAppNavigate.ts';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';

interface PublishFestivalProps {
  festival: DeskFestival;
  /** Whether the form has something that is not saved. */
  isChanged: boolean;
  onChanged: (festival: DeskFestival) => void;
}

/** Publishes a festival, withdraws it, or deletes it; says what publishing needs. */
export function PublishFestival({ festival, isChanged, onChanged }: PublishFestivalProps) {
  const messages = useMessages();
  const festivalsMessages = messages.festivals;
  const client = useDeskClient();
  const queries = useQueryClient();
  const navigate = useAppNavigate();
  const isReachable = useIsReachable();
  const [isRemoving, setRemoving] = useState(false);
  const { id: festivalId, version, isPublished } = festival;
  const missing = isPublished ? [] : missingTexts(festival);
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: () => {
      const body = { isPublished: !isPublished, version };
      return client.call('setFestivalPublished', { params: { festivalId }, query: {}, body });
    },
    onSuccess: onChanged,
  });
  const fieldName = (field: (typeof missing)[number]) => {
    const [name, code] = [field.slice(0, -3), field.slice(-2)];
    const language = languages.find((one) => one === code) ?? 'ko';
    return `${name === 'name' || name === 'summary' ? festivalsMessages.fields[name] : festivalsMessages.fields.place} (${languageNames[language]})`;
  };
  return (
    <div className="mt-6 hairline-t pt-5">
      {missing.length > 0 && (
        <p className="mb-3 text-sm">
          {festivalsMessages.missingTexts} {missing.map(fieldName).join(', ')}
        </p>
      )}
      {isChanged && <p className="mb-3 text-sm">{festivalsMessages.unsaved}</p>}
      <FormFailure sentence={failure && failureSentence(failure, messages)} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isPublished ? 'outline' : 'solid'}
          disabled={isPending || !isReachable || isChanged || missing.length > 0}
          onClick={() => mutate()}
        >
          {isPublished ? festivalsMessages.unpublish : festivalsMessages.publish}
        </Button>
        <Button variant="plain" disabled={!isReachable} onClick={() => setRemoving(true)}>
          {festivalsMessages.remove}
        </Button>
      </div>
      {isRemoving && (
        <ActionDialog
          title={festivalsMessages.remove}
          action={festivalsMessages.remove}
          onAct={async () => {
            await client.call('removeFestival', { params: { festivalId }, query: { version } });
            void queries.invalidateQueries({ queryKey: ['listDeskFestivals'] });
            navigate(deskPaths.festivals(), { replace: true });
          }}
          onClose={() => setRemoving(false)}
        >
          <p>{festivalsMessages.removeText}</p>
        </ActionDialog>
      )}
    </div>
  );
}
