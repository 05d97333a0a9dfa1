import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { LinkButtonProps } from './link-button';
import { buttonClass } from './plain-button';

/**
 * {@link LinkButton} without the router's script: for the landing page, which has to open fast on a
 * cold device.
 */
export function PlainLinkButton({
  href,
  variant,
  size,
  icon,
  className,
  children,
}: LinkButtonProps) {
  return (
    <a href={href} className={buttonClass(variant, size, className)}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </a>
  );
}

/** A file to keep. A plain link: a download is no page of the app. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonClass('secondary')}>
      <Icon name="download" />
      <span>{children}</span>
    </a>
  );
}
