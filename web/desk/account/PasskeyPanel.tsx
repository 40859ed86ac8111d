import { useState } from 'react';
import type { Passkey } from '../../../contract/desk/signIn.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

/** The passkeys of the signed-in member of staff. */
export function PasskeyPanel() {
  const { account } = useMessages();
  const passkeys = useDeskQuery('listMyPasskeys', noInput);
  const isReachable = useIsReachable();
  const [isAdding, setAdding] = useState(false);
  return (
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
      <div className="mt-4">
        <Button icon="plus" disabled={!isReachable} onClick={() => setAdding(true)}>
          {account.add}
        </Button>
      </div>
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function PasskeyLine({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const {
    language,
    messages: { account },
  } = useDeskLanguage();
  const isReachable = useIsReachable();
  const [isAsking, setAsking] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md hairline px-4 py-3">
      <div>
        <p className="semibold">{name}</p>
        <p className="text-muted text-sm">{account.createdAt(formatMoment(language, createdAt))}</p>
        <p className="text-muted text-sm">
          {lastUsedAt === null ? account.unused : account.lastUsedAt(formatMoment(language, lastUsedAt))}
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
      {isAsking && <RemovePasskeyDialog passkey={passkey} onClose={() => setAsking(false)} />}
    </li>
  );
}
