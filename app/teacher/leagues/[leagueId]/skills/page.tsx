import { ClassSkills } from '@/components/skills/class-skills';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { ExplainedWords } from '@/components/ui/word';
import { getClassSkills } from '@/lib/data/skill/queries';
import { GLOSSARY } from '@/words/glossary';
import { leaguePage } from '../../../league-page';

export const metadata = { title: 'Skills' };

export default leaguePage(async (viewer, { leagueId }) => {
  const skills = await getClassSkills(viewer, leagueId);
  return (
    <>
      <PageHeader
        title="Skills"
        beside={
          skills.latestWeek > 0
            ? `${skills.leagueName}, weeks 1 to ${skills.latestWeek}`
            : skills.leagueName
        }
        help={
          <ExplainedWords
            words={[GLOSSARY.needsHand, GLOSSARY.levels, GLOSSARY.guess, GLOSSARY.line]}
          />
        }
        actions={skills.skills.length > 0 ? <PrintButton>Print</PrintButton> : null}
      />
      {skills.skills.length === 0 ? (
        <EmptyState title="Nothing counted yet" icon="calculator">
          After the class’s first score cards, you’ll see here who can do what.
        </EmptyState>
      ) : (
        <ClassSkills {...skills} />
      )}
    </>
  );
});
