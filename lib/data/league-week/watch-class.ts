import { classRoleOf } from '@/lib/data/access/league';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { leagueClockNow, watchAppMeta } from '@/lib/data/season/clock';
import { type SessionWatch, watchSession, whenChanged } from '@/lib/data/session/watch';
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
 * Changes within this time are sent together: a class of thirty at work makes at most three
 * messages a second.
 */
export const UPDATE_INTERVAL_MS = 400;

export type ClassWatch = Pick<SessionWatch, 'check' | 'stop'>;

type ClassState = {
  readonly league: League;
  readonly clock: LeagueClock;
  readonly profiles: ListedDocuments<StudentProfile>;
};

type Part = {
  /** Starts to watch, and calls `changed` after each change. */
  readonly watch: (changed: () => void, league: League) => () => void;
  /** True once everything it watches has arrived. */
  readonly isThere: () => boolean;
};

type ClassWatcher<News> = {
  parts?: readonly Part[];
  view: (moment: ClassState) => News;
  /** Called once with the present view and again whenever it is another one. */
  onNews: (news: News) => void;
  /**
   * Called when the session has ended or expired, or the teacher no longer has a role in the
   * league.
   */
  onEnd: () => void;
};

/**
 * The caller has proven that the class is the teacher's. Sends the first news as soon as
 * everything is known, and later changes after a short delay that bundles them. When the store's
 * connection drops, it sends nothing and reconnects by itself.
 */
export async function watchClass<News>(
  teacher: SignedInViewer,
  atFirst: League,
  { parts = [], view, onNews, onEnd }: ClassWatcher<News>,
): Promise<ClassWatch> {
  const { store } = getServices();
  let league = atFirst;
  let meta: LiveSeasonState | null = null;
  let profiles: ListedDocuments<StudentProfile> | null = null;
  let wasTold = false;
  const tell = whenChanged(onNews);
  let timer: NodeJS.Timeout | null = null;
  const unfollow = await watchAppMeta((found) => {
    meta = found;
    changed();
  });
  const watch = watchSession(teacher, onEnd);
  watch.add(unfollow, () => {
    if (timer) clearTimeout(timer);
  });

  function isKnown(): boolean {
    return (
      meta !== null && profiles !== null && parts.every((part) => part.isThere()) && !watch.isOver()
    );
  }

  function changed(): void {
    if (!isKnown()) return;
    if (!wasTold) tellNow();
    else
      timer ??= setTimeout(() => {
        timer = null;
        tellNow();
      }, UPDATE_INTERVAL_MS);
  }

  function tellNow(): void {
    if (!meta || !profiles || !isKnown()) return;
    wasTold = true;
    tell(view({ league, clock: leagueClockNow(meta, league), profiles }));
  }

  watch.add(
    store.watch(leagues, league.id, (found) => {
      if (!found || !classRoleOf(found, teacher.accountId)) return watch.end();
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
      if (!classRoleOf(league, teacher.accountId)) watch.end();
    },
  };
}
