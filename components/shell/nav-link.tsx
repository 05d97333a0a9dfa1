import Link from 'next/link';
import type { CSSProperties, ReactNode } from 'react';
import { LinkPending } from '@/components/ui/link-pending';

/** An icon of `app/styles/signs.css`. */
export type Sign = `var(--sign-${string})`;

type NavLinkProps = { href: string; sign: Sign; current?: boolean; children: ReactNode };

/** One place in a shell's navigation. The current one is marked in words for screen readers and with a bar for the eye. */
export function NavLink({ href, sign, current = false, children }: NavLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={current ? 'page' : undefined}
      className="nav-link"
      style={{ '--sign': sign } as CSSProperties}
    >
      {children}
      <LinkPending />
    </Link>
  );
}
