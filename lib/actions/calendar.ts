'use server';

import {
  changeLeagueCalendar,
  playAnotherSeason,
  renewCalendarAddress,
} from '@/lib/data/calendar/commands';
import { calendarAddressInput, calendarChangeInput, seasonInput } from '@/lib/data/calendar/dto';
import { previewCalendar, previewSeasonSwitch } from '@/lib/data/calendar/queries';
import { teacherAction } from './define-action';

export const changeCalendarAction = teacherAction(calendarChangeInput, changeLeagueCalendar);
/** Changes nothing; returns what a change would do. */
export const previewCalendarAction = teacherAction(calendarChangeInput, previewCalendar);
export const playAnotherSeasonAction = teacherAction(seasonInput, playAnotherSeason);
/** Changes nothing; returns what the change would do. */
export const previewSeasonAction = teacherAction(seasonInput, previewSeasonSwitch);
export const renewCalendarAddressAction = teacherAction(calendarAddressInput, renewCalendarAddress);
