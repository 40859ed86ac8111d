import { type RefObject, useRef, useState } from 'react';
import type { z } from 'zod';
import { CallFailure } from '../../../shared/client/client.ts';
import { useCallMutation } from '../../../shared/client/useCallMutation.ts';
import type { FieldMessage } from '../../../shared/ui/FieldMessageLine.tsx';
import { failureSentence } from '../../failureSentence.ts';
import { useMessages } from '../../language/DeskLanguage.tsx';
import {
  type FieldProblem,
  type FieldSentences,
  fieldProblems,
  fieldSentence,
  isAbout,
} from './fieldProblems.ts';
import { draftAfterSave, type FormDraft } from './formDraft.ts';

interface DeskFormOptions<Values extends object, Schema extends z.ZodType> {
  /** What is stored now, or what a new form begins with. A field shows it until somebody types. */
  stored: Values;
  /** Version of what is stored. */
  version?: number;
  /** Schema of the body that the API takes. */
  schema: Schema;
  /** Returns the body, valid or not, from all values or only from the typed ones; by default all values. */
  toBody?: (values: Values, typed: Partial<Values>) => unknown;
  /** Sentences below the fields, where the general ones of the desk don't suffice. */
  sentences?: FieldSentences;
  /** The screen's own sentence about a failure; null for the general one. */
  failureText?: (failure: CallFailure) => string | null;
  /**
   * @param version the one that was stored when the typing began, or after a colleague's change was shown
   * @returns what to tell the person afterwards, if the form stays open
   */
  send: (body: z.output<Schema>, version: number) => Promise<string | undefined>;
  /** Loads what is stored, once a colleague's change was the reason for a failure. */
  reload?: () => Promise<unknown>;
}

/** What a field's component needs. */
export interface FieldState<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  message: FieldMessage | null;
}

/** What `DeskForm` needs. */
export interface SubmittedForm {
  isBusy: boolean;
  /** Why the last attempt failed; null where it did not. */
  sentence: string | null;
  /** The result of the last submission, until somebody types; undefined for a form that closes. */
  done?: string;
  submit: () => void;
  /** Needed to focus the first field with an error. */
  formRef?: RefObject<HTMLFormElement | null>;
}

export interface DeskFormState<Values extends object> extends SubmittedForm {
  values: Values;
  /** Whether something is typed that is not stored. */
  isChanged: boolean;
  change: (part: Partial<Values>) => void;
  setDone: (sentence: string) => void;
  field: <Name extends keyof Values & string>(name: Name) => FieldState<Values[Name]>;
  /** Whether what is typed would replace what a colleague has stored since the typing began. */
  isReplaced: (name: keyof Values) => boolean;
}

/**
 * The state of every form of the desk. The rules are the contract's: a field shows its error once it was left or the form
 * was submitted, and the first field with one takes the focus. What is typed stays when a request fails, when it is
 * typed while a request runs, and when a colleague has stored something else, which then shows below the field.
 */
export function useDeskForm<Values extends object, Schema extends z.ZodType>({
  stored,
  version = 0,
  schema,
  toBody = (values) => values,
  sentences = {},
  failureText,
  send,
  reload,
}: DeskFormOptions<Values, Schema>): DeskFormState<Values> {
  const messages = useMessages();
  const formRef = useRef<HTMLFormElement>(null);
  const { mutate, isPending, failure } = useCallMutation({
    mutationFn: (sent: { body: z.output<Schema>; version: number; typed: Partial<Values> }) =>
      send(sent.body, sent.version),
    onSuccess: (sentence, { typed }) => {
      setDone(sentence ?? '');
      setDraft((now) => now && draftAfterSave(now, typed));
      setLeft([]);
      setSubmitted(false);
    },
    onError: async (error) => {
      if (error instanceof CallFailure && error.code === 'changedMeanwhile') await reload?.();
    },
  });
  const [draft, setDraft] = useState<FormDraft<Values> | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const [done, setDone] = useState('');
  const [hasOtherProblem, setOtherProblem] = useState(false);
  const [seen, setSeen] = useState(version);
  // After a refusal the stored values show beside the typed ones: the next attempt replaces what was seen. The first version after a
  // save is that save's own.
  if (seen !== version && (draft === null || draft.isAfterSave || failure?.code === 'changedMeanwhile')) {
    setSeen(version);
    if (draft?.isAfterSave) setDraft({ ...draft, isAfterSave: false });
  }

  const values: Values = { ...stored, ...draft?.typed };
  const body = toBody(values, draft?.typed ?? {});
  const problems = fieldProblems(schema, body);

  const change = (part: Partial<Values>) => {
    setDone('');
    setDraft((former) => ({
      typed: { ...former?.typed, ...part },
      before: former?.before ?? stored,
      isAfterSave: former?.isAfterSave ?? false,
    }));
  };
  const isReplaced = (name: keyof Values) =>
    draft !== null && draft.before[name] !== stored[name] && values[name] !== stored[name];
  const fieldMessage = (name: keyof Values & string): FieldMessage | null => {
    const found = isSubmitted || left.includes(name) ? problems : [];
    const problem = [...found, ...(failure?.fields ?? [])].find((one) => isAbout(name, one));
    if (problem)
      return { tone: 'error', text: fieldSentence(problem, name, values[name], messages.shell, sentences) };
    return isReplaced(name) ? { tone: 'note', text: messages.shell.storedNow(String(stored[name])) } : null;
  };

  const submit = () => {
    const first = firstControl(formRef.current, problems);
    const parsed = schema.safeParse(body);
    setSubmitted(true);
    setDone('');
    setOtherProblem(!parsed.success && !first);
    first?.focus({ preventScroll: true });
    // Centred, so that the label above it is visible too.
    first?.scrollIntoView({ block: 'center' });
    if (!parsed.success) return;
    mutate({ body: parsed.data, version: seen, typed: draft?.typed ?? {} });
  };

  const failed = failure && (failureText?.(failure) ?? failureSentence(failure, messages));
  return {
    values,
    isChanged: JSON.stringify(values) !== JSON.stringify(stored),
    change,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => {
        const part: Partial<Values> = {};
        part[name] = value;
        change(part);
      },
      // Leaving an empty field shows no error: it may only have been passed with the Tab key.
      onBlur: () => values[name] !== '' && setLeft((former) => [...former, name]),
      message: fieldMessage(name),
    }),
    isReplaced,
    done,
    setDone,
    isBusy: isPending,
    formRef,
    sentence: hasOtherProblem ? messages.shell.failures.invalidRequest : failed,
    submit,
  };
}

/** The first control of the form, from the top, that has a problem. */
function firstControl(
  form: HTMLFormElement | null,
  problems: readonly FieldProblem[],
): HTMLElement | undefined {
  const controls = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLElement);
  return controls.find((control) => {
    const name = control.getAttribute('name');
    return name !== null && problems.some((problem) => isAbout(name, problem));
  });
}
