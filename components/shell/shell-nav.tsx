import type { IconName } from '@/components/ui/icon';
import { Icon } from '@/components/ui/icon';
import { NavLink } from './nav-link';

export type Place<Key extends string> = { key: Key; href: string; label: string; icon: IconName };

type ShellNavProps<Key extends string> = { label: string; places: readonly Place<Key>[]; active?: Key };

/** A row of links on a wide screen; behind a "Menu" fold on a narrow one. Works without script. */
export function ShellNav<Key extends string>({ label, places, active }: ShellNavProps<Key>) {
  const links = places.map((place) => (
    <li key={place.key}>
      <NavLink href={place.href} icon={place.icon} current={place.key === active}>
        {place.label}
      </NavLink>
    </li>
  ));
  return (
    <>
      <nav aria-label={label} className="hidden lg:block">
        <ul className="-mx-3 flex flex-wrap">{links}</ul>
      </nav>
      <details className="group lg:hidden print-hidden">
        <summary className="flex min-h-[2.75rem] list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          <Icon name="menu" />
          Menu
          <Icon name="chevron-down" className="size-[1em] group-open:rotate-180" />
        </summary>
        <nav aria-label={label}>
          <ul className="grid pb-3 sm:grid-cols-2">{links}</ul>
        </nav>
      </details>
    </>
  );
}
