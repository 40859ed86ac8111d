import { useState } from 'react';
import { useNavigate } from 'react-router';
import { languageNames } from '../../../domain/languages.ts';
import { type DeskLanguage, deskLanguages } from '../../../domain/staff/staffRules.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { type DeskResponse, noInput } from '../client/deskClient.ts';
import { useEnter } from '../client/session.ts';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { createPasskey } from './passkeys.ts';
import { usePasskeyMutation } from './usePasskeyMutation.ts';

interface JoinFormProps {
  token: string;
  opened: Extract<DeskResponse<'startJoining'>, { state: 'ready' }>;
  /** Gets another challenge; each is for one attempt. */
  onRenew: () => Promise<void>;
}

/** Name, language and the first passkey; then the screens open. */
export function JoinForm({ token, opened, onRenew }: JoinFormProps) {
  const { language: shown, messages, changeLanguage } = useDeskLanguage();
  const { join } = messages.signIn;
  const client = useDeskClient();
  const enter = useEnter();
  const navigate = useNavigate();
  const [name, setName] = useState(opened.name);
  const isNamed = name.trim() !== '';
  const { mutate, isPending, sentence } = usePasskeyMutation({
    mutationFn: async () => {
      const response = await createPasskey(opened.options);
      const { challengeId } = opened;
      const body = { token, challengeId, response, name: name.trim(), language: shown };
      try {
        return await client.call('joinDesk', { ...noInput, body });
      } catch (error) {
        await onRenew();
        throw error;
      }
    },
    onSuccess: (staff) => {
      enter(staff);
      navigate(deskPaths.start(), { replace: true });
    },
  });
  return (
    <Form isBusy={isPending} onSubmit={() => isNamed && mutate()}>
      <p>{opened.kind === 'invitation' ? join.lead(opened.email) : join.recoveryLead(opened.email)}</p>
      <TextField
        label={join.name}
        name="name"
        value={name}
        onChange={setName}
        longest={60}
        autoComplete="name"
        width="w-full"
        hint={join.nameHint}
        required
      />
      <SelectField<DeskLanguage>
        label={messages.shell.language}
        name="language"
        value={shown}
        options={deskLanguages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(chosen) => changeLanguage(chosen, true)}
      />
      <p className="text-muted text-sm">{join.aboutPasskeys}</p>
      <FormFailure sentence={sentence} />
      <SubmitButton isBusy={isPending} disabled={!isNamed}>
        {join.button}
      </SubmitButton>
    </Form>
  );
}
