import {
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { truncateCharacters } from '../../../domain/accounts/accountRules.ts';
import { Field } from './Field.tsx';
import type { FieldMessage } from './FieldMessageLine.tsx';
import { Icon, type IconName } from './Icon.tsx';

export interface TextFieldProps {
  /** The visible label above the field, which is also its accessible name. */
  label: string;
  /** Name in the form; used by password managers and the browser's autofill. */
  name: string;
  value: string;
  onChange: (text: string) => void;
  /** Maximum number of characters, as users perceive them (docs/product/accounts.md#fields). */
  longest?: number;
  /** Filters the typed text, for fields that accept only some characters. */
  clean?: (text: string) => string;
  type?: 'text' | 'email' | 'password';
  icon?: IconName;
  /** A control or a value at the right end: clear, show, a timer. */
  right?: ReactNode;
  /** A hint shown before typing. */
  hint?: ReactNode;
  message?: FieldMessage | null | undefined;
  placeholder?: string;
  /** The browser's own limit, for fields without input composition: password managers respect it. */
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: HTMLAttributes<HTMLInputElement>['autoCapitalize'];
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  spellCheck?: boolean;
  required?: boolean;
  readOnly?: boolean;
  onBlur?: () => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Full width on phones instead of the default 312 px (docs/product/screens.md#constants). */
  width?: string;
}

/** A text input with its label above, and hint and message below it (docs/product/screens.md#carousels-and-fields). */
export function TextField({
  label,
  value,
  onChange,
  longest,
  clean,
  type = 'text',
  icon,
  right,
  hint,
  message = null,
  onBlur,
  inputRef,
  width = 'w-full md:w-78',
  ...rest
}: TextFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const fitted = (text: string) => {
    const cleaned = clean ? clean(text) : text;
    return longest === undefined ? cleaned : truncateCharacters(cleaned, longest);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page was alive
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(fitted(typed));
  }, []);

  return (
    <Field label={label} hint={hint} message={message} keepsLine className={width}>
      {(control) => (
        <div className="flex min-h-12 items-center rounded-sm hairline bg-surface field-box">
          {icon && <Icon name={icon} className="ml-3 size-5 shrink-0 text-muted" />}
          <input
            {...control}
            ref={input}
            type={type}
            value={value}
            onChange={(event) => {
              const text = event.target.value;
              // Text during input composition must not be changed; it is cut when the composition ends.
              const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
              onChange(isComposing ? text : fitted(text));
            }}
            onCompositionEnd={(event) => onChange(fitted(event.currentTarget.value))}
            onBlur={onBlur}
            className="min-h-12 w-0 min-w-0 flex-1 rounded-sm px-3 text-base quiet-focus"
            {...rest}
          />
          {right}
        </div>
      )}
    </Field>
  );
}
