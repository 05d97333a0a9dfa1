import { isLeagueOpen } from '@/lib/data/access/league';
import { requireTeacher, type Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { requireUsableData } from '@/lib/data/health/queries';
import { SCHOOL_ROSTER_LEASE_ID } from '@/lib/data/season/lease';
import { isAdmin } from '@/lib/data/session/queries';
import { DAY_MS } from '@/lib/domain/time/calendar';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { mailDeliveryMode } from '@/lib/platform/mail-delivery-mode';
import { getServices } from '@/lib/platform/services';
import { accounts, confirmLinks } from '@/lib/store/collections/accounts';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { seasonClock } from '@/lib/store/collections/season';
import { equalConditions } from '@/lib/store/port';
import { ALL_IS_WELL, backupText, liveSeasonWeekText, NO_BACKUP_YET, NO_MAIL } from '@/words/admin';
import { pastDayAndTimeText, shortDayText } from '@/words/dates';
import { adminRosterProblemText } from '@/words/school-roster';
import type { AdminHomeDto, AdminTaskListsDto, PendingTeacherSignUpDto } from './dto';
import { listExistingAccountsWithIds } from './names';
import { getLeagueAllowanceRequests } from './queries';
import { requireAdmin } from './require-admin';

const BACKUP_IS_OLD_MS = 2 * DAY_MS;
const MAX_LINKS = 200;

/**
 * How the server is, and which teachers wait for a proof of their address. 'not-found' for every
 * other teacher.
 */
export async function getAdminHome(viewer: Viewer): Promise<AdminHomeDto> {
  const { clock } = await requireAdmin(viewer, 'admin.page');
  const [health, roster, waiting] = await Promise.all([
    healthFacts(),
    rosterFacts(clock.season),
    waitingSignUps(),
  ]);
  return {
    facts: [
      ...health,
      ...roster,
      { isWell: !clock.isPaused, text: liveSeasonWeekText(clock) },
      ...(mailDeliveryMode() === 'mailed' ? [] : [{ isWell: false, text: NO_MAIL }]),
    ],
    waiting,
  };
}

/**
 * Everything that waits for an admin's answer, for the admin's own list of classes. Null for every
 * other teacher, whose list is the same page.
 */
export async function findAdminTasks(viewer: Viewer): Promise<AdminTaskListsDto | null> {
  const { viewer: teacher } = await requireTeacher(viewer);
  if (!(await isAdmin(teacher))) return null;
  const [requests, waiting] = await Promise.all([
    getLeagueAllowanceRequests(viewer),
    waitingSignUps(),
  ]);
  return { requests, waiting };
}

async function healthFacts(): Promise<AdminHomeDto['facts']> {
  const { now, timeZone } = getServices();
  try {
    const status = await requireUsableData();
    const well = { isWell: true, text: ALL_IS_WELL };
    // Without a status, another service keeps the data and its backups.
    if (!status) return [well];
    const { lastBackup } = status;
    if (!lastBackup) return [well, { isWell: false, text: NO_BACKUP_YET }];
    const isWell = now().getTime() - lastBackup.getTime() <= BACKUP_IS_OLD_MS;
    return [well, { isWell, text: backupText(pastDayAndTimeText(lastBackup, timeZone)) }];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [{ isWell: false, text: error.message }];
  }
}

/**
 * The problem with the school's roster. No facts while the roster can be read, if there is none,
 * and if no class needs it anymore.
 */
async function rosterFacts(season: number): Promise<AdminHomeDto['facts']> {
  const { schoolRosterSource, store, timeZone } = getServices();
  const clock = schoolRosterSource && (await store.get(seasonClock, SCHOOL_ROSTER_LEASE_ID));
  if (!clock?.failure) return [];
  const { kind, at } = clock.failure;
  const classes = await store.query(leagues, { where: equalConditions({ season }) });
  // A class that was linked or read again since has no problem.
  const isWanted = (league: League) =>
    isLeagueOpen(league) && league.schoolClass?.problem?.why === kind;
  if (!classes.some(isWanted)) return [];
  const tried = pastDayAndTimeText(dateFromTimestamp(at), timeZone);
  return [{ isWell: false, text: adminRosterProblemText(kind, tried) }];
}

/** Teachers with a link that nobody has opened, the longest waiting first. */
async function waitingSignUps(): Promise<PendingTeacherSignUpDto[]> {
  const { store, timeZone } = getServices();
  const links = await store.query(confirmLinks, { limit: MAX_LINKS });
  const ids = [...new Set(links.map(({ accountId }) => accountId))];
  const found = (await store.getMany(accounts, ids)).flatMap((record) =>
    record?.teacherSignUp ? [{ id: record.id, signUp: record.teacherSignUp }] : [],
  );
  const emails = new Map(
    (await listExistingAccountsWithIds(found.map(({ id }) => id))).map((each) => [
      each.accountId,
      each.email,
    ]),
  );
  return found
    .toSorted((a, b) => a.signUp.agreedAt.seconds - b.signUp.agreedAt.seconds)
    .map(({ id, signUp: { displayName, school, agreedAt } }) => ({
      accountId: id,
      displayName,
      school,
      email: emails.get(id) ?? '',
      on: shortDayText(dateFromTimestamp(agreedAt), timeZone) ?? '',
    }));
}
