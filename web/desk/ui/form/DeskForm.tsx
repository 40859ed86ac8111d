import type { ReactNode } from 'react';
import { Form } from '../../../shared/ui/Form.tsx';
import { FormFailure } from '../../../shared/ui/FormFailure.tsx';
import { SubmitButton } from '../../../shared/ui/SubmitButton.tsx';
import { useIsReachable } from '../../../shared/ui/useIsReachable.ts';
import type { SubmittedForm } from './useDeskForm.ts';

export interface DeskFormProps {
  form: SubmittedForm;
  /** The button that submits. */
  action: string;
  /** False while something is missing that the button needs. */
  canAct?: boolean;
  children: ReactNode;
  /** Below the button. */
  footer?: ReactNode;
}

/** A form with one action, which waits for the connection, and the reason why that failed. */
export function DeskForm({ form, action, canAct = true, children, footer }: DeskFormProps) {
  const isPossible = useIsReachable() && canAct;
  const { isBusy, sentence, done, submit, formRef } = form;
  return (
    <Form isBusy={isBusy || !isPossible} onSubmit={submit} formRef={formRef}>
      {children}
      {done !== undefined && (
        <p role="status" className="text-pine empty:hidden">
          {done}
        </p>
      )}
      <FormFailure sentence={sentence} />
      <SubmitButton isBusy={isBusy} disabled={!isPossible}>
        {action}
      </SubmitButton>
      {footer}
    </Form>
  );
}
