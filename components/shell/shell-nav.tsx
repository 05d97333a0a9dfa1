import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { memo, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import type { Parts } from '@/components/ui/parts';
import { SHELL } from '@/words/shell';

/** With all pages whose addresses begin with its own. */
export type Place = { href: string; label: string };

type ShellNavProps = {
  label: string;
  places: readonly Place[];
  /** On the line at any width. */
  children?: Parts;
  /** At the end of a wide line; on a narrow one below the places, in the fold. */
  end: ReactNode;
};

/**
 * One line on a wide screen: places, what is beside them, and its end; on a narrow one, places and
 * end are behind a "Menu" fold. Works without script. The links are beside the fold, not in it, so
 * they are written once for both: what is folded away by `details` itself can't be shown on a wide
 * screen. The current place is marked in words for screen readers and with a bar for the eye.
 */
export function ShellNav({ label, places, children, end }: ShellNavProps) {
  return (
    <>
      <Fold />
      <nav
        aria-label={label}
        className="order-last hidden basis-full peer-open:block xl:order-none xl:block xl:basis-auto"
      >
        <Places places={places} />
      </nav>
      {children}
      <div className="order-last hidden flex-wrap items-center gap-3 whitespace-nowrap pb-2 peer-open:flex xl:order-none xl:flex xl:pb-0">
        {end}
      </div>
    </>
  );
}

/** Closed on each page anew. */
function Fold() {
  return (
    <details key={usePathname()} className="peer xl:hidden print-hidden">
      <summary className="flex min-h-touch items-center gap-2 font-semibold">
        <Icon name="menu" />
        <span>{SHELL.menu}</span>
      </summary>
    </details>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  const path = usePathname();
  return (
    <ul className="grid pb-2 sm:grid-cols-2 xl:flex xl:h-full xl:pb-0">
      {places.map(({ href, label }) => (
        <PlaceLink
          key={href}
          href={href}
          label={label}
          isHere={path === href || path.startsWith(`${href}/`)}
        />
      ))}
    </ul>
  );
}

/**
 * A shell stays from page to page: of its links, only the one that was followed and the one before
 * change.
 */
const PlaceLink = memo(function PlaceLink({ href, label, isHere }: Place & { isHere: boolean }) {
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
