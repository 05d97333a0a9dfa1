'use server';

import {
  changeLeagueCalendar,
  renewCalendarFeedAddress,
  switchLeagueSeason,
} from '@/lib/data/calendar/commands';
import {
  calendarChangeInput,
  calendarFeedAddressInput,
  seasonSwitchInput,
} from '@/lib/data/calendar/dto';
import { previewCalendar, previewSeasonSwitch } from '@/lib/data/calendar/queries';
import { teacherAction } from './define-action';

export const changeCalendarAction = teacherAction(calendarChangeInput, changeLeagueCalendar);
/** Changes nothing; returns what a change would do. */
export const previewCalendarAction = teacherAction(calendarChangeInput, previewCalendar);
export const playAnotherSeasonAction = teacherAction(seasonSwitchInput, switchLeagueSeason);
/** Changes nothing; returns what the change would do. */
export const previewSeasonAction = teacherAction(seasonSwitchInput, previewSeasonSwitch);
export const renewCalendarAddressAction = teacherAction(
  calendarFeedAddressInput,
  renewCalendarFeedAddress,
);
