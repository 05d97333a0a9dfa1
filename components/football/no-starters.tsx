import { EmptyState } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import type { NoStartersDto } from '@/lib/data/lineup/dto';

type NoStartersProps = {
  /** Of the page. */
  title: string;
  icon: IconName;
  why: NoStartersDto;
};

/** In place of a page about the eight starters when there are none: why, and what to do about it. */
export function NoStarters({ title, icon, why }: NoStartersProps) {
  const isDraft = why.reason === 'players';
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={titleOf(why)}
        icon={icon}
        action={
          <LinkButton href={isDraft ? '/student/draft' : '/student/dashboard'} size="lg">
            {isDraft ? 'Finish my draft' : 'Back to my tasks'}
          </LinkButton>
        }
      >
        {textOf(why)}
      </EmptyState>
    </>
  );
}

function titleOf(why: NoStartersDto): string {
  switch (why.reason) {
    case 'players':
      return 'Your team needs more players first';
    case 'early':
      return 'The games haven’t started';
    case 'none':
      return why.week > 0 ? `You don’t have a lineup for week ${why.week}` : 'You don’t have a lineup yet';
  }
}

function textOf(why: NoStartersDto): string {
  switch (why.reason) {
    case 'players':
      return `Eight players start each week. Your team still needs ${why.missing}.`;
    case 'early':
      return 'The first box scores come out after the week 1 games, on Tuesday morning. Then you’ll work out your first points.';
    case 'none':
      return 'Without a lineup, there are no games to look at and no points to work out.';
  }
}
