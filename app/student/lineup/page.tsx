import type { Metadata } from 'next';
import { NoStarters } from '@/components/football/no-starters';
import { LineupList } from '@/components/line-up/lineup-list';
import { NextLineup } from '@/components/line-up/next-lineup';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { getLineups } from '@/lib/data/lineup/queries';
import { HELP } from '@/words/help';
import { studentPage } from '../student-page';

export const metadata: Metadata = { title: 'Lineup' };

export default studentPage({ active: 'lineup' }, async (viewer) => {
  const { current, next, why } = await getLineups(viewer);
  if (why) return <NoStarters title="Lineup" icon="shirt" why={why} />;
  return (
    <>
      <PageHeader title="Lineup" beside="Eight start each week. Only starters earn points." help={HELP.lineup} />
      <div className="grid grid-cols-1 gap-8">
        {next ? (
          <Section title={`Week ${next.week}: your next starters`} heading="text-title">
            <NextLineup key={next.week} initial={next} />
          </Section>
        ) : null}
        {current ? (
          <Section title={`Week ${current.week}: points to work out`} heading="text-title">
            <p className="mb-4 text-content-soft">These games are over, so this lineup can’t change.</p>
            <LineupList lineup={current} />
          </Section>
        ) : null}
      </div>
    </>
  );
});
