import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { BoxScoreGlossary } from '@/components/box-scores/box-score-glossary';
import { WholeGameBoxScore } from '@/components/box-scores/whole-game-box-score';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { orNotFound, requireStudentPage } from '@/lib/auth/guards';
import { getRealGame } from '@/lib/data/box-score/queries';
import { findOpenFirstLineup } from '@/lib/data/lineup/queries';
import { hrefWithWeek } from '@/lib/domain/week/week-tasks';
import { BOX_SCORES, dayAndStadiumText, weekOfSeasonText } from '@/words/box-scores';
import { NOT_FOUND } from '@/words/page-problems';
import { defineStudentPage } from '../../define-student-page';

type Props = { params: Promise<{ gameKey: string }> };

const loadGame = cache(async (gameKey: string) => {
  const viewer = await requireStudentPage();
  return orNotFound(() => getRealGame(viewer, gameKey));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = await loadGame((await params).gameKey).catch(() => null);
  return { title: game ? game.finalScore : NOT_FOUND.tab };
}

export default defineStudentPage({}, async (viewer, { params }: Props) => {
  const game = await loadGame((await params).gameKey);
  if (game.isLatest && (await findOpenFirstLineup(viewer))) redirect('/student/box-scores');
  return (
    <>
      <PageHeader
        title={game.finalScore}
        subtitle={
          `${weekOfSeasonText(game.week, game.season)} · ` +
          dayAndStadiumText(game.weekday, game.stadium)
        }
        actions={
          <BackLink href={hrefWithWeek('/student/box-scores', game.isLatest ? null : game.week)}>
            {BOX_SCORES.backToStarters}
          </BackLink>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <WholeGameBoxScore game={game} />
        <BoxScoreGlossary />
      </div>
    </>
  );
});
