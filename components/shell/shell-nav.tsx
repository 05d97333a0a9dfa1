'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { memo, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import type { RichContent } from '@/components/ui/sentence';

/** Marked as current on all pages whose addresses begin with its own. */
export type NavItem = { href: string; label: string };

type ShellNavProps = {
  label: string;
  menuLabel: string;
  items: readonly NavItem[];
  /** These are always on the line and never in the menu, however narrow the screen is. */
  children?: RichContent;
  /** At the end of a wide line; on a narrow screen below the items, inside the fold. */
  lineEnd: ReactNode;
};

/**
 * On a narrow screen, items and end are behind a "Menu" fold. Works without script. The links are
 * beside the `details` element and not in it, because content folded by `details` can't be shown
 * on a wide screen; so they are written once for both.
 */
export function ShellNav({ label, menuLabel, items, children, lineEnd }: ShellNavProps) {
  return (
    <>
      <Fold>{menuLabel}</Fold>
      <nav
        aria-label={label}
        className="order-last hidden basis-full peer-open:block xl:order-none xl:block xl:basis-auto"
      >
        <NavItems items={items} />
      </nav>
      {children}
      <div
        className={
          'order-last hidden flex-wrap items-center gap-3 whitespace-nowrap pb-2 peer-open:flex ' +
          'xl:order-none xl:flex xl:pb-0'
        }
      >
        {lineEnd}
      </div>
    </>
  );
}

/** Starts closed on each page. */
function Fold({ children }: { children: string }) {
  return (
    <details key={usePathname()} className="peer xl:hidden print-hidden">
      <summary className="flex min-h-touch items-center gap-2 font-semibold">
        <Icon name="menu" />
        <span>{children}</span>
      </summary>
    </details>
  );
}

function NavItems({ items }: { items: readonly NavItem[] }) {
  const path = usePathname();
  return (
    <ul className="grid pb-2 sm:grid-cols-2 xl:flex xl:h-full xl:pb-0">
      {items.map(({ href, label }) => (
        <NavLink
          key={href}
          href={href}
          label={label}
          isHere={path === href || path.startsWith(`${href}/`)}
        />
      ))}
    </ul>
  );
}

/** The shell stays between pages: only the followed link and the previous one render again. */
const NavLink = memo(function NavLink({ href, label, isHere }: NavItem & { isHere: boolean }) {
  return (
    <li className="xl:flex">
      <Link
        href={href}
        prefetch={false}
        aria-current={isHere ? 'page' : undefined}
        className="nav-link"
      >
        <span>{label}</span>
        <LinkPending />
      </Link>
    </li>
  );
});
