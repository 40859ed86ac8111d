import type { DeskSession } from '../../../contract/desk/signIn.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { requestAssertion } from '../signIn/requestAssertion.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { useAccountChanged } from './useAccountChanged.ts';

interface EndSessionsDialogProps {
  /** The session to end; null ends all sessions except the current one. */
  session: DeskSession | null;
  onClose: () => void;
}

/** Ends one of the member's sessions, or all but the current one, after a confirmation with one of their passkeys. */
export function EndSessionsDialog({ session, onClose }: EndSessionsDialogProps) {
  const { language, messages } = useDeskLanguage();
  const { sessions: sessionsMessages } = messages.account;
  const { ending } = sessionsMessages;
  const client = useDeskClient();
  const changed = useAccountChanged();
  const end = async () => {
    const body = await requestAssertion(client);
    if (session) await client.call('endMySession', { params: { sessionId: session.id }, query: {}, body });
    else await client.call('endMyOtherSessions', { ...noInput, body });
    await changed();
  };
  return (
    <ActionDialog
      title={session ? ending.title(session.device ?? sessionsMessages.unknownDevice) : ending.othersTitle}
      action={session ? sessionsMessages.end : sessionsMessages.endOthers}
      onAct={end}
      onClose={onClose}
    >
      {session && (
        <p className="text-muted text-sm">
          {sessionsMessages.startedAt(formatMoment(language, session.startedAt))}
        </p>
      )}
      <p>{ending.text}</p>
    </ActionDialog>
  );
}
