import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Recovery } from '../../../contract/desk/signIn.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { failureSentence } from '../failureSentence.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatMoment } from '../language/formats.ts';

/** A colleague who is waiting for approval appears within this time (ms). */
const askAgain = 30_000;

/** Colleagues who lost their passkeys and need somebody's approval; above every screen. */
export function RecoveryBanner() {
  const { messages } = useDeskLanguage();
  const { recoveries } = messages.staff;
  const recoveryQuery = callQuery(useDeskClient(), 'listRecoveries', noInput);
  const { data } = useQuery({ ...recoveryQuery, refetchInterval: askAgain });
  const [approved, setApproved] = useState('');
  const waiting = data?.content.filter(({ isApproved }) => !isApproved) ?? [];
  return (
    <>
      <p role="status" className="no-print bg-foam px-4 py-2 text-center text-sm empty:hidden">
        {approved}
      </p>
      {waiting.length > 0 && (
        <section aria-label={recoveries.title} className="no-print bg-sand py-3">
          <ul className="mx-auto grid max-w-page gap-3 px-4">
            {waiting.map((recovery) => (
              <RecoveryLine
                key={recovery.id}
                recovery={recovery}
                onApproved={() => setApproved(recoveries.approved(recovery.name))}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function RecoveryLine({ recovery, onApproved }: { recovery: Recovery; onApproved: () => void }) {
  const { language, messages } = useDeskLanguage();
  const { recoveries } = messages.staff;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: (name: 'approveRecovery' | 'refuseRecovery') =>
      client.call(name, { params: { recoveryId: recovery.id }, query: {} }),
    onSuccess: (_, name) => {
      if (name === 'approveRecovery') onApproved();
      return queries.invalidateQueries({ queryKey: ['listRecoveries'] });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-80 text-sm">
        {recoveries.text(recovery.name, recovery.email, formatMoment(language, recovery.requestedAt))}
      </p>
      <Button disabled={isPending || !isReachable} onClick={() => mutate('approveRecovery')}>
        {recoveries.approve}
      </Button>
      <Button variant="outline" disabled={isPending || !isReachable} onClick={() => mutate('refuseRecovery')}>
        {recoveries.refuse}
      </Button>
      <div className="w-full empty:hidden">
        {failure && <FormFailure sentence={failureSentence(failure, messages)} />}
      </div>
    </li>
  );
}
