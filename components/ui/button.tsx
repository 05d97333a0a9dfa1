import type { ComponentProps, SyntheticEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { Icon, type IconName } from './icon';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the button stays focusable but does nothing. */
  pending?: boolean;
  icon?: IconName;
};

function stop(event: SyntheticEvent) {
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
  // A disabled button would drop the keyboard focus to the body, so a pending one is only marked and its click is stopped.
  const whilePending = pending ? { 'aria-disabled': true, 'aria-busy': true, onClick: stop } : onClick ? { onClick } : {};
  return (
    <button type={type} className={buttonClass(variant, size, className)} {...rest} {...whilePending}>
      {pending ? <Icon name="refresh-cw" className="size-[1.1em] animate-spin" /> : icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}
