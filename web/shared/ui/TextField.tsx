import {
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { cutOff } from '../../../contract/accountRules.ts';
import { alert } from './formShapes.ts';
import { Icon, type IconName } from './Icon.tsx';

/** What a field says below itself: what is wrong, that all is well, or how things stand. */
export interface FieldMessage {
  tone: 'error' | 'ok' | 'note';
  text: ReactNode;
}

export interface TextFieldProps {
  /** The visible label above the field, which is also its accessible name. */
  label: string;
  /** Name in the form; what a password manager and the browser's own memory go by. */
  name: string;
  value: string;
  onChange: (text: string) => void;
  /** Characters kept of what is typed, as people count them (SPEC 5). */
  longest?: number;
  /** What is left of the typed text, for fields that take only some characters. */
  clean?: (text: string) => string;
  type?: 'text' | 'email' | 'password';
  icon?: IconName;
  /** A control or a figure at the right end: clear, show, a timer. */
  right?: ReactNode;
  /** What to know before typing. */
  hint?: ReactNode;
  message?: FieldMessage | null | undefined;
  placeholder?: string;
  /** The browser's own limit, where no text is composed: a password manager keeps to it. */
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
  /** Instead of the default width of 312 px, the whole width on phones (SPEC 9). */
  width?: string;
}

const tones = { error: 'text-sunrise', ok: 'text-pine', note: 'text-muted' } as const;
const toneIcons = { error: alert, ok: 'check', note: null } as const;

/** A text input with its label above, and below it what to know and what is wrong (SPEC 5: text input). */
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
  message,
  onBlur,
  inputRef,
  width = 'w-full sm:w-78',
  ...rest
}: TextFieldProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const fitted = (text: string) => {
    const cleaned = clean ? clean(text) : text;
    return longest === undefined ? cleaned : cutOff(cleaned, longest);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page was alive
  useLayoutEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(fitted(typed));
  }, []);

  const toneIcon = message ? toneIcons[message.tone] : null;
  return (
    <div className={width}>
      <label htmlFor={id} className="block pb-2 semibold text-sm">
        {label}
      </label>
      <div className="flex min-h-12 items-center rounded-sm border border-hairline bg-surface field-box">
        {icon && <Icon name={icon} className="ml-3 size-5 shrink-0 text-muted" />}
        <input
          id={id}
          ref={input}
          type={type}
          value={value}
          onChange={(event) => {
            const text = event.target.value;
            // A syllable or a word that is still being composed must not be touched; its end is cut below.
            const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
            onChange(isComposing ? text : fitted(text));
          }}
          onCompositionEnd={(event) => onChange(fitted(event.currentTarget.value))}
          onBlur={onBlur}
          aria-invalid={message?.tone === 'error' || undefined}
          aria-describedby={hint ? `${id}-hint ${id}-message` : `${id}-message`}
          className="min-h-12 w-0 min-w-0 flex-1 rounded-sm px-3 text-base quiet-focus placeholder:text-muted"
          {...rest}
        />
        {right}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
      {/* There from the start, so that what comes into it is announced; a line high, so that nothing below moves. */}
      <p
        id={`${id}-message`}
        aria-live="polite"
        className={`mt-1 flex min-h-6 items-start gap-1.5 text-sm ${message ? tones[message.tone] : ''}`}
      >
        {toneIcon && <Icon name={toneIcon} className="mt-0.5 size-5 shrink-0" />}
        {message && <span>{message.text}</span>}
      </p>
    </div>
  );
}
