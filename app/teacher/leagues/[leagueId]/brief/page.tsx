import { redirect } from 'next/navigation';
import { BriefSheet } from '@/components/brief/brief-sheet';
import { NextSteps } from '@/components/skills/class-skills';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { ExplainedWords } from '@/components/ui/word';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { getClassSkills } from '@/lib/data/skill/queries';
import { parseWeek } from '@/lib/domain/week/week-tasks';
import { EXCUSED_IN_GRADEBOOK, weekExcused } from '@/words/class-overview';
import { GLOSSARY } from '@/words/glossary';
import { leaguePage, weekTitle } from '../../../league-page';

export const generateMetadata = weekTitle('Tuesday brief');

export default leaguePage(async (viewer, { leagueId }, { week, skills: asked }) => {
  const brief = await getTuesdayBrief(viewer, leagueId, parseWeek(week));
  // The frame shows the week from the address, so the address must have it.
  if (brief.week > 0 && brief.week < brief.latestWeek && parseWeek(week) === null) {
    redirect(`/teacher/leagues/${leagueId}/brief?week=${brief.week}`);
  }
  if (brief.week === 0) {
    return (
      <>
        <PageHeader title="Tuesday brief" />
        <EmptyState title="No games yet" icon="calendar">
          After the class works on its first week, you can print its brief here.
        </EmptyState>
      </>
    );
  }
  if (brief.isExcused) {
    return (
      <>
        <PageHeader title={`Tuesday brief, week ${brief.week}`} />
        <EmptyState title={weekExcused(brief.week)} icon="calendar">
          {EXCUSED_IN_GRADEBOOK}
        </EmptyState>
      </>
    );
  }
  // Reads all weeks of the class, so it runs only for teachers who want this on the sheet.
  const skills = asked === '1' ? await getClassSkills(viewer, leagueId) : null;
  return (
    <>
      <PageHeader
        title={`Tuesday brief, week ${brief.week}`}
        help={<ExplainedWords words={[GLOSSARY.groups, GLOSSARY.together, GLOSSARY.twin]} />}
        actions={
          <>
            <LinkButton
              href={`/teacher/leagues/${leagueId}/mistakes?week=${brief.week}`}
              variant="secondary"
              icon="school"
              className="print-hidden"
            >
              Choose what to project
            </LinkButton>
            {skills ? null : (
              <LinkButton
                href={`/teacher/leagues/${leagueId}/brief?week=${brief.week}&skills=1`}
                variant="secondary"
                icon="plus"
                className="print-hidden"
              >
                Add skills
              </LinkButton>
            )}
            <PrintButton>Print</PrintButton>
          </>
        }
      />
      <BriefSheet
        leagueId={leagueId}
        brief={brief}
        skills={
          skills ? (
            <Card title="By skill" heading="mb-2 text-lead" className="print-keep">
              <NextSteps {...skills} />
            </Card>
          ) : null
        }
      />
    </>
  );
});
