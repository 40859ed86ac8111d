import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '../../../contract/desk/gettingIn.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient, useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useStaff } from '../client/session.ts';
import { createPasskey } from '../gettingIn/passkeys.ts';
import { usePasskeyRequest } from '../gettingIn/usePasskeyRequest.ts';
import { useDeskLanguage, useText } from '../language/DeskLanguage.tsx';
import { momentIn } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';

/** One's own passkeys. */
export function AccountScreen() {
  const { account } = useText();
  const { name, email } = useStaff();
  const passkeys = useDeskQuery('listMyPasskeys', noInput);
  return (
    <DeskPage title={account.title}>
      <p className="mb-4">
        {name} <span className="text-muted">{email}</span>
      </p>
      <Panel title={account.passkeys} lead={account.lead}>
        <QueryResult query={passkeys} loading={<LoadingRows count={2} />}>
          {({ content }) => (
            <>
              <ul className="grid gap-3">
                {content.map((passkey) => (
                  <PasskeyLine key={passkey.id} passkey={passkey} isLast={content.length === 1} />
                ))}
              </ul>
              {content.length === 1 && <p className="mt-3 text-muted text-sm">{account.last}</p>}
            </>
          )}
        </QueryResult>
        <AddPasskey />
      </Panel>
    </DeskPage>
  );
}

function PasskeyLine({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const {
    language,
    text: { account },
  } = useDeskLanguage();
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const [isAsking, setAsking] = useState(false);
  const { id, name, createdAt, lastUsedAt } = passkey;
  const remove = async () => {
    await client.call('removePasskey', { params: { passkeyId: id }, query: {} });
    await queries.invalidateQueries({ queryKey: ['listMyPasskeys'] });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md hairline px-4 py-3">
      <div>
        <p className="semibold">{name}</p>
        <p className="text-muted text-sm">{account.createdAt(momentIn(language, createdAt))}</p>
        <p className="text-muted text-sm">
          {lastUsedAt === null ? account.unused : account.lastUsedAt(momentIn(language, lastUsedAt))}
        </p>
      </div>
      {!isLast && (
        <Button
          variant="outline"
          disabled={!isReachable}
          aria-label={account.removeNamed(name)}
          onClick={() => setAsking(true)}
        >
          {account.remove}
        </Button>
      )}
      {isAsking && (
        <ActionDialog
          title={account.removing.title}
          action={account.remove}
          onAct={remove}
          onClose={() => setAsking(false)}
          sentenceOf={({ code }) => (code === 'notPossibleNow' ? account.last : null)}
        >
          <p>{account.removing.text(name)}</p>
        </ActionDialog>
      )}
    </li>
  );
}

function AddPasskey() {
  const { account } = useText();
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const { isBusy, sentence, run } = usePasskeyRequest();
  const add = () =>
    run(async () => {
      const { challengeId, options } = await client.call('startAddingPasskey', noInput);
      const response = await createPasskey(options);
      await client.call('addPasskey', { ...noInput, body: { challengeId, response } });
      await queries.invalidateQueries({ queryKey: ['listMyPasskeys'] });
    });
  return (
    <div className="mt-4 grid gap-3">
      <FormFailure sentence={sentence} />
      <div>
        <Button
          icon="plus"
          disabled={!isReachable}
          aria-disabled={isBusy || undefined}
          onClick={() => void add()}
        >
          {account.add}
        </Button>
      </div>
    </div>
  );
}
