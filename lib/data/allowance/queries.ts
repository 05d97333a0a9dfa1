import pLimit from 'p-limit';
import type { Viewer } from '@/lib/data/access/viewer';
import type { AllowanceListDto, AllowanceRowDto } from '@/lib/data/allowance/dto';
import { oldestFirst } from '@/lib/data/only-one';
import { formatStoredDate } from '@/lib/domain/football/schedule';
import type { IdentityPort } from '@/lib/identity/port';
import { env } from '@/lib/server/env';
import { getServices } from '@/lib/server/services';
import { leagues } from '@/lib/store/collections/leagues';
import { type TeacherProfile, teacherLeagueAllowances, teacherProfiles } from '@/lib/store/collections/profiles';
import { requireAdmin } from '../admin/require-admin';

/** A page of teachers; not more than Firestore takes in one `in`. */
const PAGE_SIZE = 25;
const LOOKUPS_AT_ONCE = 10;

/** An account's address never changes, so each is looked up once in a process. */
const knownEmails = new WeakMap<IdentityPort, Map<string, string>>();

/**
 * Every teacher who has ever signed up, by name, with the leagues of this season used and allowed, and addresses with an allowance only. For
 * admins; 'not-found' for every other teacher.
 *
 * @param search part of a name, a school or an address; empty for all.
 * @param page from 1; the last one when there are fewer.
 */
export async function getAllowances(
  viewer: Viewer,
  { search, page }: { search: string; page: number },
): Promise<AllowanceListDto> {
  const { meta } = await requireAdmin(viewer, 'allowance.read');
  const { store } = getServices();
  const [found, allowed] = await Promise.all([store.list(teacherProfiles, {}), store.list(teacherLeagueAllowances, {})]);
  const newest = newestByTeacher(found.documents);
  const emails = await emailsOf([...newest.keys()]);
  // Where older data holds two records for an address, the first one counts; a map keeps the last.
  const inTurn = oldestFirst(allowed.documents).toReversed();
  const allowedFor = new Map(inTurn.map(({ email, leagueAllowance }) => [email, leagueAllowance]));

  const teachers = [...newest.values()].map((profile) => ({ profile, email: emails.get(profile.teacherId) ?? '' }));
  const withTeacher = new Set(teachers.map(({ email }) => email));
  const withoutTeacher = [...allowedFor.keys()]
    .filter((email) => !withTeacher.has(email))
    .map((email) => ({ profile: null, email }));
  const wanted = search.trim().toLowerCase();
  const matching = [...teachers, ...withoutTeacher]
    .filter(({ profile, email }) =>
      [email, profile?.displayName, profile?.schoolAuthority?.school].some((text) => text?.toLowerCase().includes(wanted)),
    )
    .sort(
      (a, b) =>
        (a.profile?.displayName ?? '\uffff').localeCompare(b.profile?.displayName ?? '\uffff', 'en') ||
        a.email.localeCompare(b.email),
    );

  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const shown = Math.min(Math.max(1, page), pages);
  const rows = matching.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
  const used = await countLeagues(
    rows.flatMap(({ profile }) => (profile ? [profile.teacherId] : [])),
    meta.currentSeason,
  );
  const byDefault = env().DEFAULT_LEAGUE_ALLOWANCE;
  return {
    rows: rows.map(({ profile, email }) => ({
      email,
      teacher: profile && teacherDto(profile),
      leaguesUsed: profile ? (used.get(profile.teacherId) ?? 0) : 0,
      leaguesAllowed: allowedFor.get(email) ?? byDefault,
      hasRecord: allowedFor.has(email),
    })),
    total: matching.length,
    page: shown,
    pages,
    defaultAllowance: byDefault,
    unreadable: found.unreadable.length + allowed.unreadable.length,
  };
}

function newestByTeacher(profiles: readonly TeacherProfile[]): Map<string, TeacherProfile> {
  const newest = new Map<string, TeacherProfile>();
  for (const profile of profiles) {
    const known = newest.get(profile.teacherId);
    if (!known || known.season < profile.season) newest.set(profile.teacherId, profile);
  }
  return newest;
}

function teacherDto({ displayName, schoolAuthority }: TeacherProfile): NonNullable<AllowanceRowDto['teacher']> {
  return {
    displayName,
    authority: schoolAuthority
      ? {
          school: schoolAuthority.school,
          name: schoolAuthority.name,
          agreedOn: formatStoredDate(schoolAuthority.agreedAt, getServices().timeZone),
          noticeVersion: schoolAuthority.noticeVersion,
        }
      : null,
  };
}

async function emailsOf(accountIds: readonly string[]): Promise<Map<string, string>> {
  const { identity } = getServices();
  const known = knownEmails.get(identity) ?? new Map<string, string>();
  knownEmails.set(identity, known);
  const inTurn = pLimit(LOOKUPS_AT_ONCE);
  await Promise.all(
    accountIds
      .filter((id) => !known.has(id))
      .map((id) =>
        inTurn(async () => {
          const account = await identity.findAccount(id);
          if (account) known.set(id, account.email);
        }),
      ),
  );
  return known;
}

/** Leagues of the season by teacher, archived ones included, as the limit counts them. */
async function countLeagues(teacherIds: readonly string[], season: number): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (teacherIds.length === 0) return counts;
  const found = await getServices().store.query(leagues, {
    where: [
      { field: 'teacherId', op: 'in', value: teacherIds },
      { field: 'season', op: '==', value: season },
    ],
  });
  for (const { teacherId } of found) counts.set(teacherId, (counts.get(teacherId) ?? 0) + 1);
  return counts;
}
