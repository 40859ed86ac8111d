import { useQueryClient } from '@tanstack/react-query';
import { invitationSchema } from '../../../contract/desk/formBodies.ts';
import { languageNames } from '../../../domain/languages.ts';
import { type DeskLanguage, deskLanguages, type StaffRole } from '../../../domain/staff/staffRules.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useMessages } from '../language/DeskLanguage.tsx';
import { DialogForm } from '../ui/DialogForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { RoleField } from './RoleField.tsx';

interface Invitation {
  email: string;
  name: string;
  role: StaffRole;
  language: DeskLanguage;
}

const newInvitation: Invitation = { email: '', name: '', role: 'dispatcher', language: 'ko' };

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { shell, staff } = useMessages();
  const client = useDeskClient();
  const queries = useQueryClient();
  const form = useDeskForm({
    stored: newInvitation,
    schema: invitationSchema,
    sentences: staff.nameProblems,
    failureText: ({ code }) => (code === 'existingAccount' ? staff.invite.existing : null),
    send: async (body) => {
      await client.call('inviteStaff', { ...noInput, body });
      await queries.invalidateQueries({ queryKey: ['listStaff'] });
      onClose();
    },
  });
  return (
    <DialogForm title={staff.invite.title} action={staff.invite.button} form={form} onClose={onClose}>
      <p className="text-sm">{staff.invite.lead}</p>
      <TextField
        label={staff.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        width="w-full"
        required
        {...form.field('email')}
      />
      <TextField
        label={staff.name}
        autoComplete="off"
        longest={60}
        width="w-full"
        required
        {...form.field('name')}
      />
      <RoleField {...form.field('role')} />
      <SelectField
        label={shell.language}
        options={deskLanguages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.field('language')}
      />
    </DialogForm>
  );
}
