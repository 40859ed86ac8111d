/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface DialogButtonProps {
  readonly label: ComponentChildren;
  /** The accessible name of the dialog. */
  readonly name: string;
  /** The dialog's visible title; by default its name. */
  readonly title?: ComponentChildren;
  readonly class?: string;
  /** The CSS class of the dialog. */
  readonly look?: string;
  readonly onOpened?: () => void;
  readonly onClosed?: () => void;
  /** What the dialog shows below its title; `close` closes it. */
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button and the dialog that it opens: the browser's own element, which handles focus, Escape and the background. */
export function DialogButton(props: DialogButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    dialog.current?.showModal();
    props.onOpened?.();
  };
  return (
    <>
      <button type="button" class={props.class} aria-haspopup="dialog" onClick={open}>
        {props.label}
      </button>
      <dialog ref={dialog} class={props.look} aria-label={props.name} onClose={props.onClosed}>
        <h2>{props.title ?? props.name}</h2>
        {props.children(() => dialog.current?.close())}
      </dialog>
    </>
  );
}

interface ConfirmButtonProps {
  readonly label: string;
  readonly question: string;
  readonly explanation: string;
  readonly class?: string;
  readonly onConfirm: () => void;
}

/** A button whose effect cannot be taken back, and so asks first. */
export function ConfirmButton({ label, question, explanation, onConfirm, ...rest }: ConfirmButtonProps) {
  return (
    <DialogButton label={label} name={question} {...rest}>
      {(close) => (
        <>
          <p>{explanation}</p>
          <div class="choices">
            <button type="button" onClick={close}>
              돌아가기
            </button>
            <button
              type="button"
              class="strong"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {label}
            </button>
          </div>
        </>
      )}
    </DialogButton>
  );
}
