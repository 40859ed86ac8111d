import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';

/** Logs out on all devices; unlike the menu's logout it reports failure if the server was not reached. */
export function LeaveEverywhere({ onLeft }: { onLeft: () => void }) {
  const { messages } = useLanguage();
  const client = useClient();
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: () => client.call('logOut', { params: {}, query: {}, body: { everywhere: true } }),
    onSuccess: onLeft,
  });
  return (
    <div className="grid gap-3">
      <SignUpFailure failure={failure} />
      <Button
        variant="outline"
        className="w-full md:w-78"
        aria-busy={isPending || undefined}
        onClick={() => mutate()}
      >
        {messages.account.logOutEverywhere}
      </Button>
    </div>
  );
}
