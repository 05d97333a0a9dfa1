import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';

export type Place<Key extends string> = { key: Key; href: string; label: string };

type ShellNavProps<Key extends string> = {
  label: string;
  places: readonly Place<Key>[];
  active?: Key | undefined;
  /** On the line at any width. */
  children?: ReactNode;
  /** At the end of a wide line; on a narrow one below the places, in the fold. */
  end: ReactNode;
};

/**
 * One line on a wide screen: places, what is beside them, and its end; on a narrow one, places and end are behind a "Menu" fold. Works
 * without script. The links are beside the fold, not in it, so they are written once for both: what is folded away by `details` itself
 * can't be shown on a wide screen. The current place is marked in words for screen readers and with a bar for the eye.
 */
export function ShellNav<Key extends string>({ label, places, active, children, end }: ShellNavProps<Key>) {
  return (
    <>
      <details className="peer xl:hidden print-hidden">
        <summary className="flex min-h-touch items-center gap-2 font-semibold">
          <Icon name="menu" />
          Menu
        </summary>
      </details>
      <nav aria-label={label} className="order-last hidden basis-full peer-open:block xl:order-none xl:block xl:basis-auto">
        <ul className="grid pb-2 sm:grid-cols-2 xl:flex xl:h-full xl:pb-0">
          {places.map(({ key, href, label: name }) => (
            <li key={key} className="xl:flex">
              <Link href={href} prefetch={false} aria-current={key === active ? 'page' : undefined} className="nav-link">
                {name}
                <LinkPending />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <div className="order-last hidden flex-wrap items-center gap-3 whitespace-nowrap pb-2 peer-open:flex xl:order-none xl:flex xl:pb-0">
        {end}
      </div>
    </>
  );
}
