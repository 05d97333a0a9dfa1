import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

export function NoScoreCard() {
  return (
    <>
      <PageHeader title="Calculate points" />
      <EmptyState
        title="There are no points to work out yet"
        picture={<Icon name="calculator" className="size-12" />}
        action={
          <LinkButton href="/student/draft" size="lg">
            Look at my team
          </LinkButton>
        }
      >
        Points come after the games. You also need enough players for all eight places in your line-up.
      </EmptyState>
    </>
  );
}
