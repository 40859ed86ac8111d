import type { ReactNode } from 'react';
import { buttonClass } from './Button.tsx';

interface SubmitButtonProps {
  /** True while the form's request runs; the button keeps its label and focus, and does nothing. */
  isBusy?: boolean;
  disabled?: boolean;
  /** As wide as a dialog; by default as the fields of a page. */
  isWide?: boolean;
  children: ReactNode;
}

/** The submit button of a form. */
export function SubmitButton({
  isBusy = false,
  disabled = false,
  isWide = false,
  children,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`${buttonClass()} w-full ${isWide ? '' : 'md:w-78'}`}
    >
      {children}
    </button>
  );
}
