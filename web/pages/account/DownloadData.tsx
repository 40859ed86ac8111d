import { accountDataFile } from '../../../domain/accounts/accountRules.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { download } from '../../shared/page/download.ts';
import { Button } from '../../shared/ui/Button.tsx';

/** Saves all data stored about the user as a file. The request needs a token, so a plain link would not work. */
export function DownloadData() {
  const { messages } = useLanguage();
  const accountMessages = messages.account;
  const client = useClient();
  const { mutate, isPending, isSuccess, failure } = useCallMutation({
    mutationFn: () => client.call('getMyData', { params: {}, query: {} }),
    onSuccess: (data) => download(accountDataFile, 'application/json', JSON.stringify(data, null, 2)),
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
        {accountMessages.downloadData}
      </Button>
      <p role="status" className="text-pine text-sm empty:hidden">
        {isSuccess && accountMessages.dataDownloaded}
      </p>
    </div>
  );
}
