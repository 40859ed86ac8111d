import type { GuidePlace, UpstreamConflict } from '../../../../contract/desk/guide.ts';
import type { PlaceFieldName, PlaceFields } from '../../../../contract/desk/placeFields.ts';
import { useCallMutation } from '../../../shared/client/useCallMutation.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormFailure } from '../../../shared/ui/FormFailure.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useIsReachable } from '../../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../../client/DeskClientContext.tsx';
import { failureSentence } from '../../failureSentence.ts';
import { useDeskLanguage } from '../../language/DeskLanguage.tsx';
import { FieldDifference } from '../history/FieldDifference.tsx';
import { fieldLabel } from './valueInWords.ts';

interface UpstreamConflictsProps {
  place: GuidePlace;
  onSettled: (place: GuidePlace) => Promise<void>;
}

/** Fields that the desk and a release of the files have both changed: the editor chooses. */
export function UpstreamConflicts({ place, onSettled }: UpstreamConflictsProps) {
  const { messages, language } = useDeskLanguage();
  const releaseMessages = messages.guidePlace.release;
  const client = useDeskClient();
  const isReachable = useIsReachable();
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: (body: { field: PlaceFieldName; keep: 'desk' | 'release' }) =>
      client.call('resolveUpstreamConflict', { params: { placeId: String(place.id) }, query: {}, body }),
    onSuccess: onSettled,
  });
  return (
    <div className="mb-5">
      <Panel title={releaseMessages.title} lead={releaseMessages.lead}>
        <ul className="grid gap-4">
          {place.upstreamConflicts.map((change) => {
            const label = fieldLabel(change.field, messages.guideFields, language);
            return (
              <li key={change.field}>
                <h3 className="semibold">{label}</h3>
                <p className="text-muted text-sm">{`${releaseMessages.desk} → ${releaseMessages.release}`}</p>
                <BothValues change={change} />
                <div className="mt-2 flex flex-wrap gap-3">
                  {(['desk', 'release'] as const).map((keep) => {
                    const action = keep === 'desk' ? releaseMessages.keep : releaseMessages.take;
                    return (
                      <Button
                        key={keep}
                        variant="outline"
                        disabled={isPending || !isReachable}
                        aria-label={releaseMessages.of(action, label)}
                        onClick={() => mutate({ field: change.field, keep })}
                      >
                        {action}
                      </Button>
                    );
                  })}
                </div>
              </li>
            );
          })}
        </ul>
        <FormFailure sentence={failure && failureSentence(failure, messages)} />
      </Panel>
    </div>
  );
}

function BothValues({ change: { field, desk, release } }: { change: UpstreamConflict }) {
  return (
    <FieldDifference
      field={field}
      before={desk as PlaceFields[PlaceFieldName]}
      after={release as PlaceFields[PlaceFieldName]}
    />
  );
}
