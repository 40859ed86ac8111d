import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailure } from '../../shared/client/client.ts';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { deskPaths } from '../deskPaths.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { loadWithSchemas } from '../lateScreens.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { GuestPage } from './GuestPage.tsx';

/** Loaded separately, so that the screen can remove the token from the address at once. */
const JoinForm = lazy(async () => ({
  default: (await loadWithSchemas(() => import('./JoinForm.tsx'))).JoinForm,
}));

/** Interval at which a recovery is polled until a colleague has approved it (ms). */
const askAgain = 5_000;

/** The token of the link that was opened. It is removed from the address, which a history or a screenshot may show. */
function useLinkToken(): string {
  const navigate = useNavigate();
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (location.hash) navigate(deskPaths.join(), { replace: true });
  }, [navigate]);
  return token;
}

/** The screen that the link of an invitation or a recovery opens. */
export function JoinScreen() {
  const { join } = useMessages().signIn;
  const client = useDeskClient();
  const token = useLinkToken();
  const opened = useQuery({
    queryKey: ['startJoining', token],
    queryFn: ({ signal }) => client.call('startJoining', { ...noInput, body: { token } }, signal),
    enabled: token !== '',
    // The challenge is valid for one attempt, so no refetch may replace it meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askAgain : false),
  });
  if (token === '' || (opened.error instanceof CallFailure && [400, 410].includes(opened.error.status))) {
    return (
      <GuestPage title={join.expired.title}>
        <p>{join.expired.text}</p>
        <PageLink to={deskPaths.start()} className="mt-3 inline-flex min-h-11 items-center text-pine">
          {join.toSignIn}
        </PageLink>
      </GuestPage>
    );
  }
  if (opened.data === undefined) {
    return (
      <GuestPage title={join.title}>
        {opened.error instanceof CallFailure ? (
          <FailedCall failure={opened.error} onRetry={opened.refetch} />
        ) : (
          <LoadingRows count={2} />
        )}
      </GuestPage>
    );
  }
  if (opened.data.state === 'waiting') {
    return (
      <GuestPage title={join.waiting.title}>
        <p role="status">{join.waiting.text(opened.data.email)}</p>
      </GuestPage>
    );
  }
  return (
    <GuestPage title={opened.data.kind === 'invitation' ? join.title : join.recovery}>
      <Suspense fallback={<LoadingRows count={2} />}>
        <JoinForm token={token} opened={opened.data} onRenew={async () => void (await opened.refetch())} />
      </Suspense>
    </GuestPage>
  );
}
