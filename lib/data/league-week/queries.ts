import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { listedAbout } from '@/lib/data/season/about';
import { clockNow } from '@/lib/data/season/clock';
import { followMeta } from '@/lib/data/season/meta';
import { type SessionWatch, watchSession } from '@/lib/data/session/watch';
import { waitingName } from '@/lib/data/team/naming';
import { toldCurrentDeadline, toldDeadline } from '@/lib/data/week/deadline';
import type { TaskTimes } from '@/lib/data/week/student-week';
import type { ClockMeta } from '@/lib/domain/calendar/clock';
import { getServices } from '@/lib/server/services';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { type StudentWeeklyProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { equal, type Listed } from '@/lib/store/port';
import { askedWeek, type GridChoice, gridRows, progressOf, readOlderTasks, studentsOf } from './class-week';
import type { GridNewsDto, GridRowDto, LeagueWeekDto } from './dto';

/**
 * What each student of one's own league has done in one week: two documents a student, in two reads. 'not-found' for anyone else's league,
 * 'not-allowed' for students.
 */
export async function getLeagueWeek(viewer: Viewer, leagueId: string, choice: GridChoice): Promise<LeagueWeekDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId);
  const { store, now, timeZone } = getServices();
  const { week, latestWeek, isCurrent, deadline } = askedWeek(clock, choice.week);
  const [profiles, stored] = await Promise.all([
    store.list(studentProfiles, studentsOf(league)),
    store.list(studentWeeklyProgress, progressOf(league, week)),
  ]);
  const progress = listedAbout(stored, clock.games);
  const olderTasks = await readOlderTasks(league, clock.games, week, progress.documents);
  const rows = gridRows({ profiles, progress, olderTasks }, { clock, week, deadline, isCurrent, projector: choice.projector });
  const time = now();
  return {
    leagueId: league.id,
    season: league.season,
    week,
    latestWeek,
    isCurrent,
    deadline: deadline && (isCurrent ? toldCurrentDeadline(clock, timeZone, time) : toldDeadline(deadline, timeZone, time)),
    now: time.toISOString(),
    rows,
    waitingNames:
      choice.projector || clock.isPast ? 0 : profiles.documents.filter((profile) => waitingName(profile) !== null).length,
    join: rows.length === 0 ? { code: league.code, password: league.password } : null,
  };
}

type GridWatcher = {
  /** Called once with every row and again with what has changed. */
  onNews(news: GridNewsDto): void;
  /** The session was ended or has run out, or the league isn't this teacher's anymore. Called once; nothing follows. */
  onEnd(): void;
};

export type GridWatch = Pick<SessionWatch, 'check' | 'stop'>;

/** Changes within this time are sent together: a class of thirty at work makes at most three messages a second. */
export const GATHER_MS = 400;

/**
 * Tells of one week of one's own league while the class works, as long as the viewer's session is there and the league is theirs. The latest
 * week stays the one that was the latest at the start; that another was opened is told. Throws as `getLeagueWeek` does. A pause of the
 * store's connection tells nothing; the watch goes on by itself.
 */
export async function watchLeagueWeek(
  viewer: Viewer,
  leagueId: string,
  choice: GridChoice,
  { onNews, onEnd }: GridWatcher,
): Promise<GridWatch> {
  const { viewer: teacher, league: atFirst, clock: atStart } = await requireOwnLeague(viewer, leagueId);
  const { store, now } = getServices();
  const { week } = askedWeek(atStart, choice.week);

  let league = atFirst;
  let meta: ClockMeta | null = null;
  let profiles: Listed<StudentProfile> | null = null;
  let stored: Listed<StudentWeeklyProgress> | null = null;
  let olderTasks: ReadonlyMap<string, TaskTimes> | null = null;
  let told: { rows: Map<string, string>; latestWeek: number } | null = null;
  let timer: NodeJS.Timeout | null = null;
  const unfollow = await followMeta((found) => {
    meta = found;
    changed();
  });
  const watch = watchSession(teacher, onEnd);
  watch.add(unfollow, () => {
    if (timer) clearTimeout(timer);
  });

  /** The first time at once, then not before others have had the time to come along. */
  function changed(): void {
    if (!meta || !profiles || !stored || !olderTasks || watch.isOver()) return;
    if (!told) tell();
    else
      timer ??= setTimeout(() => {
        timer = null;
        tell();
      }, GATHER_MS);
  }

  function tell(): void {
    if (!meta || !profiles || !stored || !olderTasks || watch.isOver()) return;
    const clock = clockNow(meta, league);
    // The class may have gone to another season since.
    const progress = listedAbout(stored, clock.games);
    const { latestWeek } = askedWeek(clock, null);
    const { deadline, isCurrent } = askedWeek(clock, week);
    const rows = gridRows({ profiles, progress, olderTasks }, { clock, week, deadline, isCurrent, projector: choice.projector });
    const texts = new Map(rows.map((row) => [row.studentId, JSON.stringify(row)]));
    const before = told;
    const isNew = (row: GridRowDto) => before?.rows.get(row.studentId) !== texts.get(row.studentId);
    const news = rows.filter(isNew);
    const gone = before ? [...before.rows.keys()].filter((id) => !texts.has(id)) : [];
    told = { rows: texts, latestWeek };
    if (before && news.length === 0 && gone.length === 0 && before.latestWeek === latestWeek) return;
    onNews({ now: now().toISOString(), latestWeek, isAll: before === null, rows: news, gone });
  }

  function learnOlderTasks(found: readonly StudentWeeklyProgress[]): void {
    readOlderTasks(league, atStart.games, week, found).then(
      (tasks) => {
        olderTasks = tasks;
        changed();
      },
      // Asked again with the next change.
      () => undefined,
    );
  }

  watch.add(
    store.watch(leagues, league.id, (found) => {
      if (found?.teacherId !== teacher.accountId) return watch.end();
      league = found;
      changed();
    }),
    store.watchQuery(
      teacherProfiles,
      {
        where: equal({ teacherId: teacher.accountId, season: teacher.season }),
        limit: 1,
      },
      (found, unreadable) => {
        if (found.length + unreadable.length === 0) watch.end();
      },
    ),
    store.watchQuery(studentProfiles, studentsOf(league), (documents, unreadable) => {
      profiles = { documents, unreadable };
      changed();
    }),
    store.watchQuery(studentWeeklyProgress, progressOf(league, week), (documents, unreadable) => {
      stored = { documents, unreadable };
      if (olderTasks) changed();
      else learnOlderTasks(listedAbout(stored, atStart.games).documents);
    }),
  );

  return watch;
}
