import { useState } from 'react';
import type { DeskAccount } from '../../../contract/desk/accounts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EndSessionsDialog } from './EndSessionsDialog.tsx';

/** Finds a visitor's account. The search stays out of the address, which a history keeps. */
export function AccountsScreen() {
  const { accounts } = useMessages();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  return (
    <DeskPage title={accounts.title}>
      <search className="mb-4 block max-w-xl">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setQ(typed.trim());
          }}
        >
          <SearchField
            label={accounts.search}
            action={accounts.searchButton}
            value={typed}
            longest={254}
            onChange={setTyped}
          />
        </form>
      </search>
      {q === '' ? <p className="text-muted">{accounts.lead}</p> : <FoundAccounts q={q} />}
    </DeskPage>
  );
}

function FoundAccounts({ q }: { q: string }) {
  const { accounts } = useMessages();
  const found = useDeskQuery('searchAccounts', { params: {}, query: { q } });
  const [done, setDone] = useState('');
  return (
    <>
      <p role="status" className="mb-3 rounded-md bg-foam px-4 py-2 empty:hidden">
        {done}
      </p>
      <QueryResult query={found} loading={<LoadingRows count={1} />}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyNote>{accounts.none}</EmptyNote>
          ) : (
            <ul aria-label={accounts.title} className="grid gap-3">
              {content.map((account) => (
                <AccountLine key={account.id} account={account} onDone={setDone} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </>
  );
}

interface AccountLineProps {
  account: DeskAccount;
  onDone: (sentence: string) => void;
}

function AccountLine({ account, onDone }: AccountLineProps) {
  const { language, messages } = useDeskLanguage();
  const { accounts } = messages;
  const isReachable = useIsReachable();
  const [isAsking, setAsking] = useState(false);
  const { email, nickname, createdAt, sessions, lastUsedAt } = account;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md hairline bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="semibold wrap-anywhere">{nickname}</p>
        <p className="break-all">{email}</p>
        <p className="text-muted text-sm">{accounts.createdAt(formatMoment(language, createdAt))}</p>
        <p className="text-muted text-sm">
          {accounts.sessions(sessions, lastUsedAt && formatMoment(language, lastUsedAt))}
        </p>
      </div>
      {sessions > 0 && (
        <Button variant="outline" disabled={!isReachable} onClick={() => setAsking(true)}>
          {accounts.end}
        </Button>
      )}
      {isAsking && <EndSessionsDialog account={account} onDone={onDone} onClose={() => setAsking(false)} />}
    </li>
  );
}
