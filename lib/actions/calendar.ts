'use server';

import { changeLeagueCalendar, renewCalendarAddress } from '@/lib/data/calendar/commands';
import { calendarAddressInput, calendarChangeInput } from '@/lib/data/calendar/dto';
import { previewCalendar } from '@/lib/data/calendar/queries';
import { teacherAction } from './define-action';

export const changeCalendarAction = teacherAction(calendarChangeInput, changeLeagueCalendar);
/** Changes nothing: says what a change would do. */
export const previewCalendarAction = teacherAction(calendarChangeInput, previewCalendar);
export const renewCalendarAddressAction = teacherAction(calendarAddressInput, renewCalendarAddress);
