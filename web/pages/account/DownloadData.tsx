import { useState } from 'react';
import { accountDataFile } from '../../../domain/accounts/accountRules.ts';
import { SignUpFailure } from '../../features/account/SignUpFailure.tsx';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { download } from '../../shared/page/download.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useRequest } from '../../shared/ui/useRequest.ts';

/** Saves everything that is kept about the user as a file. Its address needs a token: a plain link would not do. */
export function DownloadData() {
  const { messages } = useLanguage();
  const words = messages.account;
  const client = useClient();
  const [isDone, setDone] = useState(false);
  const { isBusy, failure, run } = useRequest();
  const save = () =>
    run(async () => {
      setDone(false);
      const data = await client.call('getMyData', { params: {}, query: {} });
      download(accountDataFile, 'application/json', JSON.stringify(data, null, 2));
      setDone(true);
    });
  return (
    <div className="grid gap-3">
      <SignUpFailure failure={failure} />
      <Button variant="outline" className="w-full md:w-78" aria-busy={isBusy || undefined} onClick={save}>
        {words.downloadData}
      </Button>
      <p role="status" className="text-pine text-sm empty:hidden">
        {isDone && words.dataDownloaded}
      </p>
    </div>
  );
}
