import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

export function NoLineup() {
  return (
    <>
      <PageHeader title="Line-up" />
      <EmptyState
        title="Your team needs more players first"
        picture={<Icon name="shirt" className="size-12" />}
        action={
          <LinkButton href="/student/draft" size="lg">
            Go to the draft
          </LinkButton>
        }
      >
        A line-up has eight places. Pick enough players for each position, and it will be made for you.
      </EmptyState>
    </>
  );
}
