import { createColumnHelper } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Reseller } from '../../../contract/desk/resellers.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskQuery } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import type { DeskMessages } from '../messages/ko.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { DataTable, type plainTable } from '../ui/DataTable.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { ResellerActions } from './ResellerActions.tsx';
import { ResellerDialog } from './ResellerDialog.tsx';

/** A key that was just made. */
interface NewKey {
  readonly name: string;
  readonly key: string;
}

/** The resellers that book tours through the OCTO API, with their contracts. */
export function ResellersScreen() {
  const { language, messages } = useDeskLanguage();
  const { resellers } = messages;
  const isReachable = useIsReachable();
  const found = useDeskQuery('listResellers', noInput);
  const [isAdding, setAdding] = useState(false);
  const [newKey, setNewKey] = useState<NewKey | null>(null);
  const columns = useMemo(() => columnsIn(language, messages, setNewKey), [language, messages]);
  return (
    <DeskPage
      title={resellers.title}
      actions={
        <Button icon="plus" disabled={!isReachable} onClick={() => setAdding(true)}>
          {resellers.add}
        </Button>
      }
    >
      <p className="mb-4 text-muted">{resellers.lead}</p>
      <QueryResult query={found} loading={<LoadingRows />}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyNote>{resellers.none}</EmptyNote>
          ) : (
            <DataTable caption={resellers.list} columns={columns} data={content} />
          )
        }
      </QueryResult>
      {isAdding && <ResellerDialog reseller={null} onKey={setNewKey} onClose={() => setAdding(false)} />}
      {newKey && <KeyDialog name={newKey.name} shownKey={newKey.key} onClose={() => setNewKey(null)} />}
    </DeskPage>
  );
}

const helper = createColumnHelper<typeof plainTable, Reseller>();

function columnsIn(language: DeskLanguage, { resellers }: DeskMessages, onKey: (key: NewKey) => void) {
  const keyText = ({ hint, createdAt, endsAt }: Reseller['keys'][number]) =>
    endsAt === null
      ? resellers.keyText(hint, formatMoment(language, createdAt))
      : resellers.keyEnds(hint, formatMoment(language, endsAt));
  return helper.columns([
    helper.accessor('name', {
      header: resellers.name,
      cell: ({ row: { original } }) => (
        <span>
          <span className="semibold wrap-anywhere">{original.name}</span>
          <span className="block break-all">{original.email}</span>
        </span>
      ),
    }),
    helper.display({
      id: 'terms',
      header: resellers.terms,
      cell: ({ row: { original } }) => (
        <span>
          {resellers.termsText(
            formatPrice({ amount: original.price, currency: original.currency }),
            original.commissionPercent,
            original.maxShare,
          )}
          <span className="block text-muted text-sm">
            {resellers.hoursText(original.cutoffHours, original.cancellationHours)}
          </span>
        </span>
      ),
    }),
    helper.display({
      id: 'keys',
      header: resellers.keys,
      cell: ({ row: { original } }) => (
        <span>
          {original.keys.map((key) => (
            <span key={`${key.hint} ${key.createdAt}`} className="block">
              {keyText(key)}
            </span>
          ))}
        </span>
      ),
    }),
    helper.accessor(({ isDisabled }) => (isDisabled ? resellers.isDisabled : resellers.isOpen), {
      id: 'state',
      header: resellers.state,
    }),
    helper.display({
      id: 'actions',
      header: resellers.actions,
      cell: ({ row: { original } }) => <ResellerActions reseller={original} onKey={onKey} />,
    }),
  ]);
}
