import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';
import { useReloadSales } from './salesCalendar.ts';

/** Stops all sales with one press and resumes them with another; shows since when they are stopped. */
export function StopSales({ stoppedAt }: { stoppedAt: string | null }) {
  const { language, messages } = useDeskLanguage();
  const { calendar } = messages;
  const client = useDeskClient();
  const reload = useReloadSales();
  const isReachable = useIsReachable();
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: async (isStopped: boolean) => {
      await client.call('setSalesStopped', { params: {}, query: {}, body: { isStopped } });
      await reload();
    },
  });
  const isStopped = stoppedAt !== null;
  return (
    <div className={isStopped ? 'rounded-md bg-sand p-4' : ''}>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 flex-1 basis-60 semibold empty:hidden">
          {isStopped && calendar.stoppedSince(formatMoment(language, stoppedAt))}
        </p>
        {/* One button, enabled while it sends, so that the focus stays on it. */}
        <Button
          variant={isStopped ? 'solid' : 'outline'}
          disabled={!isReachable}
          aria-busy={isPending || undefined}
          onClick={() => mutate(!isStopped)}
        >
          {isStopped ? calendar.sellAgain : calendar.stop}
        </Button>
      </div>
      <FormFailure sentence={failure && failureSentence(failure, messages)} />
    </div>
  );
}
