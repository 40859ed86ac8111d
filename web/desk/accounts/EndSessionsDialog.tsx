import { useQueryClient } from '@tanstack/react-query';
import type { DeskAccount } from '../../../contract/desk/accounts.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';

interface EndSessionsDialogProps {
  account: DeskAccount;
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** Ends all sessions of a visitor. */
export function EndSessionsDialog({ account: { id, nickname }, onDone, onClose }: EndSessionsDialogProps) {
  const { accounts } = useMessages();
  const client = useDeskClient();
  const queries = useQueryClient();
  const end = async () => {
    const { ended } = await client.call('endAccountSessions', { params: { accountId: id }, query: {} });
    onDone(accounts.ended(ended, nickname));
    await queries.invalidateQueries({ queryKey: ['searchAccounts'] });
  };
  return (
    <ActionDialog title={accounts.ending.title} action={accounts.end} onAct={end} onClose={onClose}>
      <p>{accounts.ending.text(nickname)}</p>
    </ActionDialog>
  );
}
