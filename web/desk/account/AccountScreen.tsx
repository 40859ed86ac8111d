import { AlertRulesPanel } from '../alerts/AlertRulesPanel.tsx';
import { useStaff } from '../client/session.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { PasskeyPanel } from './PasskeyPanel.tsx';
import { SessionPanel } from './SessionPanel.tsx';

/** The passkeys and sessions of the signed-in member of staff. */
export function AccountScreen() {
  const { account } = useMessages();
  const { name, email } = useStaff();
  return (
    <DeskPage title={account.title}>
      <p className="mb-4">
        {name} <span className="text-muted">{email}</span>
      </p>
      <div className="grid gap-4">
        <AlertRulesPanel />
        <PasskeyPanel />
        <SessionPanel />
      </div>
    </DeskPage>
  );
}
