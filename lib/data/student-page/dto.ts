import { isStudentLeagueArchived } from '@/lib/data/access/viewer';
import type {
  ClassOrSeasonPauseDto,
  EyesUpMessageDto,
  PauseStatusDto,
} from '@/lib/data/season/dto';
import { type TeamNameAndLookDto, teamNameAndLookDto } from '@/lib/data/team/dto';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { MAX_PAUSE_REASON_LENGTH } from '@/lib/domain/calendar/league-calendar';
import type { StepKey } from '@/lib/domain/football/positions';
import type { ReadingSettings } from '@/lib/domain/student/reading';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { mvpPointsInAllClasses } from '@/lib/domain/week/mvp';
import {
  findStepKeyOfLinesRequest,
  type TeacherCardChange,
  type TeacherCardChangeDto,
} from '@/lib/domain/week/steps';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { deadlineDayAndTimeText } from '@/words/dates';

/** The line on top of every student page, and what that page was drawn from. */
export type StudentShellDto = PauseStatusDto & {
  firstName: string;
  team: TeamNameAndLookDto | null;
  mvpPoints: number | null;
  week: number;
  season: number;
  /** Changes whenever the student's own team changes; empty without a team. */
  teamVersion: string;
  reading: ReadingSettings;
  /** False also when the student's league has ended. */
  seasonActive: boolean;
  leagueName: string | null;
  eyesUp: EyesUpMessageDto | null;
  linesAsked?: StepKey;
  cardChange?: TeacherCardChangeDto;
};

/**
 * An open page learns that it is out of date, and what a student at work has to know at once. The
 * rest comes with the page.
 */
export type StudentPageStateDto = PauseStatusDto & {
  season: number;
  week: number;
  seasonActive: boolean;
  leagueName: string | null;
  /** Changes whenever the student's own team changes; empty without a team. */
  team: string;
  eyesUp: EyesUpMessageDto | null;
  linesAsked?: StepKey;
  cardChange?: TeacherCardChangeDto;
};

const cardChangeDto = ({ change, step, at }: TeacherCardChange): TeacherCardChangeDto => ({
  change,
  step,
  at: dateFromTimestamp(at).getTime(),
});

function pausesOf({ pause, seasonPause }: LeagueClock, timeZone: string): ClassOrSeasonPauseDto[] {
  const pauses: ClassOrSeasonPauseDto[] = [];
  if (seasonPause) {
    const since = seasonPause.since && deadlineDayAndTimeText(seasonPause.since, timeZone);
    pauses.push({ by: 'season', teacher: null, since, sentence: '' });
  }
  if (pause) {
    const since = deadlineDayAndTimeText(dateFromTimestamp(pause.since), timeZone);
    const sentence = pause.sentence.slice(0, MAX_PAUSE_REASON_LENGTH);
    pauses.push({ by: 'class', teacher: pause.by || null, since, sentence });
  }
  return pauses;
}

export function basicStudentShellFields(
  profile: StudentProfile,
  clock: LeagueClock,
  team: StudentTeam | null,
  timeZone: string,
): Omit<StudentShellDto, 'teamVersion' | 'leagueName' | 'eyesUp' | 'reading'> {
  const linesAsked = findStepKeyOfLinesRequest(profile, clock, clock.currentWeek);
  return {
    ...(linesAsked ? { linesAsked } : {}),
    ...(profile.cardChange ? { cardChange: cardChangeDto(profile.cardChange) } : {}),
    firstName: profile.firstName,
    team: team && teamNameAndLookDto(team),
    mvpPoints: mvpPointsInAllClasses(profile),
    week: clock.currentWeek,
    season: clock.season,
    seasonActive: !clock.isPaused,
    leagueEnded: isStudentLeagueArchived(profile),
    pauses: isStudentLeagueArchived(profile) ? [] : pausesOf(clock, timeZone),
  };
}
