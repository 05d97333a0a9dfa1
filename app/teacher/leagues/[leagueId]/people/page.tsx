import { ClassAdultBoard } from '@/components/leagues/class-adult-board';
import { PageHeader } from '@/components/ui/page-header';
import { getClassAdults } from '@/lib/data/league/people-queries';
import { CLASS_ADULTS } from '@/words/people';
import { defineLeaguePage } from '../../../define-league-page';

export const metadata = { title: CLASS_ADULTS.title };

export default defineLeaguePage(async (viewer, { leagueId }) => (
  <>
    <div className="print-hidden">
      <PageHeader title={CLASS_ADULTS.title} subtitle={CLASS_ADULTS.lead} />
    </div>
    <ClassAdultBoard people={await getClassAdults(viewer, leagueId)} />
  </>
));
