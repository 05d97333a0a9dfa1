import Link from 'next/link';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';

export type Place<Key extends string> = { key: Key; href: string; label: string; icon: IconName };

type ShellNavProps<Key extends string> = { label: string; places: readonly Place<Key>[]; active?: Key };

/**
 * A row of links on a wide screen; behind a "Menu" fold on a narrow one. Works without script. The links are beside the fold, not in it, so
 * they are written once for both: what is folded away by `details` itself can't be shown on a wide screen. The current place is marked in
 * words for screen readers and with a bar for the eye.
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
          {places.map(({ key, href, label: name, icon }) => (
            <li key={key}>
              <Link href={href} prefetch={false} aria-current={key === active ? 'page' : undefined} className="nav-link">
                <Icon name={icon} />
                {name}
                <LinkPending />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
