import { useNavigate } from 'react-router';
import { joiningSchema } from '../../../contract/desk/formBodies.ts';
import { languageNames } from '../../../domain/languages.ts';
import { deskLanguages } from '../../../domain/staff/staffRules.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { type DeskResponse, noInput } from '../client/deskClient.ts';
import { useEnter } from '../client/session.ts';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { DeskForm } from '../ui/form/DeskForm.tsx';
import { useDeskForm } from '../ui/form/useDeskForm.ts';
import { createPasskey } from './passkeys.ts';

interface JoinFormProps {
  token: string;
  opened: Extract<DeskResponse<'startJoining'>, { state: 'ready' }>;
  /** Requests a new challenge; each one is valid for a single attempt. */
  onRenew: () => Promise<void>;
}

/** Asks for the name, the language and the first passkey, and then opens the screens. */
export function JoinForm({ token, opened, onRenew }: JoinFormProps) {
  const { language: shown, messages, changeLanguage } = useDeskLanguage();
  const { join } = messages.signIn;
  const client = useDeskClient();
  const enter = useEnter();
  const navigate = useNavigate();
  const form = useDeskForm({
    stored: { name: opened.name, language: shown },
    schema: joiningSchema,
    sentences: messages.staff.nameProblems,
    send: async (fields) => {
      const response = await createPasskey(opened.options);
      const body = { ...fields, token, challengeId: opened.challengeId, response };
      const staff = await client.call('joinDesk', { ...noInput, body }).catch(async (error) => {
        await onRenew();
        throw error;
      });
      enter(staff);
      navigate(deskPaths.start(), { replace: true });
    },
  });
  return (
    <DeskForm form={form} action={join.button}>
      <p>{opened.kind === 'invitation' ? join.lead(opened.email) : join.recoveryLead(opened.email)}</p>
      <TextField
        label={join.name}
        longest={60}
        autoComplete="name"
        width="w-full"
        hint={join.nameHint}
        required
        {...form.field('name')}
      />
      <SelectField
        label={messages.shell.language}
        options={deskLanguages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.field('language')}
        onChange={(chosen) => changeLanguage(chosen, true)}
      />
      <p className="text-muted text-sm">{join.aboutPasskeys}</p>
    </DeskForm>
  );
}
