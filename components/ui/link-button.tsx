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

export function LinkButton({ href, variant, size, icon, className, children }: LinkButtonProps) {
  return (
    <Link href={href} prefetch={false} className={buttonClass(variant, size, className)}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
      <LinkPending />
    </Link>
  );
}

/** Stands beside a page's title; `quiet` is for compact titles. */
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
      className={quiet ? '-mx-4 forced-colors:mx-0' : ''}
    >
      {children}
    </LinkButton>
  );
}

/** A plain link, because a download isn't a page of the app. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonClass('secondary')}>
      <Icon name="download" />
      <span>{children}</span>
    </a>
  );
}
