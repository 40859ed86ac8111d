import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ProposalKind, proposalKinds } from '../../../domain/places/proposalRules.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { EmptyNote } from '../ui/EmptyNote.tsx';
import { Pages } from '../ui/Pages.tsx';
import { OfficialRunBar } from './OfficialRunBar.tsx';
import { ProposalCard } from './ProposalCard.tsx';

/** Where official data differs from the guide, place by place. */
export function ProposalsScreen() {
  const { proposals: proposalsMessages } = useMessages();
  const client = useDeskClient();
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState<ProposalKind | ''>('');
  const [done, setDone] = useState('');
  const query = useQuery({
    ...callQuery(client, 'listProposals', { params: {}, query: { page, ...(kind === '' ? {} : { kind }) } }),
    placeholderData: keepPreviousData,
  });
  const status = useRef<HTMLParagraphElement>(null);
  const tell = (sentence: string) => {
    setDone(sentence);
    // The pressed button is gone with its proposal.
    status.current?.focus();
  };
  const chooseKind = (chosen: ProposalKind | '') => {
    setKind(chosen);
    setPage(1);
  };
  return (
    <DeskPage title={proposalsMessages.title}>
      <p className="max-w-measure">{proposalsMessages.lead}</p>
      <OfficialRunBar />
      {/* Above the list: the decided card is gone. */}
      <p ref={status} tabIndex={-1} role="status" className="my-3 text-pine empty:hidden">
        {done}
      </p>
      <QueryResult query={query} loading={<LoadingRows count={3} />}>
        {({ content, open, hasMore }) => {
          const all = Object.values(open).reduce((sum, count) => sum + count, 0);
          return (
            <>
              <div className="my-4 flex flex-wrap items-end justify-between gap-3">
                <p className="semibold">{proposalsMessages.open(all)}</p>
                <div className="w-full md:w-64">
                  <SelectField<ProposalKind | ''>
                    label={proposalsMessages.filter}
                    name="kind"
                    value={kind}
                    options={[
                      { value: '', label: `${proposalsMessages.all} (${all})` },
                      ...proposalKinds.map((value) => ({
                        value,
                        label: `${proposalsMessages.kinds[value]} (${open[value]})`,
                      })),
                    ]}
                    onChange={chooseKind}
                  />
                </div>
              </div>
              {content.length === 0 ? (
                <EmptyNote>{proposalsMessages.none}</EmptyNote>
              ) : (
                <ul className="grid gap-4">
                  {content.map((group) => (
                    <ProposalCard key={group.contentId} group={group} onDone={tell} />
                  ))}
                </ul>
              )}
              <Pages page={page} hasMore={hasMore} onPage={setPage} />
            </>
          );
        }}
      </QueryResult>
    </DeskPage>
  );
}
