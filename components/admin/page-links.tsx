import { LinkButton } from '@/components/ui/link-button';

type PageLinksProps = { label: string; page: number; hasMore: boolean; hrefOf: (page: number) => string; text: string };

/** The way to the page before and the page after. */
export function PageLinks({ label, page, hasMore, hrefOf, text }: PageLinksProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={label} className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      {page > 1 ? (
        <LinkButton href={hrefOf(page - 1)} variant="secondary" icon="chevron-left">
          Page {page - 1}
        </LinkButton>
      ) : null}
      <p className="font-semibold">{text}</p>
      {hasMore ? (
        <LinkButton href={hrefOf(page + 1)} variant="secondary" icon="chevron-right">
          Page {page + 1}
        </LinkButton>
      ) : null}
    </nav>
  );
}
