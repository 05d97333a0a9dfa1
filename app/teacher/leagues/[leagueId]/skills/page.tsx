import { ClassSkills } from '@/components/skills/class-skills';
import { EmptyState } from '@/components/ui/empty-state';
import { ExplainedWordList } from '@/components/ui/explained-word';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { getClassSkills } from '@/lib/data/skill/queries';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import { SKILLS_EMPTY, TEACHER_PAGES, weeksOfLeagueText } from '@/words/teacher-pages';
import { defineLeaguePage } from '../../../define-league-page';

export const metadata = { title: TEACHER_PAGES.skills };

export default defineLeaguePage(async (viewer, { leagueId }) => {
  const skills = await getClassSkills(viewer, leagueId);
  return (
    <>
      <PageHeader
        title={TEACHER_PAGES.skills}
        subtitle={
          skills.latestWeek > 0
            ? weeksOfLeagueText(skills.leagueName, skills.latestWeek)
            : skills.leagueName
        }
        help={
          <ExplainedWordList
            words={[
              TEACHER_GLOSSARY.needsHand,
              TEACHER_GLOSSARY.levels,
              TEACHER_GLOSSARY.guess,
              TEACHER_GLOSSARY.line,
            ]}
          />
        }
        actions={skills.skills.length > 0 ? <PrintButton>{TEACHER_PAGES.print}</PrintButton> : null}
      />
      {skills.skills.length === 0 ? (
        <EmptyState title={SKILLS_EMPTY.title} icon="calculator">
          {SKILLS_EMPTY.text}
        </EmptyState>
      ) : (
        <ClassSkills {...skills} />
      )}
    </>
  );
});
