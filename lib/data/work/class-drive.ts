import type { SignedInViewer } from '@/lib/data/access/viewer';
import {
  classProgressQuery,
  filterByStatisticsSeason,
  type StudentWithClock,
} from '@/lib/data/work/week';
import { type SeasonKey, seasonIdPrefix } from '@/lib/domain/calendar/season-key';
import {
  type ClassDriveProgress,
  countRightAndAllCardsOfStudent,
  measureClassDrive,
  type StudentCardCounts,
} from '@/lib/domain/class/class-drive';
import { oncePerProcess } from '@/lib/per-process';
import { createVersionedCache } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StudentWeeklyProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { equalConditions } from '@/lib/store/port';

type ClassCards = { readonly students: number; readonly cards: Map<string, StudentCardCounts> };
type ClassWeek = {
  readonly leagueId: string;
  readonly seasonKey: SeasonKey;
  readonly week: number;
};

const MAX_CLASSES = 500;

/**
 * A page pays no read for its class's drive. A process counts each class's week once in ten
 * minutes; its own answers count at once, those of other processes after that time.
 */
const driveCache = oncePerProcess('fractionLeagueDrives', () => ({
  counted: createVersionedCache<ClassCards>({ maxEntries: MAX_CLASSES, maxAgeMs: 10 * 60_000 }),
  live: new Map<string, Map<string, StudentCardCounts>>(),
}));

const keyOf = ({ leagueId, seasonKey, week }: ClassWeek) =>
  `${leagueId} ${seasonIdPrefix(seasonKey)} ${week}`;

type Classmate = Pick<StudentWithClock, 'profile' | 'clock'> & {
  readonly viewer: Pick<SignedInViewer, 'visit'>;
  readonly league: Pick<League, 'driveOff'> | null;
};

/**
 * The drive of a student's class in its week; null without a class or a week, and where the teacher
 * wants none.
 *
 * @param own the student's own week, which has just been read
 */
export async function classDriveOfStudent(
  { viewer, profile: { leagueId }, clock: { seasonKey, currentWeek: week }, league }: Classmate,
  own: StudentWeeklyProgress | null,
): Promise<ClassDriveProgress | null> {
  if (!league || league.driveOff || week === 0) return null;
  const { students, cards } = await readClassCards({ leagueId, seasonKey, week });
  // A week that a teacher's look would have opened isn't open.
  if (own && viewer.visit !== 'look') updateCachedClassDriveCards(own);
  return measureClassDrive(
    students,
    [...cards.values()],
    own && countRightAndAllCardsOfStudent(own).all,
  );
}

function readClassCards(classWeek: ClassWeek): Promise<ClassCards> {
  const key = keyOf(classWeek);
  return driveCache.counted.read(key, '', () => countCards(key, classWeek));
}

async function countCards(
  key: string,
  { leagueId, seasonKey, week }: ClassWeek,
): Promise<ClassCards> {
  const { store } = getServices();
  const cards = new Map<string, StudentCardCounts>();
  driveCache.live.delete(key);
  const [oldest] = driveCache.live.keys();
  if (oldest !== undefined && driveCache.live.size >= MAX_CLASSES) driveCache.live.delete(oldest);
  driveCache.live.set(key, cards);
  const { season } = seasonKey;
  const [students, stored] = await Promise.all([
    store.count(studentProfiles, { where: equalConditions({ leagueId, season }) }),
    store.list(studentWeeklyProgress, classProgressQuery({ id: leagueId, season }, week)),
  ]);
  // An answer that came during the query is newer than its result.
  for (const progress of filterByStatisticsSeason(stored, seasonKey).documents)
    if (!cards.has(progress.studentId))
      cards.set(progress.studentId, countRightAndAllCardsOfStudent(progress));
  return { students, cards };
}

export function updateCachedClassDriveCards(progress: StudentWeeklyProgress): void {
  const { leagueId, studentId, season, statisticsSeason = season, week } = progress;
  const games = { season, statisticsSeason };
  driveCache.live
    .get(keyOf({ leagueId, seasonKey: games, week }))
    ?.set(studentId, countRightAndAllCardsOfStudent(progress));
}
