import { EmptyPage } from '@/components/ui/empty-state';
import type { IconName } from '@/components/ui/icon';
import type { NoStartersReasonDto } from '@/lib/data/lineup/dto';
import {
  joinedAfterText,
  NO_STARTERS,
  noLineupForText,
  playersStillNeededText,
} from '@/words/no-starters';
import { firstBoxScoresText } from '@/words/week';

/** Replaces a page about the eight starters if there are none: says why, and what to do. */
export function NoStartersPage({
  title,
  icon,
  why,
}: {
  title: string;
  icon: IconName;
  why: NoStartersReasonDto;
}) {
  const isDraft = why.reason === 'players';
  const reason = wordsOf(why);
  return (
    <EmptyPage
      page={title}
      title={reason.title}
      icon={icon}
      href={isDraft ? '/student/draft' : '/student/dashboard'}
      linkLabel={isDraft ? NO_STARTERS.finishDraft : NO_STARTERS.backToTasks}
    >
      {reason.text}
    </EmptyPage>
  );
}

function wordsOf(why: NoStartersReasonDto): { title: string; text: string } {
  switch (why.reason) {
    case 'players':
      return {
        title: NO_STARTERS.needsPlayers,
        text: playersStillNeededText(why.missing),
      };
    case 'early':
      return {
        title: NO_STARTERS.gamesNotStarted,
        text: firstBoxScoresText(),
      };
    case 'before':
      return {
        title: joinedAfterText(why.week),
        text: NO_STARTERS.nothingMissing,
      };
    case 'none':
      return {
        title: why.week > 0 ? noLineupForText(why.week) : NO_STARTERS.noLineup,
        text: NO_STARTERS.withoutLineup,
      };
  }
}
