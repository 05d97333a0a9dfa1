import { NoStartersPage } from '@/components/football/no-starters-page';
import { LineupList } from '@/components/line-up/lineup-list';
import { NextLineup } from '@/components/line-up/next-lineup';
import { BelowTheFold } from '@/components/ui/below-the-fold';
import { HelpLine } from '@/components/ui/help-line';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { getOrDrawOwnLineups } from '@/lib/data/lineup/queries';
import type { PageSearchProps } from '@/lib/domain/site/requests';
import { STUDENT_PAGE_HELP } from '@/words/help';
import { FIRST_LINEUP, LINEUP, pointsToWorkOutTitle, unreadableLineupText } from '@/words/lineup';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { defineStudentPage } from '../define-student-page';

export const generateMetadata = () => ({ title: STUDENT_PAGE_TITLES.lineup });

export default defineStudentPage({}, async (viewer, { searchParams }: PageSearchProps) => {
  const { current, next, unreadable, why } = await getOrDrawOwnLineups(viewer);
  const { week } = await searchParams;
  if (why) return <NoStartersPage title={STUDENT_PAGE_TITLES.lineup} icon="shirt" why={why} />;
  if (current?.isFirst && week === String(current.week))
    return <NextLineup key={current.week} initial={current} />;
  return (
    <>
      {next ? (
        <NextLineup
          key={next.week}
          initial={next}
          help={<HelpLine sentences={STUDENT_PAGE_HELP.lineup} />}
        />
      ) : (
        <PageHeader
          title={STUDENT_PAGE_TITLES.lineup}
          subtitle={LINEUP.eightStart}
          help={<HelpLine sentences={STUDENT_PAGE_HELP.lineup} />}
        />
      )}
      {unreadable.map((week) => (
        <div key={week} className="mt-4 max-w-text">
          <Notice tone="bad">{unreadableLineupText(week)}</Notice>
        </div>
      ))}
      {current ? (
        <BelowTheFold>
          <Section
            title={pointsToWorkOutTitle(current.week)}
            titleClass="text-lead"
            className="mt-8"
          >
            {current.isFirst ? (
              <LinkButton
                href={`/student/lineup?week=${current.week}`}
                variant="secondary"
                icon="shirt"
                className="mb-3"
              >
                {FIRST_LINEUP.change}
              </LinkButton>
            ) : (
              <p className="mb-3 text-content-soft">{LINEUP.gamesOver}</p>
            )}
            <LineupList lineup={current} />
          </Section>
        </BelowTheFold>
      ) : null}
    </>
  );
});
