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
import { previewCalendarChange, previewSeasonSwitch } from '@/lib/data/calendar/queries';
import { defineTeacherAction } from './define-action';

export const changeCalendarAction = defineTeacherAction(calendarChangeInput, changeLeagueCalendar);
/** Changes nothing; returns what a change would do. */
export const previewCalendarAction = defineTeacherAction(
  calendarChangeInput,
  previewCalendarChange,
);
export const playAnotherSeasonAction = defineTeacherAction(seasonSwitchInput, switchLeagueSeason);
/** Changes nothing; returns what the change would do. */
export const previewSeasonAction = defineTeacherAction(seasonSwitchInput, previewSeasonSwitch);
export const renewCalendarAddressAction = defineTeacherAction(
  calendarFeedAddressInput,
  renewCalendarFeedAddress,
);
