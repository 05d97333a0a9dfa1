import type { Metadata } from 'next';
import { BoxScoreCard } from '@/components/box-scores/box-score-card';
import { BoxScoreWords } from '@/components/box-scores/box-score-words';
import { ReadButton } from '@/components/box-scores/read-button';
import { NoStarters } from '@/components/football/no-starters';
import { PageHeader } from '@/components/ui/page-header';
import { getBoxScores } from '@/lib/data/box-score/queries';
import { getNoStarters } from '@/lib/data/lineup/queries';
import { hrefOfWeek, readWeek } from '@/lib/domain/week/week-tasks';
import { HELP } from '@/words/help';
import { studentPage } from '../student-page';

export const metadata: Metadata = { title: 'Box scores' };

type BoxScoresPageProps = { searchParams: Promise<{ week?: string | string[] }> };

export default studentPage({ active: 'box-scores' }, async (viewer, { searchParams }: BoxScoresPageProps) => {
  const { week, isLatest, season, rows, read } = await getBoxScores(viewer, readWeek((await searchParams).week));
  if (rows.length === 0) {
    return <NoStarters title="Box scores" icon="clipboard-list" why={await getNoStarters(viewer, week)} />;
  }
  return (
    <>
      <PageHeader title="Box scores" beside={`Week ${week}, season ${season}`} help={HELP.boxScores} />
      <div className="grid grid-cols-1 gap-4">
        <BoxScoreWords />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {rows.map((row) => (
            <BoxScoreCard key={row.slot} row={row} />
          ))}
        </div>
        <ReadButton week={week} read={read} cardHref={hrefOfWeek('/student/score-cards', isLatest ? null : week)} />
      </div>
    </>
  );
});
