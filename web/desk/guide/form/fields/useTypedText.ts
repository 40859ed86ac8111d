import { useState } from 'react';
import { isSameValue } from '../draftKeeper.ts';

/**
 * A value that is typed as text. The text stays as typed while it stands for the current value or for none.
 * @param parse returns undefined for a text that is no valid value
 */
export function useTypedText<Value>(
  value: Value,
  fieldText: (value: Value) => string,
  parse: (text: string) => Value | undefined,
  onChange: (value: Value) => void,
) {
  const [typed, setTyped] = useState({ text: fieldText(value), value });
  const parsed = parse(typed.text);
  // The value was replaced from outside: by another editor, or by a button.
  const isReplaced = parsed === undefined ? !isSameValue(typed.value, value) : !isSameValue(parsed, value);
  const text = isReplaced ? fieldText(value) : typed.text;
  return {
    text,
    isInvalid: parse(text) === undefined,
    onText: (changed: string) => {
      const meant = parse(changed);
      setTyped({ text: changed, value: meant === undefined ? value : meant });
      if (meant !== undefined) onChange(meant);
    },
  };
}
