import type { Viewer } from '@/lib/data/access/viewer';
import { leagueAllowanceWithoutRecord } from '@/lib/data/allowance/allowance';
import { sortOldestFirst } from '@/lib/data/find-unique';
import { OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { readTeacherNames } from '@/lib/data/profile/teacher-names';
import type { SeasonClockFailureDto } from '@/lib/data/season/dto';
import { SEASON_CLOCK_LEASE_ID } from '@/lib/data/season/lease';
import { isSessionUnexpired } from '@/lib/data/session/commands';
import { toSignInAddress } from '@/lib/domain/account/accounts';
import { latestTuesdayOpening } from '@/lib/domain/football/schedule';
import { groupBy } from '@/lib/domain/lists';
import {
  addDays,
  type CalendarDay,
  DAY_MS,
  formatTimestampMmDdYyyy,
  toCalendarDay,
} from '@/lib/domain/time/calendar';
import { compareTimestamps, dateFromTimestamp } from '@/lib/domain/time/timestamp';
import type { IdentityPort } from '@/lib/identity/port';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import { teacherAndClassInvitations } from '@/lib/store/collections/accounts';
import { type AuditLogRecord, auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import {
  leagueAllowanceRequests,
  type TeacherProfile,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { seasonClock } from '@/lib/store/collections/season';
import { equalConditions, type Query } from '@/lib/store/port';
import { anAdminText } from '@/words/account';
import { type AuditTimeRange, auditActionsOfKind, auditDayText, auditDetail } from '@/words/audit';
import { dayText, pastDayAndTimeText, shortDayText, timeText } from '@/words/dates';
import type {
  AuditFilterDto,
  AuditPageDto,
  LeagueAllowanceListDto,
  LeagueAllowanceRequestDto,
  LeagueAllowanceRowDto,
  TeacherInvitationDto,
} from './dto';
import { listActorAndTargetNames, listExistingAccountsWithIds, signInName } from './names';
import { requireAdmin } from './require-admin';

/** Audit records or teachers on a page; at most as many as Firestore takes in one `in`. */
const PAGE_SIZE = 25;
/**
 * The store has no cursor, so a page costs all pages before it; filters help to go further back.
 */
export const MAX_AUDIT_PAGE = 40;

/**
 * The audit log, newest first. For admins; 'not-found' for every other teacher. No command changes
 * it.
 *
 * @param filter null for each part that doesn't matter. `who` is an email, a user name, or an id.
 * @param page from 1 to {@link MAX_AUDIT_PAGE}.
 */
export async function getAuditPage(
  viewer: Viewer,
  { kind, when, outcome, who, page }: AuditFilterDto & { page: number },
): Promise<AuditPageDto> {
  const { viewer: admin, profile, clock } = await requireAdmin(viewer, 'audit.read');
  const { store, timeZone, now } = getServices();
  const shown = Math.min(Math.max(1, page), MAX_AUDIT_PAGE);
  const actorId = who === null ? null : await findActor(who);
  const [actor] = actorId === null ? [] : await listExistingAccountsWithIds([actorId]);
  if (who !== null && actorId === null)
    return { rows: [], page: 1, hasMore: false, who, isNobody: true };
  const where: Where = [
    ...(actorId === null ? [] : equalConditions({ actorId })),
    ...(kind === null
      ? []
      : [{ field: 'action' as const, op: 'in' as const, value: auditActionsOfKind(kind) }]),
    ...(outcome === null ? [] : equalConditions({ outcome })),
  ];
  const today = toCalendarDay(now(), timeZone);
  const dayOf = ({ at }: AuditLogRecord) => toCalendarDay(dateFromTimestamp(at), timeZone);
  const found =
    when === null
      ? await newest(where, shown * PAGE_SIZE + 1)
      : await newestOfDays(where, daysOf(when, today), dayOf);
  const records = found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
  const ids = records.map(({ id }) => id);
  const [names, repeats] = await Promise.all([
    listActorAndTargetNames(
      records,
      clock.season,
      new Map([[admin.accountId, profile.displayName]]),
    ),
    store.getMany(auditRepeats, ids),
  ]);
  return {
    rows: records.map((record, index) => {
      const repeat = repeats[index];
      const isDenied = record.outcome === 'denied';
      const day = dayOf(record);
      const at = dateFromTimestamp(record.at);
      const students = repeat && !isDenied ? repeat.count : null;
      // Another program may store the words themselves.
      const words = record.values
        ? auditDetail(record.action, record.values)
        : (record.detail ?? null);
      return {
        id: record.id,
        day: auditDayText(daysBetween(day, today), dayInWords(at, day, today, timeZone)),
        time: timeText(at, timeZone),
        actor: names[index]?.actor ?? record.actorId,
        actorId: record.actorId,
        action: record.action,
        target: names[index]?.target ?? record.target,
        place: names[index]?.place ?? null,
        outcome: record.outcome,
        students,
        detail: students === null ? words : null,
        repeated:
          repeat && isDenied
            ? {
                times: repeat.count,
                lastAt: timeText(dateFromTimestamp(repeat.lastAt), timeZone),
              }
            : null,
      };
    }),
    page: shown,
    hasMore: found.length > shown * PAGE_SIZE && shown < MAX_AUDIT_PAGE,
    who: actor ? signInName(actor) : actorId,
    isNobody: false,
  };
}

type Where = NonNullable<Query<AuditLogRecord>['where']>;

const newest = (where: Where, limit: number): Promise<AuditLogRecord[]> =>
  getServices().store.query(auditLog, {
    ...(where.length === 0 ? {} : { where }),
    orderBy: { field: 'at', direction: 'desc' },
    limit,
  });

type Days = { from: CalendarDay; to: CalendarDay };

function daysOf(when: AuditTimeRange, today: CalendarDay): Days {
  const back = { today: 0, yesterday: 1, week: 6, month: 29 }[when];
  return { from: addDays(today, -back), to: when === 'yesterday' ? addDays(today, -1) : today };
}

/**
 * The store has no ranges: records are read from the newest until the days are passed, as far back
 * as there are pages.
 */
async function newestOfDays(
  where: Where,
  { from, to }: Days,
  dayOf: (record: AuditLogRecord) => CalendarDay,
) {
  const most = MAX_AUDIT_PAGE * PAGE_SIZE + 1;
  for (let limit = 4 * PAGE_SIZE; ; limit *= 4) {
    const found = await newest(where, Math.min(limit, most));
    const last = found.at(-1);
    if (limit >= most || found.length < limit || !last || dayOf(last) < from) {
      return found.filter((record) => dayOf(record) >= from && dayOf(record) <= to);
    }
  }
}

const daysBetween = (day: CalendarDay, today: CalendarDay): number =>
  (Date.parse(today) - Date.parse(day)) / DAY_MS;

/** "Monday, November 23", with the year if it isn't this one. */
const dayInWords = (at: Date, day: CalendarDay, today: CalendarDay, timeZone: string): string =>
  day.slice(0, 4) === today.slice(0, 4)
    ? dayText(at, timeZone)
    : `${dayText(at, timeZone)}, ${day.slice(0, 4)}`;

/** The requested person's id; null if nobody has this email or user name. */
async function findActor(who: string): Promise<string | null> {
  if (who === OPERATOR_ACTOR_ID || /^[0-9a-f]{16,64}$/.test(who)) return who;
  return (await getServices().identity.findAccountByEmail(toSignInAddress(who)))?.accountId ?? null;
}

/**
 * Why the automatic season couldn't open its week; null if it could. For admins; 'not-found' for
 * others.
 */
export async function findSeasonClockFailure(
  viewer: Viewer,
): Promise<SeasonClockFailureDto | null> {
  const { clock: live } = await requireAdmin(viewer, 'season-clock.read');
  const { store, timeZone, now } = getServices();
  // A failure from another Tuesday, or one fixed by hand, is over.
  const slot = latestTuesdayOpening(now(), timeZone);
  if (env().SEASON_CLOCK === 'off' || live.weekStartedAt >= slot) return null;
  const clock = await store.get(seasonClock, SEASON_CLOCK_LEASE_ID);
  if (!clock?.failure || dateFromTimestamp(clock.slot) < slot) return null;
  const moment = (at: { seconds: number; nanoseconds: number }) =>
    pastDayAndTimeText(dateFromTimestamp(at), timeZone);
  return {
    sentence: clock.failure.message,
    at: moment(clock.failure.at),
    nextTryAt: clock.nextTryAt && moment(clock.nextTryAt),
  };
}

/** An account's address never changes, so each is looked up once per process. */
const knownEmails = new WeakMap<IdentityPort, Map<string, string>>();

/**
 * Every teacher who ever signed up, by name, with the leagues used and allowed this season, and
 * addresses that only have an allowance. For admins; 'not-found' for every other teacher.
 *
 * @param search part of a name, school, or address; empty for all.
 * @param page from 1; the last one if there are fewer.
 */
export async function listTeacherAllowances(
  viewer: Viewer,
  { search, page }: { search: string; page: number },
): Promise<LeagueAllowanceListDto> {
  const { clock } = await requireAdmin(viewer, 'allowance.read');
  const { store } = getServices();
  const [found, allowed] = await Promise.all([
    store.list(teacherProfiles, {}),
    store.list(teacherLeagueAllowances, {}),
  ]);
  const oldToNew = found.documents.toSorted((a, b) => b.season - a.season).toReversed();
  const newest = new Map(oldToNew.map((profile) => [profile.teacherId, profile]));
  const emails = await emailsOf([...newest.keys()]);
  // If an address has two records, the first one counts.
  const inTurn = sortOldestFirst(allowed.documents).toReversed();
  const allowedFor = new Map(inTurn.map(({ email, leagueAllowance }) => [email, leagueAllowance]));

  const teachers = [...newest.values()].map((profile) => ({
    profile,
    email: emails.get(profile.teacherId) ?? '',
  }));
  const withTeacher = new Set(teachers.map(({ email }) => email));
  const withoutTeacher = [...allowedFor.keys()]
    .filter((email) => !withTeacher.has(email))
    .map((email) => ({ profile: null, email }));
  const wanted = search.trim().toLowerCase();
  const matching = [...teachers, ...withoutTeacher]
    .filter(({ profile, email }) =>
      [email, profile?.displayName, profile?.schoolAuthority?.school].some((text) =>
        text?.toLowerCase().includes(wanted),
      ),
    )
    .sort(
      (a, b) =>
        (a.profile?.displayName ?? '\uffff').localeCompare(
          b.profile?.displayName ?? '\uffff',
          'en',
        ) || a.email.localeCompare(b.email),
    );

  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const shown = Math.min(Math.max(1, page), pages);
  const rows = matching.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
  const shownTeachers = rows.flatMap(({ profile }) => (profile ? [profile.teacherId] : []));
  const own = await queryWithAnyValue(
    store,
    leagues,
    'teacherId',
    shownTeachers,
    equalConditions({ season: clock.season }),
  );
  const used = groupBy(
    own.filter(({ archivedAt }) => !archivedAt),
    ({ teacherId }) => teacherId,
  );
  const byDefault = env().DEFAULT_LEAGUE_ALLOWANCE;
  return {
    rows: rows.map(({ profile, email }) => ({
      email,
      teacher: profile && teacherDto(profile),
      leaguesUsed: (profile && used.get(profile.teacherId)?.length) ?? 0,
      leaguesAllowed: allowedFor.get(email) ?? leagueAllowanceWithoutRecord(profile),
      hasRecord: allowedFor.has(email),
    })),
    total: matching.length,
    page: shown,
    pages,
    defaultAllowance: byDefault,
    unreadable: found.unreadable.length + allowed.unreadable.length,
  };
}

function teacherDto({
  displayName,
  schoolAuthority,
}: TeacherProfile): NonNullable<LeagueAllowanceRowDto['teacher']> {
  return {
    displayName,
    authority: schoolAuthority
      ? {
          school: schoolAuthority.school,
          name: schoolAuthority.name,
          agreedOn: formatTimestampMmDdYyyy(schoolAuthority.agreedAt, getServices().timeZone),
          noticeVersion: schoolAuthority.noticeVersion,
        }
      : null,
  };
}

async function emailsOf(accountIds: readonly string[]): Promise<Map<string, string>> {
  const { identity } = getServices();
  const known = knownEmails.get(identity) ?? new Map<string, string>();
  knownEmails.set(identity, known);
  const unknown = accountIds.filter((id) => !known.has(id));
  for (const { accountId, email } of await listExistingAccountsWithIds(unknown))
    known.set(accountId, email);
  return known;
}

/** The most invitations, or requests for more leagues, that one page shows. */
const MOST = 200;

/** Unused invitations, newest first. For admins; 'not-found' for every other teacher. */
export async function getTeacherInvitations(viewer: Viewer): Promise<TeacherInvitationDto[]> {
  await requireAdmin(viewer, 'teacher.invitations');
  const { store, now, timeZone } = getServices();
  const found = await store.query(teacherAndClassInvitations, {
    orderBy: { field: 'createdAt', direction: 'desc' },
    limit: MOST,
  });
  // Invitations into a class belong to the class's owner, not to the admin.
  const own = found.filter(({ role }) => role === undefined);
  const names = await readTeacherNames(own.map(({ invitedBy }) => invitedBy));
  return own.map((invitation) => ({
    id: invitation.id,
    email: invitation.email,
    invitedBy: names.get(invitation.invitedBy) ?? anAdminText(),
    sentOn: formatTimestampMmDdYyyy(invitation.createdAt, timeZone),
    endsOn: formatTimestampMmDdYyyy(invitation.expiresAt, timeZone),
    isOver: !isSessionUnexpired(invitation, now()),
  }));
}

/** Teachers' unanswered requests, oldest first. For admins; 'not-found' for every other teacher. */
export async function getLeagueAllowanceRequests(
  viewer: Viewer,
): Promise<LeagueAllowanceRequestDto[]> {
  await requireAdmin(viewer, 'allowance.requests');
  const { store, timeZone } = getServices();
  const found = await store.query(leagueAllowanceRequests, {
    where: equalConditions({ isOpen: true }),
    limit: MOST,
  });
  const ids = found.map(({ id }) => id);
  const [names, emails] = await Promise.all([readTeacherNames(ids), emailsOf(ids)]);
  return found
    .toSorted((a, b) => compareTimestamps(a.askedAt, b.askedAt))
    .map(({ id, wanted, note, askedAt }) => ({
      teacherId: id,
      displayName: names.get(id) ?? emails.get(id) ?? '',
      email: emails.get(id) ?? '',
      wanted,
      note,
      askedAt: dateFromTimestamp(askedAt).toISOString(),
      on: shortDayText(dateFromTimestamp(askedAt), timeZone) ?? '',
    }));
}
