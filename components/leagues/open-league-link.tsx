'use client';

import Link, { useLinkStatus } from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

/** The league's page answers only once it knows whose it is, so the link itself shows that it is on its way. */
export function OpenLeagueLink({ id, name, place }: { id: string; name: string; place?: 'settings' }) {
  return (
    <Link href={`/teacher/leagues/${id}${place ? `/${place}` : ''}`} prefetch={false} className={buttonClass('primary', 'lg')}>
      Open
      <VisuallyHidden> {name}</VisuallyHidden>
      <Arrow />
    </Link>
  );
}

function Arrow() {
  const { pending } = useLinkStatus();
  return pending ? <Icon name="refresh-cw" className="size-[1.25em] animate-spin" /> : <Icon name="arrow-right" />;
}
