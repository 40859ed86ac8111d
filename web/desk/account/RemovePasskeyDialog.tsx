import { useState } from 'react';
import type { Passkey } from '../../../contract/desk/signIn.ts';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { requestAssertion } from '../signIn/requestAssertion.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { useAccountChanged } from './useAccountChanged.ts';

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

/** Removes a passkey after the member has confirmed it with any of their passkeys. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const { account } = useMessages();
  const client = useDeskClient();
  const changed = useAccountChanged();
  // The device with that passkey may be lost, and may still be signed in.
  const [endOtherSessions, setEndOtherSessions] = useState(true);
  const remove = async () => {
    const assertion = await requestAssertion(client);
    const body = { ...assertion, endOtherSessions };
    await client.call('removePasskey', { params: { passkeyId: id }, query: {}, body });
    await changed();
  };
  return (
    <ActionDialog title={account.removing.title} action={account.remove} onAct={remove} onClose={onClose}>
      <p>{account.removing.text(name)}</p>
      <CheckBox name="endOtherSessions" isChecked={endOtherSessions} onChange={setEndOtherSessions}>
        {account.endOthersToo}
      </CheckBox>
    </ActionDialog>
  );
}
