import {
  findStudentTeam,
  isStudentLeagueArchived,
  requireSignedIn,
  requireStudent,
  type Viewer,
} from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { sortOldestFirst } from '@/lib/data/find-unique';
import { leagueClockNow, watchAppMeta } from '@/lib/data/season/clock';
import type { EyesUpMessageDto } from '@/lib/data/season/dto';
import { currentEyesUpMessageDto } from '@/lib/data/season/eyes-up';
import { readLeague, watchLeague } from '@/lib/data/season/leagues';
import { callOnlyWhenChanged, type SessionWatch, watchSession } from '@/lib/data/session/watch';
import { teamVersion } from '@/lib/data/team/roster';
import type { LiveSeasonState } from '@/lib/domain/calendar/clock';
import { createStatisticsSeasonFilter } from '@/lib/domain/calendar/season-key';
import { effectiveReadingSettings } from '@/lib/domain/student/reading';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { type StudentTeam, studentTeams } from '@/lib/store/collections/teams';
import { equalConditions, type Unsubscribe } from '@/lib/store/port';
import { currentLanguage, runSyncInLanguage } from '@/lib/words/language';
import { onlyStudentsText } from '@/words/access';
import { basicStudentShellFields, type StudentPageStateDto, type StudentShellDto } from './dto';

export async function getStudentShell(viewer: Viewer): Promise<StudentShellDto> {
  const { profile, clock } = await requireStudent(viewer);
  const team = await findStudentTeam(profile.studentId, clock.seasonKey);
  const league = await readLeague(profile.leagueId);
  return {
    ...basicStudentShellFields(profile, clock, team, getServices().timeZone),
    teamVersion: teamVersion(team),
    leagueName: league?.name ?? null,
    reading: effectiveReadingSettings(profile.reading, clock.supportsIn(clock.currentWeek)),
    eyesUp: isStudentLeagueArchived(profile) ? null : currentEyesUpMessageDto(league),
  };
}

/** For a student whose live connection is down. */
export async function getEyesUpMessageForStudent(viewer: Viewer): Promise<EyesUpMessageDto | null> {
  const { profile } = await requireStudent(viewer);
  return isStudentLeagueArchived(profile)
    ? null
    : currentEyesUpMessageDto(await readLeague(profile.leagueId));
}

type StudentWatcher = {
  onState(state: StudentPageStateDto): void;
  /**
   * The session was ended, has run out, or no longer belongs to a student of this season. Called
   * once; nothing follows.
   */
  onEnd(): void;
};

export type StudentPageWatchHandle = Pick<SessionWatch, 'check' | 'stop'>;

/**
 * Reports the app's state and changes of the student's own team, as long as the viewer's session
 * and profile exist. Throws 'not-signed-in' and 'not-allowed'. An interruption of the store's
 * connection isn't reported; the watch continues after it.
 */
export async function watchStudentPageState(
  viewer: Viewer,
  { onState, onEnd }: StudentWatcher,
): Promise<StudentPageWatchHandle> {
  const student = requireSignedIn(viewer);
  // The profile itself is watched below; without one of this season the watch ends at once.
  if (student.role !== 'student') throw new DomainError('not-allowed', onlyStudentsText());
  const { store, timeZone } = getServices();
  let meta: LiveSeasonState | null = null;
  let teams: readonly StudentTeam[] | null = null;
  let profile: StudentProfile | null = null;
  let league: League | null | undefined;
  let unfollowLeague: Unsubscribe = () => undefined;
  /** The league couldn't be read, so its clock is unknown and nothing is sent. */
  let isLeagueUnreadable = false;
  // News comes after the request has been answered, and is read on the same page.
  const language = currentLanguage();
  const sendState = callOnlyWhenChanged(onState);

  function sendIfKnown(): void {
    if (!meta || !teams || !profile || league === undefined || watch.isOver()) return;
    const currentProfile = profile;
    const clock = leagueClockNow(meta, league, {
      hasEnded: isStudentLeagueArchived(currentProfile),
    });
    const team =
      sortOldestFirst(teams.filter(createStatisticsSeasonFilter(clock.seasonKey)))[0] ?? null;
    const { week, seasonActive, leagueEnded, pauses, linesAsked, cardChange } = runSyncInLanguage(
      language,
      () => basicStudentShellFields(currentProfile, clock, team, timeZone),
    );
    sendState({
      // Last season's class has stopped, and its students go on to the new season.
      season: meta.currentSeason,
      week,
      seasonActive,
      leagueEnded,
      pauses,
      leagueName: league?.name ?? null,
      team: teamVersion(team),
      eyesUp: leagueEnded ? null : currentEyesUpMessageDto(league),
      ...(linesAsked ? { linesAsked } : {}),
      ...(cardChange ? { cardChange } : {}),
    });
  }

  /**
   * News from a league that the student has left isn't passed on, even if it is already on its way.
   */
  function followOwnLeague(leagueId: string): void {
    unfollowLeague();
    league = undefined;
    isLeagueUnreadable = false;
    let isLeft = false;
    const following = watchLeague(leagueId, (found) => {
      if (isLeft) return;
      league = found;
      sendIfKnown();
    });
    following.catch(() => {
      if (!isLeft) isLeagueUnreadable = true;
    });
    unfollowLeague = () => {
      isLeft = true;
      following.then(
        (stop) => stop(),
        () => undefined,
      );
    };
  }

  const { accountId, season } = student;
  const unfollow = await watchAppMeta((found) => {
    meta = found;
    sendIfKnown();
  });
  const watch = watchSession(student, onEnd);
  watch.add(
    unfollow,
    () => unfollowLeague(),
    store.watchQuery(
      studentProfiles,
      { where: equalConditions({ studentId: accountId, season }), limit: 1 },
      ([found]) => {
        if (!found) return watch.end();
        const hasMoved = profile?.leagueId !== found.leagueId;
        profile = found;
        if (hasMoved) followOwnLeague(found.leagueId);
        else sendIfKnown();
      },
    ),
    store.watchQuery(
      studentTeams,
      { where: equalConditions({ userId: accountId, season }) },
      (found) => {
        teams = found;
        sendIfKnown();
      },
    ),
  );

  return {
    stop: watch.stop,
    check() {
      watch.check();
      if (isLeagueUnreadable && profile && !watch.isOver()) followOwnLeague(profile.leagueId);
    },
  };
}
