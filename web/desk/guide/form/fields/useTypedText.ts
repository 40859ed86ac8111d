import { useState } from 'react';
import { isSameValue } from '../draftKeeper.ts';

/**
 * A value that is typed as text: the text stays as it is typed, as long as it means the value or nothing yet.
 * @param parse undefined for a text that means no value
 */
export function useTypedText<Value>(
  value: Value,
  fieldText: (value: Value) => string,
  parse: (text: string) => Value | undefined,
  onChange: (value: Value) => void,
) {
  const [typed, setTyped] = useState({ text: fieldText(value), value });
  const parsed = parse(typed.text);
  // Another editor's value, or one that was set by a button.
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
