import { EmptyState } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import type { NoStartersDto } from '@/lib/data/lineup/dto';

/** In place of a page about the eight starters when there are none: why, and what to do about it. */
export function NoStarters({ title, icon, why }: { title: string; icon: IconName; why: NoStartersDto }) {
  const isDraft = why.reason === 'players';
  const reason = wordsOf(why);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={reason.title}
        icon={icon}
        action={
          <LinkButton href={isDraft ? '/student/draft' : '/student/dashboard'} size="lg">
            {isDraft ? 'Finish my draft' : 'Back to my tasks'}
          </LinkButton>
        }
      >
        {reason.text}
      </EmptyState>
    </>
  );
}

function wordsOf(why: NoStartersDto): { title: string; text: string } {
  switch (why.reason) {
    case 'players':
      return {
        title: 'Your team needs more players first',
        text: `Eight players start each week. Your team still needs ${why.missing}.`,
      };
    case 'early':
      return {
        title: 'The games haven’t started',
        text: 'The first box scores come out after the week 1 games, on Tuesday morning. Then you’ll work out your first points.',
      };
    case 'none':
      return {
        title: why.week > 0 ? `You don’t have a lineup for week ${why.week}` : 'You don’t have a lineup yet',
        text: 'Without a lineup, there are no games to look at and no points to work out.',
      };
  }
}
