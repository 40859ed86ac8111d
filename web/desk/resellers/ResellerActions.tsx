import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reseller } from '../../../contract/desk/resellers.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { ResellerDialog } from './ResellerDialog.tsx';
import { StatementDialog } from './StatementDialog.tsx';

interface ResellerActionsProps {
  reseller: Reseller;
  onKey: (key: { readonly name: string; readonly key: string }) => void;
}

/** What the owner can do about a reseller. */
export function ResellerActions({ reseller, onKey }: ResellerActionsProps) {
  const messages = useMessages();
  const { resellers } = messages;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const [open, setOpen] = useState<'change' | 'rotate' | 'disable' | 'statement' | null>(null);
  const close = () => setOpen(null);
  const { id, name } = reseller;
  const params = { resellerId: id };
  const reload = () => queries.invalidateQueries({ queryKey: ['listResellers'] });
  const setDisabled = async (isDisabled: boolean) => {
    await client.call('setResellerDisabled', { params, query: {}, body: { isDisabled } });
    await reload();
  };
  const enable = useCallMutation({ mutationFn: () => setDisabled(false) });
  const button = (action: string, onClick: () => void) => (
    <Button
      variant="outline"
      disabled={!isReachable || enable.isPending}
      aria-label={resellers.actionFor(action, name)}
      onClick={onClick}
    >
      {action}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {button(resellers.change, () => setOpen('change'))}
      {button(resellers.statement.button, () => setOpen('statement'))}
      {button(resellers.rotate, () => setOpen('rotate'))}
      {reseller.isDisabled
        ? button(resellers.enable, () => enable.mutate())
        : button(resellers.disable, () => setOpen('disable'))}
      {enable.failure && <FormFailure sentence={failureSentence(enable.failure, messages)} />}
      {open === 'change' && <ResellerDialog reseller={reseller} onKey={onKey} onClose={close} />}
      {open === 'statement' && <StatementDialog reseller={reseller} onClose={close} />}
      {open === 'rotate' && (
        <ActionDialog
          title={resellers.rotateTitle}
          action={resellers.rotate}
          onAct={async () => {
            const { key } = await client.call('rotateResellerKey', { params, query: {} });
            await reload();
            onKey({ name, key });
          }}
          onClose={close}
        >
          <p>{resellers.rotateText}</p>
        </ActionDialog>
      )}
      {open === 'disable' && (
        <ActionDialog
          title={resellers.disableTitle}
          action={resellers.disable}
          onAct={() => setDisabled(true)}
          onClose={close}
        >
          <p>{resellers.disableText}</p>
        </ActionDialog>
      )}
    </div>
  );
}
