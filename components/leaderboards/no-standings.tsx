import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

/** Before the first week, and for a student without a league. */
export function NoStandings({ inLeague }: { inLeague: boolean }) {
  return (
    <>
      <PageHeader title="Leaderboards" />
      <EmptyState
        title={inLeague ? 'The season has not begun' : 'You are not in a league yet'}
        picture={<Icon name="trophy" className="size-12" />}
        action={
          <LinkButton href="/student/dashboard" size="lg">
            Back to my dashboard
          </LinkButton>
        }
      >
        {inLeague
          ? 'After the first games you will see here how the teams of your class stand.'
          : 'Join your class on the dashboard. Then you will see its teams here.'}
      </EmptyState>
    </>
  );
}
