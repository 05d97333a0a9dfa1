import { randomBytes } from 'node:crypto';
import { removeAdultFromAllClasses } from '@/lib/data/access/adults';
import { writeAudit } from '@/lib/data/audit';
import { deletePicturesOfGraphVersions } from '@/lib/data/graph/pictures';
import { resetAccountTries } from '@/lib/data/rate-limit/tries';
import { tryoutClassId } from '@/lib/domain/class/adults';
import { getServices } from '@/lib/platform/services';
import { readAllPages } from '@/lib/store/any-value-query';
import { operations, teacherAndClassInvitations } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { type League, leagueStudents, leagues } from '@/lib/store/collections/leagues';
import {
  type StudentProfile,
  studentProfiles,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import {
  asRawCollection,
  type Collection,
  type Condition,
  equalConditions,
  type RawStoredDocument,
} from '@/lib/store/port';
import { type ErasureRule, PRIVACY_REGISTER } from './register';

/**
 * Deleting for good. Everything here can be interrupted at any moment and run again: what leads
 * back to the rest (the student's profile, the league) goes last. Who may delete what is decided by
 * the callers in `commands.ts`.
 */

/** How many students of a league one step of its deletion erases. */
export const STUDENTS_PER_ERASE_STEP = 3;

type AnyCollection = Collection<RawStoredDocument>;
type SeasonEnding = Extract<ErasureRule, { kind: 'season' }>;

// Each document as it's stored: one that the app can't read is deleted as well.
const endings = PRIVACY_REGISTER.map(({ collection, ending }) => ({
  collection: asRawCollection(collection),
  ending,
}));
const ofSeason = endings.flatMap(({ collection, ending }) =>
  ending.kind === 'season' ? [{ collection, ending }] : [],
);
const ofAccount = endings.flatMap(({ collection, ending }) =>
  ending.kind === 'account' ? [{ collection, ending }] : [],
);

/**
 * Deletes one student's season: all work, pictures and points, the profile last. The account goes
 * with it unless the student has a place in another league or has begun another season, or is a
 * teacher too: nothing is kept of someone who has no work here anymore.
 */
export async function eraseStudentSeasonAndUnusedAccount(profile: ProfileToErase): Promise<void> {
  const { store } = getServices();
  const { leftovers, hasOtherPlace: hasOtherSeason } = await otherSeasons(profile);
  // The account first: from here on no one signed in writes anything new.
  if (!hasOtherSeason) {
    await eraseAccountButNotProfiles(profile.studentId);
    await anonymizeRecords(profile.studentId, profile.leagueId);
  }
  for (const season of hasOtherSeason ? [profile] : [...leftovers, profile]) {
    await eraseSeasonWork(season);
    if (season.leagueId !== '')
      await store.delete(leagueStudents(season.leagueId), season.studentId);
    await store.delete(studentProfiles, season.id);
    // Once more: what a request that was under way has written meanwhile.
    await eraseSeasonWork(season);
  }
}

export type LeagueToErase = Pick<League, 'id' | 'season' | 'createdAt' | 'deletingAt'>;

type ProfileToErase = Pick<StudentProfile, 'id' | 'studentId' | 'season' | 'leagueId'>;

const storedProfiles = asRawCollection(studentProfiles);

export function toProfileToErase({
  id,
  studentId,
  season,
  leagueId,
}: RawStoredDocument): ProfileToErase {
  return {
    id,
    studentId: String(studentId),
    season: Number(season),
    leagueId: typeof leagueId === 'string' ? leagueId : '',
  };
}

/**
 * Puts a random name in the place of the id of someone who is deleted, in records that stay: the
 * audit log, which loses no record by it, and what repeated requests of the adults of the student's
 * class are answered.
 */
async function anonymizeRecords(personId: string, leagueId: string): Promise<void> {
  const { store } = getServices();
  const name = randomBytes(16).toString('hex');
  for (const field of ['actorId', 'target'] as const) {
    for await (const page of readAllPages(
      store,
      asRawCollection(auditLog),
      equalConditions({ [field]: personId }),
    )) {
      await store.batch((writes) => {
        for (const { id } of page) writes.merge(asRawCollection(auditLog), id, { [field]: name });
      });
    }
  }
  const league = leagueId === '' ? null : await store.get(asRawCollection(leagues), leagueId);
  if (!league) return;
  const adultIds = Array.isArray(league.adultIds) ? league.adultIds : [];
  for (const accountId of [league.teacherId, ...adultIds].map(String)) {
    const ofAdult = equalConditions({ accountId });
    for await (const page of readAllPages(store, asRawCollection(operations), ofAdult)) {
      const naming = page.filter(({ result }) => String(result).includes(personId));
      await store.batch((writes) => {
        for (const { id, result } of naming)
          writes.merge(asRawCollection(operations), id, {
            result: String(result).replaceAll(personId, name),
          });
      });
    }
  }
}

/**
 * Profiles of other seasons. One without a league and without a team is an empty copy made at
 * sign-in: it keeps no one's account.
 */
async function otherSeasons(
  profile: ProfileToErase,
): Promise<{ leftovers: ProfileToErase[]; hasOtherPlace: boolean }> {
  const { store } = getServices();
  const all = await store.query(storedProfiles, {
    where: equalConditions({ studentId: profile.studentId }),
  });
  const others = all.filter(({ id }) => id !== profile.id).map(toProfileToErase);
  const teams =
    others.length > 0
      ? await store.query(asRawCollection(studentTeams), {
          where: equalConditions({ userId: profile.studentId }),
        })
      : [];
  const isInUse = ({ leagueId, season }: ProfileToErase) =>
    leagueId !== '' || teams.some((team) => team.season === season);
  const asTeacher = await store.query(asRawCollection(teacherProfiles), {
    where: equalConditions({ teacherId: profile.studentId }),
    limit: 1,
  });
  return {
    leftovers: others.filter((other) => !isInUse(other)),
    hasOtherPlace: others.some(isInUse) || asTeacher.length > 0,
  };
}

/** Deletes an account with everything kept about it. Its profiles are deleted elsewhere. */
export async function eraseAccountButNotProfiles(accountId: string): Promise<void> {
  const { identity, mailer } = getServices();
  const account = await identity.findAccount(accountId);
  await removeAdultFromAllClasses(accountId);
  for (const { collection, ending } of ofAccount) {
    if (ending.person === 'id') await getServices().store.delete(collection, accountId);
    else await deleteAll(collection, equalConditions({ [ending.person]: accountId }));
  }
  if (!account) return;
  await resetAccountTries(account.email);
  await mailer.forget(account.email);
  await deleteAll(
    asRawCollection(teacherAndClassInvitations),
    equalConditions({ email: account.email }),
  );
  await identity.deleteAccount(accountId);
}

/**
 * Deletes a teacher who has left and has no league anymore: picture, allowance, account and every
 * profile, which leads back to the rest and so goes last. The account stays to someone who is a
 * student as well.
 */
export async function eraseTeacherWithoutLeague(teacherId: string): Promise<void> {
  const { store, identity, files } = getServices();
  const account = await identity.findAccount(teacherId);
  if (account) {
    await deleteAll(
      asRawCollection(teacherLeagueAllowances),
      equalConditions({ email: account.email }),
    );
  }
  for (const profile of await store.query(storedProfiles, {
    where: equalConditions({ tryoutOf: teacherId }),
  }))
    await eraseStudentSeasonAndUnusedAccount(toProfileToErase(profile));
  await files.delete('profile_images', teacherId);
  const asStudent = await store.query(asRawCollection(studentProfiles), {
    where: equalConditions({ studentId: teacherId }),
    limit: 1,
  });
  if (asStudent.length === 0) await eraseAccountButNotProfiles(teacherId);
  else await removeAdultFromAllClasses(teacherId);
  await deleteAll(asRawCollection(teacherProfiles), equalConditions({ teacherId }));
}

async function eraseSeasonWork(profile: ProfileToErase): Promise<void> {
  for (const { collection, ending } of ofSeason) {
    await deleteAll(
      collection,
      equalConditions({ [ending.person]: profile.studentId }),
      (document) => belongsToSeason(document, ending, profile),
    );
  }
}

/**
 * Documents without a season are assigned by their league; those from before there was a league
 * count as this season's.
 */
function belongsToSeason(
  document: RawStoredDocument,
  { season, league }: SeasonEnding,
  profile: ProfileToErase,
): boolean {
  if (season !== null) return document[season] === profile.season;
  return league === null || document[league] === '' || document[league] === profile.leagueId;
}

/** Removes what matches, each picture before the document that leads to it. */
async function deleteAll(
  collection: AnyCollection,
  where: readonly Condition<RawStoredDocument>[],
  isMeant: (document: RawStoredDocument) => boolean = () => true,
): Promise<void> {
  const { store } = getServices();
  for await (const page of readAllPages(store, collection, where)) {
    const found = page.filter(isMeant);
    if (collection.path === studentGraphs.path)
      await deletePicturesOfGraphVersions(found.map(({ id }) => id));
    await store.batch((writes) => {
      for (const { id } of found) writes.delete(collection, id);
    });
  }
}

/**
 * Deletes up to `most` students of a league; when none is left, the rest and the league itself.
 * Call it until `left` is 0.
 *
 * @param actorId who is named in the record of a finished deletion.
 */
export async function eraseLeagueStepAndCountLeft(
  league: LeagueToErase,
  actorId: string,
  most: number,
): Promise<{ left: number }> {
  const { store } = getServices();
  const tryouts = equalConditions({ leagueId: tryoutClassId(league.id) });
  for (const profile of await store.query(storedProfiles, { where: tryouts }))
    await eraseStudentSeasonAndUnusedAccount(toProfileToErase(profile));
  const ofLeague = equalConditions({ leagueId: league.id });
  for (const profile of await store.query(storedProfiles, { where: ofLeague, limit: most })) {
    await eraseStudentSeasonAndUnusedAccount(toProfileToErase(profile));
  }
  const left = await store.count(studentProfiles, { where: ofLeague });
  if (left > 0) return { left };

  await eraseLeftoversOfLeague(league);
  await deleteAll(asRawCollection(teacherAndClassInvitations), [
    { field: 'leagueIds', op: 'array-contains', value: league.id },
  ]);
  await store.transaction(async (transaction) => {
    if (!(await transaction.get(asRawCollection(leagues), league.id))) return;
    transaction.delete(leagues, league.id);
    writeAudit(transaction, { actorId, action: 'league.deleted', target: league.id });
  });
  await store.scrub();
  return { left: 0 };
}

/**
 * Deletes documents that still name the league after its students are gone: work of removed
 * students, and the list of members.
 */
async function eraseLeftoversOfLeague(league: LeagueToErase): Promise<void> {
  const { store } = getServices();
  for (const { collection, ending } of ofSeason) {
    if (ending.league === null) continue;
    const owners = new Set<string>();
    for await (const page of readAllPages(
      store,
      collection,
      equalConditions({ [ending.league]: league.id }),
    )) {
      for (const document of page) owners.add(String(document[ending.person]));
    }
    const people = await findStudentsInOtherLeagues([...owners], league);
    // Work that a student took along into another class is that class's now.
    await deleteAll(
      collection,
      equalConditions({ [ending.league]: league.id }),
      (document) => !people.has(String(document[ending.person])),
    );
  }
  for await (const entries of readAllPages(store, asRawCollection(leagueStudents(league.id)), [])) {
    await store.batch((writes) => {
      for (const { id } of entries) writes.delete(leagueStudents(league.id), id);
    });
  }
}

async function findStudentsInOtherLeagues(
  studentIds: readonly string[],
  league: LeagueToErase,
): Promise<Set<string>> {
  const { store } = getServices();
  const found = new Set<string>();
  for (const studentId of studentIds) {
    const profiles = await store.query(storedProfiles, {
      where: equalConditions({ studentId, season: league.season }),
    });
    if (
      profiles
        .map(toProfileToErase)
        .some(({ leagueId }) => leagueId !== '' && leagueId !== league.id)
    )
      found.add(studentId);
  }
  return found;
}
