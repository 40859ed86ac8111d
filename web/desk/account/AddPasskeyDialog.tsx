import { useState } from 'react';
import { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { type DeskResponse, noInput } from '../client/deskClient.ts';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { createPasskey } from '../signIn/passkeys.ts';
import { requestAssertion } from '../signIn/requestAssertion.ts';
import { DialogForm } from '../ui/DialogForm.tsx';
import { useAccountChanged } from './useAccountChanged.ts';

/** Adds a passkey in two steps, each with its own tap: browsers ask for one each time that a passkey is used. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages();
  const { adding, endOthersToo } = messages.account;
  const client = useDeskClient();
  const changed = useAccountChanged();
  const [started, setStarted] = useState<DeskResponse<'startAddingPasskey'> | null>(null);
  const [endOtherSessions, setEndOtherSessions] = useState(false);

  const confirm = async () => {
    const body = await requestAssertion(client);
    setStarted(await client.call('startAddingPasskey', { ...noInput, body }));
  };
  const create = async ({ challengeId, options }: DeskResponse<'startAddingPasskey'>) => {
    const response = await createPasskey(options);
    try {
      await client.call('addPasskey', { ...noInput, body: { challengeId, response, endOtherSessions } });
    } catch (error) {
      // The challenge can't be used again, so the dialog goes back to the confirmation.
      if (error instanceof CallFailure) setStarted(null);
      throw error;
    }
    await changed();
    onClose();
  };
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: () => (started ? create(started) : confirm()),
  });
  return (
    <DialogForm
      title={adding.title}
      action={started ? adding.create : adding.confirm}
      form={{
        isBusy: isPending,
        sentence: failure && failureSentence(failure, messages),
        submit: mutate,
      }}
      onClose={onClose}
    >
      <p role="status">{started ? adding.createLead : adding.confirmLead}</p>
      {started && (
        <CheckBox name="endOtherSessions" isChecked={endOtherSessions} onChange={setEndOtherSessions}>
          {endOthersToo}
        </CheckBox>
      )}
    </DialogForm>
  );
}
