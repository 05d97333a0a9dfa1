import { buttonClass } from './button-class';
import { Icon } from './icon';
import type { LinkButtonProps } from './link-button';

/** {@link LinkButton} without the router's script: for the landing page, which has to open fast on a cold device. */
export function PlainLinkButton({ href, variant, size, icon, className, children }: LinkButtonProps) {
  return (
    <a href={href} className={buttonClass(variant, size, className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  );
}
