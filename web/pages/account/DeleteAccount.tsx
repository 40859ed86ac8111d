import { lazy, Suspense, useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';

/** Needs the network, and is loaded when it is opened. */
const DeletionDialog = lazy(async () => ({ default: (await import('./DeletionDialog.tsx')).DeletionDialog }));

interface DeleteAccountProps {
  me: Me;
  onDeleted: () => void;
}

/** Opens the dialog that deletes the account. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { messages } = useLanguage();
  const isReachable = useIsReachable();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        className="w-full text-sunrise md:w-78"
        disabled={!isReachable}
        onClick={() => setOpen(true)}
      >
        {messages.account.delete}
      </Button>
      <Suspense>{isOpen && <DeletionDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
