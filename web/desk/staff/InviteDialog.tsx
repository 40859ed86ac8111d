import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isEmail } from '../../../domain/accounts/accountRules.ts';
import { languageNames } from '../../../domain/languages.ts';
import { type DeskLanguage, deskLanguages, type StaffRole } from '../../../domain/staff/staffRules.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { noInput } from '../client/deskClient.ts';
import { useText } from '../language/DeskLanguage.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { nameSentence } from './nameSentence.ts';
import { RoleField } from './RoleField.tsx';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { shell, staff } = useText();
  const client = useDeskClient();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>('dispatcher');
  const [language, setLanguage] = useState<DeskLanguage>('ko');
  const invite = async () => {
    const body = { email: email.trim(), name: name.trim(), role, language };
    await client.call('inviteStaff', { ...noInput, body });
    await queries.invalidateQueries({ queryKey: ['listStaff'] });
  };
  return (
    <ActionDialog
      title={staff.invite.title}
      action={staff.invite.button}
      onAct={invite}
      onClose={onClose}
      canAct={isEmail(email.trim()) && name.trim() !== ''}
      sentenceOf={(failure) =>
        failure.code === 'existingAccount' ? staff.invite.existing : nameSentence(failure, staff)
      }
    >
      <p className="text-sm">{staff.invite.lead}</p>
      <TextField
        label={staff.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        width="w-full"
        required
      />
      <TextField
        label={staff.name}
        name="name"
        autoComplete="off"
        value={name}
        onChange={setName}
        longest={60}
        width="w-full"
        required
      />
      <RoleField value={role} onChange={setRole} />
      <SelectField<DeskLanguage>
        label={shell.language}
        name="language"
        value={language}
        options={deskLanguages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={setLanguage}
      />
    </ActionDialog>
  );
}
