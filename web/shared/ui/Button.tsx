import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';

const variants = {
  solid: 'bg-pine text-on-pine',
  outline: 'bg-surface text-ink hairline',
  plain: 'text-pine',
} as const;

export type ButtonVariant = keyof typeof variants;

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'solid'): string {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-5 py-2 semibold no-underline ${variants[variant]}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  icon?: IconName;
  filled?: boolean;
  children: ReactNode;
}

export function Button({
  variant = 'solid',
  icon,
  filled = false,
  children,
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={`${buttonClass(variant)} ${className}`} {...rest}>
      {icon && <Icon name={icon} filled={filled} className="size-5 shrink-0" />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  icon: IconName;
  /** The accessible name; the icon has none. */
  label: string;
  filled?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A round button of 44 px with an icon and an accessible name. */
export function IconButton({
  icon,
  label,
  filled,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-foam ${className}`}
      {...rest}
    >
      <Icon name={icon} filled={filled ?? false} />
    </button>
  );
}
