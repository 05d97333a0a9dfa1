import type { ComponentProps, SyntheticEvent } from 'react';
import { Icon, type IconName } from './icon';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** While work is in progress, the button stays focusable but does nothing. */
  pending?: boolean;
  icon?: IconName;
};

function preventDefault(event: SyntheticEvent) {
  event.preventDefault();
}

export function Button({
  variant,
  size,
  pending = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A disabled button would drop the keyboard focus to the body, so a pending one is only marked
  // and its click is stopped.
  const whilePending = pending
    ? { 'aria-disabled': true, 'aria-busy': true, onClick: preventDefault }
    : onClick
      ? { onClick }
      : {};
  return (
    <button
      type={type}
      className={buttonClass(variant, size, className)}
      {...rest}
      {...whilePending}
    >
      {pending ? (
        <Icon name="refresh-cw" className="size-[1.1em] animate-spin" />
      ) : icon ? (
        <Icon name={icon} />
      ) : null}
      <span>{children}</span>
    </button>
  );
}

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'next';
export type ButtonSize = 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-field bg-field text-on-field hover:border-field-deep hover:bg-field-deep',
  secondary: 'border-field bg-raised text-field hover:bg-field-soft',
  quiet:
    'border-transparent bg-transparent text-field underline underline-offset-4 hover:bg-field-soft',
  danger: 'border-trouble bg-raised text-trouble hover:bg-trouble-soft',
  next: 'border-next bg-next text-on-next hover:border-content',
};

/** At least 44 px, so that a finger hits it on a Chromebook's screen. */
const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-touch px-4 py-2',
  lg: 'min-h-[3.25rem] px-6 py-3 text-lead',
};

export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  extra = '',
): string {
  return `button ${VARIANTS[variant]} ${SIZES[size]} ${extra}`.trim();
}
