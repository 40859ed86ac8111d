import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AlertKind,
  type AlertMailMode,
  alertMailModes,
  roleAlertKinds,
} from '../../../domain/staff/alertRules.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient, useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useStaff } from '../client/session.ts';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { isSoundOn, playSound, setSoundOn } from './sound.ts';

/** Which alerts one also gets by mail, and whether this browser plays a sound. */
export function AlertRulesPanel() {
  const { messages } = useDeskLanguage();
  const { alerts } = messages;
  const { role } = useStaff();
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const rules = useDeskQuery('getAlertRules', noInput);
  const { mutate, isPending, isSuccess, failure } = useCallMutation({
    mutationFn: (mails: Partial<Record<AlertKind, AlertMailMode>>) =>
      client.call('changeAlertRules', { params: {}, query: {}, body: { mails } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['getAlertRules'] }),
  });
  return (
    <Panel title={alerts.title} lead={alerts.rules.lead}>
      <QueryResult query={rules} loading={<LoadingRows count={3} />}>
        {({ mails }) => (
          <div className="grid gap-3 md:grid-cols-2">
            {roleAlertKinds(role).map((kind) => (
              <SelectField
                key={kind}
                label={alerts.kinds[kind]}
                value={mails[kind] ?? 'never'}
                options={alertMailModes.map((value) => ({ value, label: alerts.rules.modes[value] }))}
                disabled={isPending || !isReachable}
                onChange={(mode) => mutate({ [kind]: mode })}
              />
            ))}
          </div>
        )}
      </QueryResult>
      <p role="status" className="mt-3 text-pine empty:hidden">
        {isSuccess && !isPending ? alerts.rules.saved : ''}
      </p>
      <FormFailure sentence={failure && failureSentence(failure, messages)} />
      <SoundBox />
    </Panel>
  );
}

function SoundBox() {
  const { rules } = useDeskLanguage().messages.alerts;
  const [isOn, setOn] = useState(isSoundOn);
  const change = (wanted: boolean) => {
    setSoundOn(wanted);
    setOn(wanted);
    if (wanted) void playSound();
  };
  return (
    <div className="mt-3">
      <CheckBox name="sound" isChecked={isOn} onChange={change}>
        {rules.sound}
      </CheckBox>
    </div>
  );
}
