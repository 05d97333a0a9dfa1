import { LeagueSettings } from '@/components/leagues/league-settings';
import { ExplainedWords } from '@/components/ui/explained-word';
import { PageHeader } from '@/components/ui/page-header';
import { getLeagueSettings } from '@/lib/data/league/queries';
import { GLOSSARY } from '@/words/glossary';
import { TEACHER_PAGES } from '@/words/teacher-pages';
import { leaguePage } from '../../../league-page';

export const metadata = { title: TEACHER_PAGES.settings };

export default leaguePage(async (viewer, { leagueId }) => (
  <>
    <PageHeader
      title={TEACHER_PAGES.settings}
      help={<ExplainedWords words={[GLOSSARY.levels, GLOSSARY.formulaSet, GLOSSARY.guess]} />}
    />
    <LeagueSettings league={await getLeagueSettings(viewer, leagueId)} />
  </>
));
