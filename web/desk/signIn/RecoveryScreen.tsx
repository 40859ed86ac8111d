import { useState } from 'react';
import { recoveryRequestSchema } from '../../../contract/desk/formBodies.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { deskPaths } from '../deskPaths.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { GuestPage } from './GuestPage.tsx';

/** Asks for a link to make a new passkey. */
export function RecoveryScreen() {
  const messages = useMessages();
  const { recovery } = messages.signIn;
  const client = useDeskClient();
  const [isSent, setSent] = useState(false);
  const form = useDeskForm({
    stored: { email: '' },
    schema: recoveryRequestSchema,
    send: async (body) => {
      await client.call('requestRecovery', { ...noInput, body });
      setSent(true);
    },
  });
  return (
    <GuestPage title={recovery.title}>
      {isSent ? (
        <p role="status">{recovery.sent}</p>
      ) : (
        <DeskForm form={form} action={recovery.button}>
          <p>{recovery.lead}</p>
          <TextField
            label={recovery.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            width="w-full"
            required
            {...form.field('email')}
          />
        </DeskForm>
      )}
      <PageLink to={deskPaths.start()} className="mt-3 inline-flex min-h-11 items-center text-pine">
        {messages.signIn.join.toSignIn}
      </PageLink>
    </GuestPage>
  );
}
