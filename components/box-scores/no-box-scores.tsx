import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

export function NoBoxScores() {
  return (
    <>
      <PageHeader title="Box scores" />
      <EmptyState
        title="There is no box score yet"
        picture={<Icon name="clipboard-list" className="size-12" />}
        action={
          <LinkButton href="/student/lineup" size="lg">
            Go to my line-up
          </LinkButton>
        }
      >
        Box scores come after the games, on Tuesday morning. You also need eight starters in your line-up.
      </EmptyState>
    </>
  );
}
