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
export const previewCalendarChangeAction = defineTeacherAction(
  calendarChangeInput,
  previewCalendarChange,
);
export const switchLeagueSeasonAction = defineTeacherAction(seasonSwitchInput, switchLeagueSeason);
/** Changes nothing; returns what the change would do. */
export const previewSeasonSwitchAction = defineTeacherAction(
  seasonSwitchInput,
  previewSeasonSwitch,
);
export const renewCalendarFeedAddressAction = defineTeacherAction(
  calendarFeedAddressInput,
  renewCalendarFeedAddress,
);
