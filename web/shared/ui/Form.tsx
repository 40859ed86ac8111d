import type { ReactNode, RefObject } from 'react';

interface FormProps {
  /** Called by the button and by Enter, but not while the last request is running. */
  onSubmit: () => void;
  isBusy?: boolean;
  label?: string;
  formRef?: RefObject<HTMLFormElement | null> | undefined;
  children: ReactNode;
}

/**
 * A form that is sent by script. `method=post` keeps the input out of the URL in any case; a form that is submitted
 * before hydration is held back and submitted again afterwards (boot.ts).
 */
export function Form({ onSubmit, isBusy = false, label, formRef, children }: FormProps) {
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-label={label}
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
    </form>
  );
}
