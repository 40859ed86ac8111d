import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Proposal, ProposalGroup } from '../../../contract/desk/proposals.ts';
import type { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { failureSentence } from '../failureSentence.ts';
import { fieldLabel } from '../guide/form/valueInWords.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import type { DeskMessages } from '../messages/ko.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { ProposalDetails } from './ProposalDetails.tsx';

interface ProposalCardProps {
  group: ProposalGroup;
  /** Called with a sentence once proposals are decided. */
  onDone: (sentence: string) => void;
}

/** The proposals about one place, to be decided one by one or all at once. */
export function ProposalCard({ group, onDone }: ProposalCardProps) {
  const { language, messages } = useDeskLanguage();
  const proposalsMessages = messages.proposals;
  const { name, placeId, proposals } = group;
  const isReachable = useIsReachable();
  const decide = useDeciding(group, onDone);
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: ({ decision, some }: { decision: keyof typeof decide; some: readonly Proposal[] }) =>
      decide[decision](some),
  });
  const [hiding, setHiding] = useState<Proposal | null>(null);
  const isDisabled = isPending || !isReachable;
  const accept = (some: readonly Proposal[]) => {
    const closed = some.find(({ kind }) => kind === 'closedPlace');
    if (closed) setHiding(closed);
    else mutate({ decision: 'accept', some });
  };
  const proposalLabel = (proposal: Proposal) =>
    proposal.kind === 'changedField'
      ? fieldLabel(proposal.field, messages.guideFields, language)
      : proposalsMessages.kinds[proposal.kind];
  const groupTitle = proposals.some(({ kind }) => kind === 'festival')
    ? proposalsMessages.festival
    : proposalsMessages.newPlace;
  return (
    <li className="rounded-lg hairline bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 lang="ko" className="bold text-lg wrap-anywhere">
          {name}
        </h2>
        {placeId === null ? (
          <span className="rounded-sm bg-sand px-2 text-sm">{groupTitle}</span>
        ) : (
          <PageLink
            to={deskPaths.guidePlace(placeId)}
            aria-label={proposalsMessages.of(proposalsMessages.openPlace, name)}
            className="inline-flex min-h-11 items-center text-pine"
          >
            {proposalsMessages.openPlace}
          </PageLink>
        )}
      </div>
      <ul className="mt-2 grid gap-5">
        {proposals.map((proposal, index) => {
          const what = `${name}, ${proposalLabel(proposal)}${proposal.kind === 'photograph' ? ` ${index + 1}` : ''}`;
          return (
            <li key={proposal.id} className="grid gap-2">
              <h3 className="semibold">{proposalLabel(proposal)}</h3>
              <ProposalDetails proposal={proposal} />
              <p className="text-muted text-sm">
                {proposalsMessages.source}: <span lang="ko">{proposal.source}</span>
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="outline"
                  disabled={isDisabled}
                  aria-label={proposalsMessages.of(
                    proposal.kind === 'closedPlace' ? proposalsMessages.hide : proposalsMessages.accept,
                    what,
                  )}
                  onClick={() => accept([proposal])}
                >
                  {proposal.kind === 'closedPlace' ? proposalsMessages.hide : proposalsMessages.accept}
                </Button>
                <Button
                  variant="plain"
                  disabled={isDisabled}
                  aria-label={proposalsMessages.of(proposalsMessages.refuse, what)}
                  onClick={() => mutate({ decision: 'refuse', some: [proposal] })}
                >
                  {proposalsMessages.refuse}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {proposals.length > 1 && (
        <div className="mt-5 flex flex-wrap gap-2 border-hairline border-t pt-4">
          <Button
            disabled={isDisabled}
            aria-label={proposalsMessages.of(proposalsMessages.acceptAll, name)}
            onClick={() => accept(proposals)}
          >
            {proposalsMessages.acceptAll}
          </Button>
          <Button
            variant="plain"
            disabled={isDisabled}
            aria-label={proposalsMessages.of(proposalsMessages.refuseAll, name)}
            onClick={() => mutate({ decision: 'refuse', some: proposals })}
          >
            {proposalsMessages.refuseAll}
          </Button>
        </div>
      )}
      <FormFailure sentence={failure && failureText(failure, messages)} />
      {hiding && (
        <ActionDialog
          title={proposalsMessages.hideTitle(name)}
          action={proposalsMessages.hide}
          onAct={() => decide.accept([hiding])}
          onClose={() => setHiding(null)}
          failureText={(one) => failureText(one, messages)}
        >
          <p>{proposalsMessages.hideText}</p>
        </ActionDialog>
      )}
    </li>
  );
}

function failureText(failure: CallFailure, messages: DeskMessages): string {
  const { proposals: proposalsMessages } = messages;
  if (failure.code === 'changedMeanwhile') return proposalsMessages.changedMeanwhile;
  if (failure.code === 'notPossibleNow') return proposalsMessages.decided;
  if (failure.code === 'unavailable') return proposalsMessages.photographFailed;
  return failureSentence(failure, messages);
}

/** Sends decisions. Reloads the list after each, even after one that came too late. */
function useDeciding({ name, proposals: shown }: ProposalGroup, onDone: (sentence: string) => void) {
  const client = useDeskClient();
  const queries = useQueryClient();
  const { proposals: proposalsMessages } = useDeskLanguage().messages;
  const reload = () => queries.invalidateQueries({ queryKey: ['listProposals'] });
  return {
    async accept(some: readonly Proposal[]) {
      const proposals = some.map((proposal) =>
        proposal.kind === 'changedField'
          ? { id: proposal.id, present: proposal.present }
          : { id: proposal.id },
      );
      try {
        await client.call('acceptProposals', { params: {}, query: {}, body: { proposals } });
        const isHidden = some.some(({ kind }) => kind === 'closedPlace');
        const isFestival = shown.some(({ kind }) => kind === 'festival');
        onDone(
          isHidden
            ? proposalsMessages.hidden(name)
            : isFestival
              ? proposalsMessages.acceptedFestival(name)
              : proposalsMessages.accepted(name),
        );
        void queries.invalidateQueries({ queryKey: ['listGuide'] });
        void queries.invalidateQueries({ queryKey: ['getGuidePlace'] });
      } finally {
        await reload();
      }
    },
    async refuse(some: readonly Proposal[]) {
      try {
        const ids = some.map(({ id }) => id);
        await client.call('refuseProposals', { params: {}, query: {}, body: { ids } });
        onDone(proposalsMessages.refused(name));
      } finally {
        await reload();
      }
    },
  };
}
