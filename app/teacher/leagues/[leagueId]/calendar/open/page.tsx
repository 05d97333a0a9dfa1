import type { Metadata } from 'next';
import { OpenNextWeekForm } from '@/components/calendar/open-next-week-form';
import { previewWeekOpening } from '@/lib/data/calendar/opening-queries';
import { TEACHER_PAGES } from '@/words/teacher-pages';
import { leaguePage } from '../../../../league-page';

export const metadata: Metadata = { title: TEACHER_PAGES.openWeek };

export default leaguePage(async (viewer, { leagueId }) => (
  <OpenNextWeekForm opening={await previewWeekOpening(viewer, leagueId)} />
));
