import { useState } from 'react';
import { isPersonName, maxLengths } from '../../../domain/accounts/accountRules.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import type { FieldMessage } from '../../shared/ui/FieldMessageLine.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';

interface NameFieldsProps {
  lastName: string;
  firstName: string;
  onChange: (part: { lastName?: string; firstName?: string }) => void;
}

/** Both names, as on the ID (docs/product/accounts.md#fields). */
export function NameFields({ lastName, firstName, onChange }: NameFieldsProps) {
  const { messages } = useLanguage();
  const signUpMessages = messages.signUp;
  const [left, setLeft] = useState({ lastName: false, firstName: false });
  const fieldMessage = (text: string, wasLeft: boolean): FieldMessage | null => {
    if (text.trim() === '') return wasLeft ? { tone: 'error', text: signUpMessages.nameError } : null;
    return isPersonName(text) ? null : { tone: 'error', text: signUpMessages.unreadable };
  };
  const shared = {
    longest: maxLengths.name,
    enterKeyHint: 'next',
    spellCheck: false,
    required: true,
  } as const;
  return (
    <>
      <TextField
        {...shared}
        label={signUpMessages.lastName}
        name="lastName"
        autoComplete="family-name"
        value={lastName}
        onChange={(text) => onChange({ lastName: text })}
        onBlur={() => setLeft({ ...left, lastName: true })}
        hint={signUpMessages.nameHint}
        message={fieldMessage(lastName, left.lastName)}
      />
      <TextField
        {...shared}
        label={signUpMessages.firstName}
        name="firstName"
        autoComplete="given-name"
        value={firstName}
        onChange={(text) => onChange({ firstName: text })}
        onBlur={() => setLeft({ ...left, firstName: true })}
        message={fieldMessage(firstName, left.firstName)}
      />
    </>
  );
}
