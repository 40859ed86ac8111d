import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OfficialRun } from '../../../contract/desk/proposals.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { LoadingRows } from '../shell/LoadingRows.tsx';

const runKey = ['getOfficialRun', { params: {}, query: {} }] as const;

/** The time and result of the last comparison with official data, and a button that starts another. */
export function OfficialRunBar() {
  const client = useDeskClient();
  const queries = useQueryClient();
  const query = useQuery({
    ...callQuery(client, 'getOfficialRun', { params: {}, query: {} }),
    refetchInterval: ({ state }) => (state.data?.isRunning ? 1_500 : false),
  });
  const isRunning = query.data?.isRunning ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void queries.invalidateQueries({ queryKey: ['listProposals'] });
    wasRunning.current = isRunning;
  }, [isRunning, queries]);
  return (
    <QueryResult query={query} loading={<LoadingRows count={1} />}>
      {(run) => <RunState run={run} />}
    </QueryResult>
  );
}

function RunState({ run: { service, isRunning, last } }: { run: OfficialRun }) {
  const { language, messages } = useDeskLanguage();
  const runMessages = messages.proposals.run;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: () => client.call('startOfficialRun', { params: {}, query: {}, body: {} }),
    onSuccess: (started) => {
      queries.setQueryData(runKey, started);
    },
  });
  const sentences = last
    ? [
        runMessages.last(formatMoment(language, last.endedAt), last.by),
        runMessages.results[last.result],
        runMessages.found(last.found),
      ]
    : [runMessages.never];
  return (
    <section aria-label={runMessages.title} className="mt-4 rounded-lg hairline bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-measure text-sm">
          <p role="status">{isRunning ? runMessages.running : sentences.join(' · ')}</p>
          <p className="text-muted">
            {service === 'official'
              ? runMessages.nightly
              : service === 'sample'
                ? runMessages.sample
                : runMessages.off}
          </p>
        </div>
        {service !== 'none' && (
          <Button
            variant="outline"
            disabled={isPending || isRunning || !isReachable}
            onClick={() => mutate()}
          >
            {runMessages.start}
          </Button>
        )}
      </div>
      <FormFailure sentence={failure && failureSentence(failure, messages)} />
    </section>
  );
}
