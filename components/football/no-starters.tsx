import { EmptyPage } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon';
import type { NoStartersDto } from '@/lib/data/lineup/dto';
import { FIRST_BOX_SCORES } from '@/words/week';

/**
 * In place of a page about the eight starters when there are none: why, and what to do about it.
 */
export function NoStarters({
  title,
  icon,
  why,
}: {
  title: string;
  icon: IconName;
  why: NoStartersDto;
}) {
  const isDraft = why.reason === 'players';
  const reason = wordsOf(why);
  return (
    <EmptyPage
      page={title}
      title={reason.title}
      icon={icon}
      href={isDraft ? '/student/draft' : '/student/dashboard'}
      way={isDraft ? 'Finish my draft' : 'Back to my tasks'}
    >
      {reason.text}
    </EmptyPage>
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
        text: FIRST_BOX_SCORES,
      };
    case 'before':
      return {
        title: `You joined after week ${why.week}`,
        text: 'So it doesn’t count for you, and nothing is missing. If you want to catch up, ask your teacher to open it.',
      };
    case 'none':
      return {
        title:
          why.week > 0
            ? `You don’t have a lineup for week ${why.week}`
            : 'You don’t have a lineup yet',
        text: 'Without a lineup, there are no games to look at and no points to work out.',
      };
  }
}
