import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';

type NavLinkProps = { href: string; icon?: IconName; current?: boolean; children: ReactNode };

/** One place in a shell's navigation. The current one is marked in words for screen readers and with a bar for the eye. */
export function NavLink({ href, icon, current = false, children }: NavLinkProps) {
  return (
    <Link href={href} prefetch={false} aria-current={current ? 'page' : undefined} className="nav-link">
      {icon ? <Icon name={icon} /> : null}
      {children}
      <LinkPending />
    </Link>
  );
}
