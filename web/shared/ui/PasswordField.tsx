import { useState } from 'react';
import { maxLengths } from '../../../domain/accounts/accountRules.ts';
import { IconButton } from './Button.tsx';
import { eye, eyeOff } from './formShapes.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'right' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'longest' | 'maxLength' | 'clean'
> & {
  /** Tells password managers whether to fill in a password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Labels of the button that shows or hides the password. */
  showLabel: string;
  hideLabel: string;
};

/** A password field with a button that shows the input (docs/product/accounts.md#fields); at most 20 characters. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      longest={maxLengths.password}
      maxLength={maxLengths.password}
      right={
        <IconButton
          icon={isShown ? eyeOff : eye}
          label={isShown ? hideLabel : showLabel}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
