'use server';

import { changeLeagueCalendar } from '@/lib/data/calendar/commands';
import { calendarChangeInput } from '@/lib/data/calendar/dto';
import { previewCalendar } from '@/lib/data/calendar/queries';
import { teacherAction } from './define-action';

export const changeCalendarAction = teacherAction(calendarChangeInput, changeLeagueCalendar);
/** Changes nothing: says what a change would do. */
export const previewCalendarAction = teacherAction(calendarChangeInput, previewCalendar);
