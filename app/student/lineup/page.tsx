import { NoStarters } from '@/components/football/no-starters';
import { LineupList } from '@/components/line-up/lineup-list';
import { NextLineup } from '@/components/line-up/next-lineup';
import { BelowTheFold } from '@/components/ui/below-the-fold';
import { HelpLine } from '@/components/ui/help-line';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { getLineups } from '@/lib/data/lineup/queries';
import { HELP } from '@/words/help';
import { unreadableLineup } from '@/words/lineup';
import { studentPage } from '../student-page';

export const metadata = { title: 'Lineup' };

export default studentPage({}, async (viewer) => {
  const { current, next, unreadable, why } = await getLineups(viewer);
  if (why) return <NoStarters title="Lineup" icon="shirt" why={why} />;
  return (
    <>
      {next ? (
        <NextLineup key={next.week} initial={next} help={<HelpLine sentences={HELP.lineup} />} />
      ) : (
        <PageHeader
          title="Lineup"
          beside="Eight start. Only starters earn points."
          help={<HelpLine sentences={HELP.lineup} />}
        />
      )}
      {unreadable.map((week) => (
        <div key={week} className="mt-4 max-w-text">
          <Notice tone="bad">{unreadableLineup(week)}</Notice>
        </div>
      ))}
      {current ? (
        <BelowTheFold>
          <Section
            title={`Week ${current.week}: points to work out`}
            heading="text-lead"
            className="mt-8"
          >
            <p className="mb-3 text-content-soft">
              These games are over, so this lineup can’t change.
            </p>
            <LineupList lineup={current} />
          </Section>
        </BelowTheFold>
      ) : null}
    </>
  );
});
