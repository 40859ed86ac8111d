import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { memberFieldsSchema } from '../../../contract/desk/formBodies.ts';
import type { Member } from '../../../contract/desk/staff.ts';
import type { CallFailure } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { RoleField } from './RoleField.tsx';

interface MemberActionsProps {
  member: Member;
  isOwn: boolean;
  /** Called with what was done. */
  onDone: (sentence: string) => void;
}

/** What an owner can do about a member of the staff. */
export function MemberActions({ member, isOwn, onDone }: MemberActionsProps) {
  const messages = useMessages();
  const { staff } = messages;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const renew = () => queries.invalidateQueries({ queryKey: ['listStaff'] });
  const params = { staffId: member.id };
  const failureText = (failure: CallFailure) =>
    failure.code === 'notPossibleNow' ? staff.anotherOwner : null;
  const again = useCallMutation({
    mutationFn: () => client.call('inviteStaffAgain', { params, query: {} }),
    onSuccess: () => {
      onDone(staff.again.done(member.email));
      return renew();
    },
  });
  const remove = async () => {
    await client.call('removeStaff', { params, query: {} });
    await renew();
  };
  return (
    <div className="flex flex-wrap gap-2">
      {!member.hasJoined && (
        <Button
          variant="outline"
          disabled={again.isPending || !isReachable}
          aria-label={staff.personAction(staff.again.button, member.name)}
          onClick={() => again.mutate()}
        >
          {staff.again.button}
        </Button>
      )}
      <Button
        variant="outline"
        disabled={!isReachable}
        aria-label={staff.personAction(staff.change.button, member.name)}
        onClick={() => setOpen('change')}
      >
        {staff.change.button}
      </Button>
      {!isOwn && (
        <Button
          variant="outline"
          disabled={!isReachable}
          aria-label={staff.personAction(staff.remove.button, member.name)}
          onClick={() => setOpen('remove')}
        >
          {staff.remove.button}
        </Button>
      )}
      {again.failure && (
        <p role="alert" className="w-full text-sunrise">
          {failureSentence(again.failure, messages)}
        </p>
      )}
      {open === 'change' && (
        <ChangeDialog
          member={member}
          isOwn={isOwn}
          onChanged={renew}
          onClose={close}
          failureText={failureText}
        />
      )}
      {open === 'remove' && (
        <ActionDialog
          title={staff.remove.title}
          action={staff.remove.button}
          onAct={remove}
          onClose={close}
          failureText={failureText}
        >
          <p>{staff.remove.text(member.name)}</p>
        </ActionDialog>
      )}
    </div>
  );
}

interface ChangeDialogProps {
  member: Member;
  isOwn: boolean;
  onChanged: () => Promise<void>;
  onClose: () => void;
  failureText: (failure: CallFailure) => string | null;
}

/** Changes the name and the role. Owners can't change their own role: another owner must do that. */
function ChangeDialog({ member, isOwn, onChanged, onClose, failureText }: ChangeDialogProps) {
  const { shell, staff } = useMessages();
  const client = useDeskClient();
  const form = useDeskForm({
    stored: { name: member.name, role: member.role },
    schema: memberFieldsSchema,
    sentences: staff.nameProblems,
    failureText,
    send: async ({ name, role }) => {
      const body = isOwn ? { name } : { name, role };
      await client.call('changeStaff', { params: { staffId: member.id }, query: {}, body });
      await onChanged();
      onClose();
    },
  });
  return (
    <DialogForm title={staff.change.title(member.name)} action={shell.save} form={form} onClose={onClose}>
      <TextField
        label={staff.name}
        autoComplete="off"
        longest={60}
        width="w-full"
        required
        {...form.field('name')}
      />
      {!isOwn && <RoleField {...form.field('role')} />}
    </DialogForm>
  );
}
