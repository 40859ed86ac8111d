import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Driver } from '../../../contract/desk/tours.ts';
import { longestOfDriver } from '../../../domain/tour/tourRules.ts';
import { CallFailure } from '../../shared/client/client.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { CheckBox } from '../../shared/ui/CheckBox.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import type { FieldMessage } from '../../shared/ui/FieldMessageLine.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { SubmitButton } from '../../shared/ui/SubmitButton.tsx';
import { TextField, type TextFieldProps } from '../../shared/ui/TextField.tsx';
import { useIsReachable } from '../../shared/ui/useIsReachable.ts';
import { useRequest } from '../../shared/ui/useRequest.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { failureSentence } from '../failureSentence.ts';
import { useText } from '../language/DeskLanguage.tsx';
import { DaysOffField } from './DaysOffField.tsx';
import {
  bodyOf,
  type DriverFields,
  emptyDriver,
  type Fault,
  faultOf,
  fieldsOf,
  type TypedField,
  typedFields,
} from './driverFields.ts';

interface DriverDialogProps {
  /** Null for a new one. */
  driver: Driver | null;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** Adds or changes a driver. What is typed stays when the request fails, or a colleague has changed the driver meanwhile. */
export function DriverDialog({ driver, onSaved, onClose }: DriverDialogProps) {
  const all = useText();
  const text = all.drivers;
  const client = useDeskClient();
  const queries = useQueryClient();
  const isReachable = useIsReachable();
  const { run, isBusy, failure } = useRequest();
  const [fields, setFields] = useState(driver ? fieldsOf(driver) : emptyDriver);
  /** As shown when the dialog opened; as stored by now after a refusal. */
  const [version, setVersion] = useState(driver?.version ?? 0);
  const form = useRef<HTMLDivElement>(null);
  const { messageOf, check, checkAll } = useFaults(fields, failure, driver);
  const change = (part: Partial<DriverFields>) => setFields((former) => ({ ...former, ...part }));

  const save = async () => {
    if (!driver) return client.call('addDriver', { params: {}, query: {}, body: bodyOf(fields) });
    const body = { ...bodyOf(fields), isActive: fields.isActive, version };
    return client.call('changeDriver', { params: { driverId: driver.id }, query: {}, body });
  };
  const reload = () => queries.invalidateQueries({ queryKey: ['listDrivers'] });
  const submit = () => {
    const wrong = checkAll();
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    return run(async () => {
      try {
        const saved = await save();
        void reload();
        onSaved(saved.name);
        onClose();
      } catch (error) {
        if (error instanceof CallFailure && error.code === 'changedMeanwhile') await reload();
        throw error;
      }
    });
  };
  // The stored values show beside the typed ones from now on: the next attempt replaces what was seen.
  if (failure?.code === 'changedMeanwhile' && driver && driver.version !== version)
    setVersion(driver.version);

  const fieldProps: Record<TypedField, Partial<TextFieldProps>> = {
    name: { required: true },
    phone: { inputMode: 'tel', hint: text.phoneHint, required: true },
    email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false, hint: text.emailHint },
    car: { hint: text.carHint, required: true },
    plate: { required: true },
  };
  return (
    <Dialog
      open
      title={driver ? text.changeOf(driver.name) : text.add}
      closeLabel={all.shell.close}
      onClose={onClose}
    >
      <div ref={form}>
        <Form isBusy={isBusy || !isReachable} onSubmit={() => void submit()}>
          {typedFields.map((field) => (
            <TextField
              key={field}
              label={text[field]}
              name={field}
              value={fields[field]}
              onChange={(typed) => change({ [field]: typed })}
              longest={longestOfDriver[field]}
              onBlur={() => check(field)}
              message={messageOf(field)}
              autoComplete="off"
              width="w-full"
              {...fieldProps[field]}
            />
          ))}
          <DaysOffField days={fields.daysOff} onChange={(daysOff) => change({ daysOff })} />
          {driver && (
            <CheckBox
              name="isActive"
              isChecked={fields.isActive}
              onChange={(isActive) => change({ isActive })}
            >
              {text.activeBox}
            </CheckBox>
          )}
          <FormFailure
            sentence={
              failure && (failure.code === 'notPossibleNow' ? text.hasTours : failureSentence(failure, all))
            }
          />
          <SubmitButton isBusy={isBusy} disabled={!isReachable}>
            {all.shell.save}
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            {all.shell.cancel}
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}

/** What to show below each field: its fault once it was left or sent, or what a colleague has stored meanwhile. */
function useFaults(fields: DriverFields, failure: CallFailure | null, driver: Driver | null) {
  const text = useText().drivers;
  const [checked, setChecked] = useState<readonly TypedField[]>([]);
  const sentenceOf = (fault: Fault, field: TypedField) =>
    fault === 'long' ? text.wrong.long(longestOfDriver[field]) : text.wrong[fault];
  return {
    messageOf(field: TypedField): FieldMessage | null {
      const fault = checked.includes(field) ? faultOf(field, fields[field]) : null;
      if (fault) return { tone: 'error', text: sentenceOf(fault, field) };
      if (failure?.fields.some((wrong) => wrong.field === field))
        return { tone: 'error', text: text.wrong.other };
      if (failure?.code !== 'changedMeanwhile' || !driver) return null;
      const stored = fieldsOf(driver)[field];
      return stored === fields[field] ? null : { tone: 'note', text: text.storedNow(stored) };
    },
    /** Checks a field that is left; an empty one was only passed through. */
    check(field: TypedField) {
      if (fields[field] !== '') setChecked((former) => [...former, field]);
    },
    /** @returns the first field with a fault */
    checkAll(): TypedField | undefined {
      setChecked(typedFields);
      return typedFields.find((field) => faultOf(field, fields[field]) !== null);
    },
  };
}
