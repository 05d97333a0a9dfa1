import { classRoleToday } from '@/lib/data/access/league';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { leagueClockNow, watchAppMeta } from '@/lib/data/season/clock';
import { callOnlyWhenChanged, type SessionWatch, watchSession } from '@/lib/data/session/watch';
import type { LeagueClock, LiveSeasonState } from '@/lib/domain/calendar/clock';
import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import {
  type StudentProfile,
  studentProfiles,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { equalConditions, type ListedDocuments } from '@/lib/store/port';
import { studentsOfLeagueQuery } from './class-week';

/**
 * Changes within this time are sent together, so a class of thirty at work makes at most three
 * messages a second.
 */
export const UPDATE_INTERVAL_MS = 400;

export type ClassWatchHandle = Pick<SessionWatch, 'check' | 'stop'>;

type ClassState = {
  readonly league: League;
  readonly clock: LeagueClock;
  readonly profiles: ListedDocuments<StudentProfile>;
};

type Part = {
  readonly watch: (changed: () => void, league: League) => () => void;
  readonly isLoaded: () => boolean;
};

type ClassWatcher<News> = {
  parts?: readonly Part[];
  view: (moment: ClassState) => News;
  /** Called once everything is loaded, and again whenever the view has changed. */
  onNews: (news: News) => void;
  /** Called when the session is over, or the teacher no longer has a role in the league. */
  onEnd: () => void;
};

/**
 * The caller has checked that the class is the teacher's. Sends the first news once everything is
 * loaded, and later changes after a short delay that bundles them. When the store's connection
 * drops, it sends nothing and reconnects by itself.
 */
export async function watchClass<News>(
  teacher: SignedInViewer,
  leagueAtStart: League,
  { parts = [], view, onNews, onEnd }: ClassWatcher<News>,
): Promise<ClassWatchHandle> {
  const { store } = getServices();
  let league = leagueAtStart;
  let meta: LiveSeasonState | null = null;
  let profiles: ListedDocuments<StudentProfile> | null = null;
  let hasSent = false;
  const sendIfChanged = callOnlyWhenChanged(onNews);
  let timer: NodeJS.Timeout | null = null;
  const stopWatchingMeta = await watchAppMeta((found) => {
    meta = found;
    changed();
  });
  const watch = watchSession(teacher, onEnd);
  watch.add(stopWatchingMeta, () => {
    if (timer) clearTimeout(timer);
  });

  function isComplete(): boolean {
    return (
      meta !== null &&
      profiles !== null &&
      parts.every((part) => part.isLoaded()) &&
      !watch.isOver()
    );
  }

  function changed(): void {
    if (!isComplete()) return;
    if (!hasSent) sendNow();
    else
      timer ??= setTimeout(() => {
        timer = null;
        sendNow();
      }, UPDATE_INTERVAL_MS);
  }

  function sendNow(): void {
    if (!meta || !profiles || !isComplete()) return;
    hasSent = true;
    sendIfChanged(view({ league, clock: leagueClockNow(meta, league), profiles }));
  }

  watch.add(
    store.watch(leagues, league.id, (found) => {
      if (!found || !classRoleToday(found, teacher.accountId)) return watch.end();
      league = found;
      changed();
    }),
    store.watchQuery(
      teacherProfiles,
      {
        where: equalConditions({ teacherId: teacher.accountId, season: teacher.season }),
        limit: 1,
      },
      (found, unreadable) => {
        if (found.length + unreadable.length === 0) watch.end();
      },
    ),
    store.watchQuery(studentProfiles, studentsOfLeagueQuery(league), (documents, unreadable) => {
      profiles = { documents, unreadable };
      changed();
    }),
    ...parts.map((part) => part.watch(changed, league)),
  );
  return {
    stop: watch.stop,
    check() {
      watch.check();
      if (!classRoleToday(league, teacher.accountId)) watch.end();
    },
  };
}
