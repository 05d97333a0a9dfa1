import { redirect } from 'next/navigation';
import { BriefSheet } from '@/components/brief/brief-sheet';
import { briefHref } from '@/components/mistakes/projected-workings';
import { StudentsToHelpOrMoveToLevel2 } from '@/components/skills/class-skills';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ExplainedWordList } from '@/components/ui/explained-word';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { getClassSkills } from '@/lib/data/skill/queries';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { CHANGE_EXCUSED_IN_GRADEBOOK, weekExcusedText } from '@/words/class-overview';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import { BRIEF_PAGE, TEACHER_PAGES, titleInWeekText } from '@/words/teacher-pages';
import { defineLeaguePage, defineWeekPageMetadata } from '../../../define-league-page';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.brief);

export default defineLeaguePage(
  async (viewer, { leagueId }, { week, about, skills: withSkills }) => {
    const tags = typeof about === 'string' ? about.split(',') : [];
    const brief = await getTuesdayBrief(viewer, leagueId, parseUncheckedWeekNumber(week), tags);
    // The frame shows the week from the address, so the address must have it.
    if (
      brief.week > 0 &&
      brief.week < brief.latestWeek &&
      parseUncheckedWeekNumber(week) === null
    ) {
      redirect(`/teacher/leagues/${leagueId}/brief?week=${brief.week}`);
    }
    if (brief.week === 0) {
      return (
        <>
          <PageHeader title={TEACHER_PAGES.brief} />
          <EmptyState title={BRIEF_PAGE.noGames} icon="calendar">
            {BRIEF_PAGE.afterFirst}
          </EmptyState>
        </>
      );
    }
    if (brief.isExcused) {
      return (
        <>
          <PageHeader title={titleInWeekText(TEACHER_PAGES.brief, brief.week)} />
          <EmptyState title={weekExcusedText(brief.week)} icon="calendar">
            {CHANGE_EXCUSED_IN_GRADEBOOK}
          </EmptyState>
        </>
      );
    }
    // Reads all weeks of the class, so it runs only for teachers who want this on the sheet.
    const skills = withSkills === '1' ? await getClassSkills(viewer, leagueId) : null;
    return (
      <>
        <PageHeader
          title={titleInWeekText(TEACHER_PAGES.brief, brief.week)}
          help={
            <ExplainedWordList
              words={[TEACHER_GLOSSARY.groups, TEACHER_GLOSSARY.together, TEACHER_GLOSSARY.twin]}
            />
          }
          actions={
            <>
              <LinkButton
                href={`/teacher/leagues/${leagueId}/mistakes?week=${brief.week}`}
                variant="secondary"
                icon="school"
                className="print-hidden"
              >
                {BRIEF_PAGE.project}
              </LinkButton>
              {skills ? null : (
                <LinkButton
                  href={`${briefHref(leagueId, brief.week, tags)}&skills=1`}
                  variant="secondary"
                  icon="plus"
                  className="print-hidden"
                >
                  {BRIEF_PAGE.addSkills}
                </LinkButton>
              )}
              <PrintButton>{TEACHER_PAGES.print}</PrintButton>
            </>
          }
        />
        <BriefSheet
          leagueId={leagueId}
          brief={brief}
          skills={
            skills ? (
              <Card title={BRIEF_PAGE.bySkill} titleClass="mb-2 text-lead" className="print-keep">
                <StudentsToHelpOrMoveToLevel2 {...skills} />
              </Card>
            ) : null
          }
        />
      </>
    );
  },
);
