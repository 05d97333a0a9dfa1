import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';

export type Place<Key extends string> = { key: Key; href: string; label: string; icon: IconName };

type ShellNavProps<Key extends string> = { label: string; places: readonly Place<Key>[]; active?: Key };

/**
 * A row of links on a wide screen; behind a "Menu" fold on a narrow one. Works without script. The links stand beside the fold, not in it,
 * so that they are written once for both: what is folded away by `details` itself can't be shown on a wide screen.
 */
export function ShellNav<Key extends string>({ label, places, active }: ShellNavProps<Key>) {
  return (
    <>
      <details className="group peer lg:hidden print-hidden">
        <summary className="flex min-h-touch list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          <Icon name="menu" />
          Menu
          <Icon name="chevron-down" className="size-[1em] group-open:rotate-180" />
        </summary>
      </details>
      <nav aria-label={label} className="hidden peer-open:block lg:block">
        <ul className="grid pb-3 sm:grid-cols-2 lg:-mx-3 lg:flex lg:flex-wrap lg:pb-0">
          {places.map((place) => (
            <li key={place.key}>
              <NavLink href={place.href} icon={place.icon} current={place.key === active}>
                {place.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

type NavLinkProps = { href: string; icon: IconName; current?: boolean; children: ReactNode };

/** One place in a shell's navigation. The current one is marked in words for screen readers and with a bar for the eye. */
function NavLink({ href, icon, current = false, children }: NavLinkProps) {
  return (
    <Link href={href} prefetch={false} aria-current={current ? 'page' : undefined} className="nav-link">
      <Icon name={icon} />
      {children}
      <LinkPending />
    </Link>
  );
}
