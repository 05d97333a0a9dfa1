import { createHash } from 'node:crypto';
import { isLeagueEnded } from '@/lib/data/access/student';
import { requireSignedIn, type Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import type { LiveStateDto } from '@/lib/data/live/dto';
import { followMeta } from '@/lib/data/season/meta';
import { isLive } from '@/lib/data/session/commands';
import { getServices } from '@/lib/server/services';
import { type Session, sessions } from '@/lib/store/collections/accounts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import type { AppMeta } from '@/lib/store/collections/season';
import { type StudentTeam, studentTeams } from '@/lib/store/collections/teams';
import type { Unsubscribe } from '@/lib/store/port';
import { ONLY_STUDENTS } from '@/words/access';

export type StudentWatcher = {
  /** Called once with the present state and again after each change. */
  onState(state: LiveStateDto): void;
  /** The session was ended, has run out, or no longer belongs to a student of this season. Called once; nothing follows. */
  onEnd(): void;
};

export type StudentWatch = {
  /** Ends the watch when the session has run out meanwhile: time alone changes no document. */
  check(): void;
  stop: Unsubscribe;
};

/**
 * Tells of the app's state and of changes of the own team, as long as the viewer's session and profile are there. Throws
 * 'not-signed-in' and 'not-allowed'. A pause of the store's connection tells nothing; the watch goes on by itself.
 */
export async function watchStudent(viewer: Viewer, { onState, onEnd }: StudentWatcher): Promise<StudentWatch> {
  const student = requireSignedIn(viewer);
  // The profile itself is watched below; without one of this season the watch ends at once.
  if (student.role !== 'student') throw new DomainError('not-allowed', ONLY_STUDENTS);
  const { store, now } = getServices();
  let meta: AppMeta | null = null;
  let session: Session | null = null;
  let team: string | null = null;
  /** Null until the profile is known. */
  let ended: boolean | null = null;
  let told = '';
  let isOver = false;
  const watches: Unsubscribe[] = [];

  function stop(): void {
    isOver = true;
    for (const unsubscribe of watches.splice(0)) unsubscribe();
  }

  function end(): void {
    if (isOver) return;
    stop();
    onEnd();
  }

  function tell(): void {
    if (isOver || !meta || team === null || ended === null) return;
    const { currentSeason, currentWeek } = meta;
    const state: LiveStateDto = { season: currentSeason, week: currentWeek, seasonActive: meta.seasonActive && !ended, team };
    const text = JSON.stringify(state);
    if (text === told) return;
    told = text;
    onState(state);
  }

  const season = { field: 'season', op: '==', value: student.season } as const;
  watches.push(
    await followMeta((found) => {
      meta = found;
      tell();
    }),
    store.watch(sessions, student.sessionId, (found) => {
      session = found;
      if (!found || found.accountId !== student.accountId) end();
    }),
    store.watchQuery(
      studentProfiles,
      { where: [{ field: 'studentId', op: '==', value: student.accountId }, season], limit: 1 },
      ([profile]) => {
        if (!profile) return end();
        ended = isLeagueEnded(profile);
        tell();
      },
    ),
    store.watchQuery(
      studentTeams,
      { where: [{ field: 'userId', op: '==', value: student.accountId }, season], limit: 1 },
      ([found]) => {
        team = found ? versionOf(found) : '';
        tell();
      },
    ),
  );

  return {
    check() {
      if (session && !isLive(session, now())) end();
    },
    stop,
  };
}

function versionOf(team: StudentTeam): string {
  return createHash('sha256').update(JSON.stringify(team)).digest('hex').slice(0, 12);
}
