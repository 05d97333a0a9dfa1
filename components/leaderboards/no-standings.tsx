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
        title={inLeague ? 'The season hasn’t started' : 'You’re not in a league yet'}
        picture={<Icon name="trophy" className="size-12" />}
        action={
          <LinkButton href="/student/dashboard" size="lg">
            Back to my dashboard
          </LinkButton>
        }
      >
        {inLeague
          ? 'After the first games, you’ll see how the teams in your class are doing.'
          : 'Join your class on the dashboard. Then you’ll see its teams here.'}
      </EmptyState>
    </>
  );
}
