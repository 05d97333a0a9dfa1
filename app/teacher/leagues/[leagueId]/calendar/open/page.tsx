import type { Metadata } from 'next';
import { OpenWeek } from '@/components/calendar/open-week';
import { getWeekOpening } from '@/lib/data/calendar/opening-queries';
import { TEACHER_PAGES } from '@/words/teacher-pages';
import { leaguePage } from '../../../../league-page';

export const metadata: Metadata = { title: TEACHER_PAGES.openWeek };

export default leaguePage(async (viewer, { leagueId }) => (
  <OpenWeek opening={await getWeekOpening(viewer, leagueId)} />
));
