import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

type NothingHereProps = { title: string; children: string; href: string; back: string };

/** A 404 page inside a frame, with the way back. */
export function NothingHere({ title, children, href, back }: NothingHereProps) {
  const way = (
    <LinkButton href={href} icon="arrow-left">
      {back}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title="Not found" />
      <EmptyState title={title} icon="search" action={way}>
        {children}
      </EmptyState>
    </>
  );
}
