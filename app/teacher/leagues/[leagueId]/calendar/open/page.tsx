import type { Metadata } from 'next';
import { OpenNextWeekInClassesForm } from '@/components/calendar/open-next-week-in-classes-form';
import { previewWeekOpening } from '@/lib/data/calendar/opening-preview';
import { TEACHER_PAGES } from '@/words/teacher-pages';
import { defineLeaguePage } from '../../../../define-league-page';

export const metadata: Metadata = { title: TEACHER_PAGES.openWeek };

export default defineLeaguePage(async (viewer, { leagueId }) => (
  <OpenNextWeekInClassesForm opening={await previewWeekOpening(viewer, leagueId)} />
));
