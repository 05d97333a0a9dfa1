import type { Metadata } from 'next';
import { BoxScoreCard } from '@/components/box-scores/box-score-card';
import { BoxScoreCarousel } from '@/components/box-scores/box-score-carousel';
import { BoxScoreGlossary } from '@/components/box-scores/box-score-glossary';
import { commonYardStripYards } from '@/components/box-scores/yard-strip';
import { NoStartersPage } from '@/components/football/no-starters-page';
import { KeepOrChangeFirstLineup } from '@/components/line-up/keep-or-change-first-lineup';
import { HelpLine } from '@/components/ui/help-line';
import { getBoxScores } from '@/lib/data/box-score/queries';
import { findOpenFirstLineup, getNoStartersReason } from '@/lib/data/lineup/queries';
import { jerseyOf } from '@/lib/domain/football/jersey';
import { hrefWithWeek, parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { boxScoresOfWeekText, weekOfSeasonText } from '@/words/box-scores';
import { STUDENT_PAGE_HELP } from '@/words/help';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { defineStudentPage } from '../define-student-page';

type BoxScoresPageProps = { searchParams: Promise<{ week?: string | string[] }> };

export async function generateMetadata({ searchParams }: BoxScoresPageProps): Promise<Metadata> {
  const week = parseUncheckedWeekNumber((await searchParams).week);
  return { title: week ? boxScoresOfWeekText(week) : STUDENT_PAGE_TITLES.boxScores };
}

export default defineStudentPage({}, async (viewer, { searchParams }: BoxScoresPageProps) => {
  const requestedWeek = parseUncheckedWeekNumber((await searchParams).week);
  const first = await findOpenFirstLineup(viewer);
  if (first && (requestedWeek === null || requestedWeek === first.week))
    return <KeepOrChangeFirstLineup lineup={first} />;
  const { week, isLatest, season, rows, read, isUnreadable } = await getBoxScores(
    viewer,
    requestedWeek,
  );
  if (rows.length === 0) {
    return (
      <NoStartersPage
        title={STUDENT_PAGE_TITLES.boxScores}
        icon="clipboard-list"
        why={await getNoStartersReason(viewer, week)}
      />
    );
  }
  const stripEnd = commonYardStripYards(rows.map(({ stats }) => stats));
  return (
    <BoxScoreCarousel
      beside={weekOfSeasonText(week, season)}
      help={<HelpLine sentences={STUDENT_PAGE_HELP.boxScores} />}
      starters={rows.map(({ slot, player }) => {
        const { fill, ink, big } = jerseyOf(player);
        return { slot, name: player.name, fill, ink, big };
      })}
      isFresh={isLatest && !read && !isUnreadable}
      week={week}
      read={read}
      isUnreadable={isUnreadable}
      cardHref={hrefWithWeek('/student/score-cards', isLatest ? null : week)}
      glossary={<BoxScoreGlossary />}
    >
      {rows.map((row, index) => (
        <BoxScoreCard key={row.slot} row={row} stripEnd={stripEnd} isInView={index < 2} />
      ))}
    </BoxScoreCarousel>
  );
});
