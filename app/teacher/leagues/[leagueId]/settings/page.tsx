import { LeagueSettings } from '@/components/leagues/league-settings';
import { ExplainedWordList } from '@/components/ui/explained-word';
import { PageHeader } from '@/components/ui/page-header';
import { getLeagueSettings } from '@/lib/data/league/queries';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import { TEACHER_PAGES } from '@/words/teacher-pages';
import { defineLeaguePage } from '../../../define-league-page';

export const metadata = { title: TEACHER_PAGES.settings };

export default defineLeaguePage(async (viewer, { leagueId }) => (
  <>
    <PageHeader
      title={TEACHER_PAGES.settings}
      help={
        <ExplainedWordList
          words={[TEACHER_GLOSSARY.levels, TEACHER_GLOSSARY.formulaSet, TEACHER_GLOSSARY.guess]}
        />
      }
    />
    <LeagueSettings league={await getLeagueSettings(viewer, leagueId)} />
  </>
));
