import { ClassAdultBoard } from '@/components/leagues/class-adult-board';
import { PageHeader } from '@/components/ui/page-header';
import { getClassAdults } from '@/lib/data/league/people-queries';
import { PEOPLE } from '@/words/people';
import { defineLeaguePage } from '../../../define-league-page';

export const metadata = { title: PEOPLE.title };

export default defineLeaguePage(async (viewer, { leagueId }) => (
  <>
    <div className="print-hidden">
      <PageHeader title={PEOPLE.title} subtitle={PEOPLE.lead} />
    </div>
    <ClassAdultBoard people={await getClassAdults(viewer, leagueId)} />
  </>
));
