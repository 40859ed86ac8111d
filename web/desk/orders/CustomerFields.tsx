import { maxLengths } from '../../../domain/accounts/accountRules.ts';
import { type Language, languages } from '../../../domain/languages.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useMessages } from '../language/DeskLanguage.tsx';
import type { FieldState } from '../ui/form/useDeskForm.ts';

interface CustomerFieldsProps {
  name: FieldState<string> & { label: string };
  email: FieldState<string> & { label: string; hint?: string; required?: boolean };
  phone: FieldState<string>;
  language: FieldState<Language>;
}

/** Who goes on the tour and how to reach them: in a new order, and in the change of one. */
export function CustomerFields({ name, email, phone, language }: CustomerFieldsProps) {
  const { orders } = useMessages();
  return (
    <>
      <TextField
        autoComplete="off"
        longest={maxLengths.passenger}
        spellCheck={false}
        width="w-full"
        required
        {...name}
      />
      <TextField
        autoComplete="off"
        longest={maxLengths.email}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        width="w-full"
        {...email}
      />
      <TextField
        label={orders.one.phone}
        autoComplete="off"
        longest={40}
        inputMode="tel"
        width="w-full"
        {...phone}
      />
      <SelectField
        label={orders.one.language}
        options={languages.map((value) => ({ value, label: orders.languages[value] }))}
        {...language}
      />
    </>
  );
}
