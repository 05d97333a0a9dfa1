// Fills the store with students in classes of thirty, as copies of the demo class, and opens a
// session for each: a thousand sign-ins by form would measure password hashing. Prints as JSON
// their accounts and session cookies.
import { sealSessionClaim, sessionCookieName } from '@/lib/auth/session-cookie';
import { accountStorageKey } from '@/lib/data/account/account-key';
import accounts from '@/lib/data/demo/accounts.json';
import { readLeagueClock } from '@/lib/data/season/clock';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { sessions } from '@/lib/store/collections/accounts';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress, studentWeeklyTasks } from '@/lib/store/collections/progress';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import {
  asAnyCollection,
  type Collection,
  equalConditions,
  type StoredDocument,
  type WriteOperations,
} from '@/lib/store/port';
import { parseWholeNumberArgument, printLine, runCommand, UsageError } from '../lib/command-line';

const DEMO_LEAGUE = 'demo-league';
const CLASS_SIZE = 30;
const USAGE = 'load-class.ts STUDENTS WITH_PASSWORD';

type Write = (batch: WriteOperations) => void;

runCommand(async () => {
  const count = parseWholeNumberArgument(process.argv[2], USAGE);
  const withPassword = parseWholeNumberArgument(process.argv[3], USAGE);
  const { store, identity, now } = getServices();
  const league = await store.get(leagues, DEMO_LEAGUE);
  if (!league) throw new UsageError('There is no demo class to copy.');
  const { season, currentWeek } = await readLeagueClock(league);
  const members = await store.query(leagueStudents(DEMO_LEAGUE), {});
  const originals = await Promise.all(members.map(({ id }) => everythingOf(id, currentWeek)));

  const time = now();
  const createdAt = timestampFromDate(time);
  const expiresAt = timestampFromDate(new Date(time.getTime() + SESSION_SECONDS * 1000));
  const students = [];
  for (let index = 0; index < count; index += 1) {
    const original = originals[index % originals.length];
    if (!original) throw new UsageError('The demo class is empty.');
    const email = `load-${index}@fraction.test`;
    const password = accounts.student.password;
    const account = index < withPassword ? await identity.createAccount({ email, password }) : null;
    const studentId = account?.status === 'created' ? account.accountId : `load-student-${index}`;
    const leagueId = `load-league-${Math.floor(index / CLASS_SIZE)}`;
    const sessionId = `load-session-${index}`;
    await store.batch((batch) => {
      if (index % CLASS_SIZE === 0)
        batch.set(leagues, { ...league, id: leagueId, code: 100_000 + index });
      for (const write of original.copyTo(studentId, leagueId)) write(batch);
      batch.set(leagueStudents(leagueId), { id: studentId, createdAt });
      batch.set(sessions, { id: sessionId, accountId: studentId, email, createdAt, expiresAt });
    });
    const cookie = await sealSessionClaim(
      { accountId: studentId, sessionId, role: 'student' },
      SESSION_SECONDS,
    );
    students.push({
      email,
      ...(account ? { password } : {}),
      cookie: `${sessionCookieName()}=${cookie}`,
      accountKey: accountStorageKey({ accountId: studentId, season }),
    });
  }
  printLine(JSON.stringify({ week: currentWeek, students }));
});

/**
 * A student's data before this week. The week itself is left out, so that everyone starts at the
 * first step of a score card.
 */
async function everythingOf(studentId: string, currentWeek: number) {
  const { store } = getServices();
  const owned = { where: equalConditions({ studentId }) };
  const used = { where: equalConditions({ userId: studentId }) };
  const earlier = ({ week }: { week: number }) => week < currentWeek;
  const copies = await Promise.all([
    copiesOf(studentProfiles, store.query(studentProfiles, owned)),
    copiesOf(studentTeams, store.query(studentTeams, used)),
    copiesOf(studentDraftProgress, store.query(studentDraftProgress, owned)),
    copiesOf(studentLineups, store.query(studentLineups, used)),
    copiesOf(studentWeeklyProgress, store.query(studentWeeklyProgress, owned), earlier),
    copiesOf(studentWeeklyTasks, store.query(studentWeeklyTasks, owned), earlier),
  ]);
  return {
    copyTo: (newId: string, leagueId: string): Write[] =>
      copies.flat().map(({ collection, text }) => {
        const moved = text.replaceAll(studentId, newId).replaceAll(DEMO_LEAGUE, leagueId);
        return (batch) => batch.set(collection, JSON.parse(moved));
      }),
  };
}

/** Documents as text, in which the ids of student and class can be replaced. */
async function copiesOf<T extends StoredDocument>(
  collection: Collection<T>,
  found: Promise<T[]>,
  isCopied: (document: T) => boolean = () => true,
) {
  const kept = (await found).filter(isCopied);
  return kept.map((document) => ({
    collection: asAnyCollection(collection),
    text: JSON.stringify(document),
  }));
}
