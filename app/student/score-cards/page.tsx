import { HelmetSpriteSymbol } from '@/components/football/helmet';
import { NoStartersPage } from '@/components/football/no-starters-page';
import { CompleteTaskOnView } from '@/components/leaderboards/complete-task-on-view';
import {
  canShowPhotoFinish,
  LeaderboardNumberLine,
  RunPhotoFinishLink,
} from '@/components/leaderboards/leaderboard-number-line';
import { KeepOrChangeFirstLineup } from '@/components/line-up/keep-or-change-first-lineup';
import { findNextUnfinishedStepKey } from '@/components/score-card/find-next-unfinished-step-key';
import { LongestPlayOfCard } from '@/components/score-card/longest-play-of-card';
import { OvercomeLineMistakeComparison } from '@/components/score-card/overcome-line-mistake-comparison';
import { ScoreCard } from '@/components/score-card/score-card';
import { HelpLine } from '@/components/ui/help-line';
import { orNotFound } from '@/lib/auth/guards';
import { accountStorageKey } from '@/lib/data/account/account-key';
import type { LeaderboardDto } from '@/lib/data/leaderboard/dto';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { findOpenFirstLineup, getNoStartersReason } from '@/lib/data/lineup/queries';
import type { ScoreCardDto } from '@/lib/data/score-card/dto';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { scoringRulesPhrase } from '@/words/formula-levels';
import { STUDENT_PAGE_HELP } from '@/words/help';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { weekTitle } from '@/words/week-names';
import { defineStudentPage } from '../define-student-page';

export const generateMetadata = () => ({ title: STUDENT_PAGE_TITLES.calculatePoints });

type ScoreCardsPageProps = {
  searchParams: Promise<{ step?: string | string[]; week?: string | string[] }>;
};

export default defineStudentPage({}, async (viewer, { searchParams }: ScoreCardsPageProps) => {
  const { step, week } = await searchParams;
  const requestedWeek =
    typeof week === 'string' && /^\d{1,2}$/.test(week) ? Number(week) : undefined;
  const first = await findOpenFirstLineup(viewer);
  if (first && (requestedWeek === undefined || requestedWeek === first.week))
    return <KeepOrChangeFirstLineup lineup={first} />;
  const card = await orNotFound(() => getOrOpenScoreCard(viewer, requestedWeek));
  if (!card)
    return (
      <NoStartersPage
        title={STUDENT_PAGE_TITLES.calculatePoints}
        icon="calculator"
        why={await getNoStartersReason(viewer, requestedWeek)}
      />
    );
  const isFinished = card.steps.every(({ correct }) => correct);
  const leaderboard = isFinished
    ? await getLeaderboard(viewer, { board: 'week', week: card.week }, { ownWhileAlone: true })
    : null;
  const named = card.steps.find(({ key }) => key === step)?.key;
  return (
    <ScoreCard
      key={card.week}
      card={card}
      subtitle={`${weekTitle(card.week)}, ${scoringRulesPhrase(card.formulaLevel)}`}
      help={<HelpLine sentences={STUDENT_PAGE_HELP.scoreCard} />}
      initialStep={named ?? findNextUnfinishedStepKey(card.steps) ?? 'TEAM'}
      owner={accountStorageKey(viewer)}
      story={leaderboard ? <WeekStory card={card} leaderboard={leaderboard} /> : null}
      finish={
        leaderboard && canShowPhotoFinish(leaderboard) ? (
          <RunPhotoFinishLink leaderboard={leaderboard} />
        ) : null
      }
    />
  );
});

/**
 * The best play, a mistake that was beaten, and the team's place on the class's line. Seeing
 * that does the week's task of the leaderboards.
 */
function WeekStory({
  card: { longest, beaten },
  leaderboard,
}: {
  card: Pick<ScoreCardDto, 'longest' | 'beaten'>;
  leaderboard: LeaderboardDto;
}) {
  return (
    <div className="mt-4 grid gap-4">
      <HelmetSpriteSymbol />
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[repeat(auto-fit,minmax(30rem,1fr))]">
        {longest ? <LongestPlayOfCard longest={longest} /> : null}
        {beaten ? <OvercomeLineMistakeComparison beaten={beaten} /> : null}
      </div>
      {leaderboard.own ? <LeaderboardNumberLine leaderboard={leaderboard} /> : null}
      {leaderboard.ticks ? <CompleteTaskOnView week={leaderboard.week} /> : null}
    </div>
  );
}
