import Link from 'next/link';
import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button';
import { Icon, type IconName } from './icon';
import { LinkPending } from './link-pending';

type LinkButtonProps = {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

/** A link that looks like a button and moves within the app without a full reload. */
export function LinkButton({ href, variant, size, icon, className, children }: LinkButtonProps) {
  return (
    <Link href={href} prefetch={false} className={buttonClass(variant, size, className)}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
      <LinkPending />
    </Link>
  );
}

/** The way back, beside a page's title. `quiet` fits a compact one. */
export function BackLink({
  href,
  quiet = false,
  children,
}: {
  href: string;
  quiet?: boolean;
  children: ReactNode;
}) {
  return (
    <LinkButton
      href={href}
      variant={quiet ? 'quiet' : 'secondary'}
      icon="arrow-left"
      className={quiet ? '-mx-4' : ''}
    >
      {children}
    </LinkButton>
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
