import type { ReactNode } from 'react';

interface FormProps {
  /** Called by the button and by Enter; not while the last request still runs. */
  onSubmit: () => void;
  isBusy?: boolean;
  label?: string;
  children: ReactNode;
}

/**
 * A form that the page's script sends. `method=post` keeps what is typed out of the address, whatever happens;
 * a form sent before the script runs is held back and sent again once it does (boot.ts).
 */
export function Form({ onSubmit, isBusy = false, label, children }: FormProps) {
  return (
    <form
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
