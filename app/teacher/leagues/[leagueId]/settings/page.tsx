import { LeagueSettings } from '@/components/leagues/league-settings';
import { PageHeader } from '@/components/ui/page-header';
import { ExplainedWords } from '@/components/ui/word';
import { getLeagueSettings } from '@/lib/data/league/queries';
import { GLOSSARY } from '@/words/glossary';
import { leaguePage } from '../../../league-page';

export const metadata = { title: 'Settings' };

export default leaguePage(async (viewer, { leagueId }) => (
  <>
    <PageHeader
      title="Settings"
      help={<ExplainedWords words={[GLOSSARY.levels, GLOSSARY.formulaSet, GLOSSARY.guess]} />}
    />
    <LeagueSettings league={await getLeagueSettings(viewer, leagueId)} />
  </>
));
