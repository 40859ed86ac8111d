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
import { momentIn } from '../language/formats.ts';
import { LoadingRows } from '../shell/LoadingRows.tsx';

const runKey = ['getOfficialRun', { params: {}, query: {} }] as const;

/** When official data was compared last, how that ended, and the button that compares now. */
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
  const { language, text: all } = useDeskLanguage();
  const text = all.proposals.run;
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
        text.last(momentIn(language, last.endedAt), last.by),
        text.results[last.result],
        text.found(last.found),
      ]
    : [text.never];
  return (
    <section aria-label={text.title} className="mt-4 rounded-lg hairline bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-w-measure text-sm">
          <p role="status">{isRunning ? text.running : sentences.join(' · ')}</p>
          <p className="text-muted">
            {service === 'official' ? text.nightly : service === 'sample' ? text.sample : text.off}
          </p>
        </div>
        {service !== 'none' && (
          <Button
            variant="outline"
            disabled={isPending || isRunning || !isReachable}
            onClick={() => mutate()}
          >
            {text.start}
          </Button>
        )}
      </div>
      <FormFailure sentence={failure && failureSentence(failure, all)} />
    </section>
  );
}
