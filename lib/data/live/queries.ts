import { createHash } from 'node:crypto';
import { isLeagueEnded, requireSignedIn, type Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { clockNow } from '@/lib/data/season/clock';
import type { LiveStateDto } from '@/lib/data/season/dto';
import { followMeta } from '@/lib/data/season/meta';
import { type SessionWatch, watchSession } from '@/lib/data/session/watch';
import type { ClockMeta } from '@/lib/domain/calendar/clock';
import { getServices } from '@/lib/server/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { type StudentTeam, studentTeams } from '@/lib/store/collections/teams';
import { equal } from '@/lib/store/port';
import { ONLY_STUDENTS } from '@/words/access';

type StudentWatcher = {
  /** Called once with the present state and again after each change. */
  onState(state: LiveStateDto): void;
  /** The session was ended, has run out, or no longer belongs to a student of this season. Called once; nothing follows. */
  onEnd(): void;
};

export type StudentWatch = Pick<SessionWatch, 'check' | 'stop'>;

/**
 * Tells of the app's state and of changes of the own team, as long as the viewer's session and profile are there. Throws
 * 'not-signed-in' and 'not-allowed'. A pause of the store's connection tells nothing; the watch goes on by itself.
 */
export async function watchStudent(viewer: Viewer, { onState, onEnd }: StudentWatcher): Promise<StudentWatch> {
  const student = requireSignedIn(viewer);
  // The profile itself is watched below; without one of this season the watch ends at once.
  if (student.role !== 'student') throw new DomainError('not-allowed', ONLY_STUDENTS);
  const { store } = getServices();
  let meta: ClockMeta | null = null;
  let team: string | null = null;
  /** Null until the profile is known. */
  let ended: boolean | null = null;
  let told = '';

  function tell(): void {
    if (!meta || team === null || ended === null || watch.isOver()) return;
    const { season, currentWeek, isPaused } = clockNow(meta, null, { hasEnded: ended });
    const state: LiveStateDto = { season, week: currentWeek, seasonActive: !isPaused, team };
    const text = JSON.stringify(state);
    if (text === told) return;
    told = text;
    onState(state);
  }

  const { accountId, season } = student;
  const unfollow = await followMeta((found) => {
    meta = found;
    tell();
  });
  const watch = watchSession(student, onEnd);
  watch.add(
    unfollow,
    store.watchQuery(studentProfiles, { where: equal({ studentId: accountId, season }), limit: 1 }, ([profile]) => {
      if (!profile) return watch.end();
      ended = isLeagueEnded(profile);
      tell();
    }),
    store.watchQuery(studentTeams, { where: equal({ userId: accountId, season }), limit: 1 }, ([found]) => {
      team = found ? versionOf(found) : '';
      tell();
    }),
  );

  return watch;
}

function versionOf(team: StudentTeam): string {
  return createHash('sha256').update(JSON.stringify(team)).digest('hex').slice(0, 12);
}
