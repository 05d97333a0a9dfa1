import { createHash } from 'node:crypto';
import {
  type OwnLeagueAccess,
  requireOwnLeague,
  requireOwnLeagueOfCurrentSeasonIn,
  requireOwnOpenLeagueIn,
} from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { recordPasswordChange } from '@/lib/data/account/passwords';
import { logDeniedAttempt, prepareRepeatedAudit } from '@/lib/data/audit';
import { DomainError, notFoundError } from '@/lib/data/errors';
import {
  createOperation,
  findEarlierResult,
  type IdempotentOperation,
  saveOperationResult,
} from '@/lib/data/operations';
import { type CommandLineOperator, OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { LOGIN_CARD_LIMIT } from '@/lib/data/rate-limit/limits';
import { countTryOrRefuse } from '@/lib/data/rate-limit/tries';
import { endAllSessions } from '@/lib/data/session/commands';
import { newStudentProfile } from '@/lib/data/session/start-season';
import { makeUsernameFromStudentName, toSignInAddress } from '@/lib/domain/account/accounts';
import { makePassphrase } from '@/lib/domain/account/passphrases';
import { arrivalsAfterJoining } from '@/lib/domain/class/arrival';
import { classStartLevelFields, NEW_STUDENT_LEVEL_FIELDS } from '@/lib/domain/class/assessment';
import type { ListedStudentName } from '@/lib/domain/class/list/names';
import { toCalendarDay } from '@/lib/domain/time/calendar';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { type AccountRecord, accounts } from '@/lib/store/collections/accounts';
import { type League, leagueStudents } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions, type Transaction } from '@/lib/store/port';
import { noFreeUserNameText } from '@/words/account';
import { cardsMadeTooLongAgoToShowText } from '@/words/class';
import { createKeyedRandom, encryptPassphrase } from './card-passphrases';
import type { AddStudentsInput, LoginCardDto, ReplaceLoginCardsInput } from './dto';
import { loginCardDto, loginCardLanguage } from './login-cards';

/** After this time a lost answer can't be requested again, as the page says. */
const REPEAT_MS = 15 * 60_000;
const USERNAME_TRIES = 50;

/** Without names and passphrases, which must not be stored here. */
type StoredResult = { at: number; studentIds: string[] };

/**
 * Makes an account and a profile in the league for each name of a class list, and returns their
 * login cards in the list's order.
 *
 * Passphrases are stored as hashes, and encrypted until the first sign-in, so that
 * `reprintLoginCards` can show them again. For 15 minutes, the same operation sent again makes no
 * second account and returns the same cards; with other names it is 'conflict'. Sending it again
 * also completes an operation that broke off.
 */
export async function addStudents(
  viewer: Viewer,
  { leagueId, operationId, students }: AddStudentsInput,
): Promise<LoginCardDto[]> {
  const { owner, className, operation } = await cardRequest(viewer, leagueId, operationId, [
    'account.create',
    leagueId,
    students,
  ]);
  return makeAccounts(students, {
    leagueId,
    className,
    operationId,
    operation,
    actorId: owner.accountId,
    // A long list is sent in parts, whose ids differ in their number; they are one audit entry.
    auditKey: operationId.replace(/-\d+$/, ''),
    requireOpen: (transaction) => requireOwnOpenLeagueIn(transaction, viewer, leagueId, 'manage'),
  });
}

/**
 * Adds one student of the school's roster, without a teacher. In a league this happens once for
 * each school id: false for a student who was added before, so that one whom the teacher has
 * deleted since doesn't come back by itself.
 *
 * @param requireOpen throws if the league takes no students, or isn't linked anymore.
 */
export async function addStudentBySchoolRosterSync(
  _operator: CommandLineOperator,
  student: NewStudent & { schoolId: string },
  { league, requireOpen }: { league: League; requireOpen: AccountMaker['requireOpen'] },
): Promise<boolean> {
  const { store, now, timeZone } = getServices();
  const operationId = createHash('sha256')
    .update(`roster ${league.id} ${student.schoolId}`)
    .digest('hex');
  const operation = createOperation(OPERATOR_ACTOR_ID, operationId, [operationId]);
  if (await findEarlierResult(store, operation)) return false;
  await makeAccounts([student], {
    leagueId: league.id,
    className: league.name,
    operationId,
    operation,
    actorId: OPERATOR_ACTOR_ID,
    auditKey: `roster ${toCalendarDay(now(), timeZone)}`,
    requireOpen,
  });
  return true;
}

type NewStudent = AddStudentsInput['students'][number];
type AccountMaker = {
  leagueId: string;
  className: string;
  operationId: string;
  operation: IdempotentOperation;
  actorId: string;
  auditKey: string;
  requireOpen: (transaction: Transaction) => Promise<Pick<OwnLeagueAccess, 'league' | 'clock'>>;
};

async function makeAccounts(
  students: readonly NewStudent[],
  { leagueId, className, operationId, operation, actorId, auditKey, requireOpen }: AccountMaker,
): Promise<LoginCardDto[]> {
  const { store, identity, now } = getServices();
  const randomFor = (row: number, ...purpose: (string | number)[]) =>
    createKeyedRandom(['add', operation.id, operationId, row, ...purpose]);
  const rows = students.map(({ firstName, lastInitial, ownReference, schoolId }, row) => ({
    student: { firstName, lastInitial },
    ownReference,
    schoolId,
    passphrase: makePassphrase(randomFor(row, 'passphrase').index),
    username: (turn: number) =>
      makeUsernameFromStudentName(
        { firstName, lastInitial },
        randomFor(row, 'username', turn).random,
      ),
  }));
  const cards = async ({ studentIds }: StoredResult): Promise<LoginCardDto[]> => {
    const known = await store.getMany(accounts, studentIds);
    return rows.map(({ student, ownReference, passphrase }, row) =>
      loginCardDto(
        {
          ...student,
          studentId: studentIds[row] ?? '',
          username: known[row]?.username,
          ownReference,
        },
        { className, passphrase, once: false, language: 'en' },
      ),
    );
  };

  const earlier = await store.transaction(async (transaction) => {
    await requireOpen(transaction);
    return earlierCards(transaction, operation);
  });
  if (earlier) return cards(earlier);

  const made = await Promise.all(rows.map(makeAccount));
  try {
    return await cards(
      await store.transaction(async (transaction) => {
        const { league, clock } = await requireOpen(transaction);
        const before = await earlierCards(transaction, operation);
        if (before) return before;
        const result = { at: now().getTime(), studentIds: made.map(({ accountId }) => accountId) };
        const writeListed = await prepareRepeatedAudit(
          transaction,
          ['account.create', actorId, leagueId, auditKey],
          { actorId, action: 'account.create', target: leagueId },
          made.length,
        );
        for (const [row, account] of made.entries()) {
          const { student, ownReference, schoolId, passphrase } = rows[
            row
          ] as (typeof rows)[number];
          enroll(
            transaction,
            { league, clock },
            {
              ...account,
              ...student,
              passphrase,
              ...(ownReference ? { ownReference } : {}),
              ...(schoolId ? { atSchool: { id: schoolId, ...student } } : {}),
            },
          );
        }
        writeListed();
        saveOperationResult(transaction, operation, result, now());
        return result;
      }),
    );
  } catch (error) {
    // Refused for good, for instance because the league was deleted: nobody gets these passphrases.
    if (error instanceof DomainError)
      await Promise.all(made.map(({ accountId }) => identity.deleteAccount(accountId)));
    throw error;
  }
}

type NewAccount = { accountId: string; username: string };

/**
 * Takes the row's first user name that is free, or that this very row got before: then its
 * passphrase fits.
 */
async function makeAccount(row: {
  passphrase: string;
  username: (turn: number) => string;
}): Promise<NewAccount> {
  const { identity } = getServices();
  for (let turn = 0; turn < USERNAME_TRIES; turn++) {
    const username = row.username(turn);
    const email = toSignInAddress(username);
    const created = await identity.createAccount({ email, password: row.passphrase });
    const account =
      created.status === 'created' ? created : await identity.verifyPassword(email, row.passphrase);
    if (account) return { accountId: account.accountId, username };
  }
  throw new DomainError('unavailable', noFreeUserNameText());
}

function enroll(
  transaction: Transaction,
  { league, clock }: Pick<OwnLeagueAccess, 'league' | 'clock'>,
  {
    accountId,
    username,
    ownReference,
    atSchool,
    passphrase,
    ...student
  }: NewAccount &
    ListedStudentName & { passphrase: string } & Pick<StudentProfile, 'ownReference' | 'atSchool'>,
): void {
  const profile = newStudentProfile(accountId, league.season, student);
  const { createdAt } = profile;
  const arrivals = arrivalsAfterJoining({}, clock.seasonKey, {
    leagueId: league.id,
    week: clock.currentWeek,
    now: dateFromTimestamp(createdAt),
  });
  transaction.create(studentProfiles, {
    ...profile,
    leagueId: league.id,
    username,
    cardUnused: true,
    ...(ownReference ? { ownReference } : {}),
    ...(atSchool ? { atSchool } : {}),
    ...NEW_STUDENT_LEVEL_FIELDS,
    ...classStartLevelFields(NEW_STUDENT_LEVEL_FIELDS, league),
    ...(arrivals ? { arrivals } : {}),
  });
  transaction.set(leagueStudents(league.id), { id: accountId, createdAt });
  const sealedPassphrase = encryptPassphrase(accountId, passphrase);
  transaction.create(accounts, {
    id: accountId,
    username,
    mustChangePassword: false,
    sealedPassphrase,
    createdAt,
  });
}

/**
 * Gives students new passphrases, ends all their sessions, and returns the cards in the given
 * order. After signing in with one, the student must choose a password.
 *
 * For 15 minutes, the same operation sent again returns the same cards. 'not-found' if any of the
 * students isn't in the league; then no password changes.
 */
export async function replaceLoginCards(
  viewer: Viewer,
  { leagueId, operationId, studentIds }: ReplaceLoginCardsInput,
): Promise<LoginCardDto[]> {
  const { store, now } = getServices();
  const ids = [...new Set(studentIds)];
  const { owner, className, operation } = await cardRequest(viewer, leagueId, operationId, [
    'cards.new',
    leagueId,
    ids,
  ]);

  const { members, clock, earlier } = await store.transaction(async (transaction) => {
    const { league, clock } = await requireOwnLeagueOfCurrentSeasonIn(
      transaction,
      viewer,
      leagueId,
      'run',
    );
    const { season } = league;
    const inLeague = await transaction.query(studentProfiles, {
      where: equalConditions({ leagueId, season }),
    });
    const members = ids.flatMap((id) => inLeague.filter(({ studentId }) => studentId === id));
    const earlier = await earlierCards(transaction, operation);
    const records = await transaction.getMany(accounts, ids);
    if (earlier || members.length < ids.length) return { members, clock, earlier };
    const [only, ...more] = ids;
    const writeReset = await prepareRepeatedAudit(
      transaction,
      ['password.reset', owner.accountId, leagueId, operationId.replace(/-\d+$/, '')],
      // New cards for a whole class are one entry; for one student it names the student.
      {
        actorId: owner.accountId,
        action: 'password.reset',
        target: more.length > 0 ? leagueId : (only ?? ''),
      },
      ids.length,
    );
    // From here on even a sign-in with the old password has to choose a new one.
    for (const [index, id] of ids.entries()) {
      const createdAt = timestampFromDate(now());
      const { sealedPassphrase: _, ...record }: Partial<AccountRecord> = records[index] ?? {};
      transaction.set(accounts, { createdAt, ...record, id, mustChangePassword: true });
    }
    writeReset();
    return { members, clock, earlier };
  });
  const strangers = ids.filter((id) => !members.some(({ studentId }) => studentId === id));
  if (strangers.length > 0) {
    await logDeniedAttempt(owner.accountId, 'password.reset', strangers[0] ?? '');
    throw notFoundError('student');
  }
  const cards = members.map((profile) =>
    loginCardDto(profile, {
      className,
      passphrase: makePassphrase(
        createKeyedRandom(['reset', operation.id, operationId, profile.studentId]).index,
      ),
      once: true,
      language: loginCardLanguage(profile, clock),
    }),
  );
  if (earlier) return cards;

  await Promise.all(
    cards.map(({ studentId, passphrase }) => replacePassword(studentId, passphrase)),
  );
  await store.transaction(async (transaction) => {
    if (await earlierCards(transaction, operation)) return;
    saveOperationResult(
      transaction,
      operation,
      { at: now().getTime(), studentIds: ids } satisfies StoredResult,
      now(),
    );
  });
  return cards;
}

async function replacePassword(accountId: string, passphrase: string): Promise<void> {
  const { identity } = getServices();
  const account = await identity.findAccount(accountId);
  if (!account || !(await identity.setPassword(accountId, passphrase)))
    throw notFoundError('student');
  await recordPasswordChange(account, {
    mustChangePassword: true,
    sealedPassphrase: encryptPassphrase(accountId, passphrase),
  });
  await endAllSessions(accountId);
}

/**
 * The id is stored as a hash, because anyone who knows it can have the cards again. The fingerprint
 * contains it too, so the names in a request can't be guessed.
 */
async function cardRequest(
  viewer: Viewer,
  leagueId: string,
  operationId: string,
  body: readonly unknown[],
) {
  const { viewer: owner, league } = await requireOwnLeague(viewer, leagueId, 'run');
  await countTryOrRefuse(`cards:${owner.accountId}`, LOGIN_CARD_LIMIT);
  const hashed = createHash('sha256')
    .update(`cards ${owner.accountId} ${operationId}`)
    .digest('hex')
    .slice(0, 32);
  return {
    owner,
    className: league.name,
    operation: createOperation(owner.accountId, hashed, [operationId, ...body]),
  };
}

/** Null the first time; 'conflict' when the time for a repeat is over. */
async function earlierCards(
  transaction: Transaction,
  operation: IdempotentOperation,
): Promise<StoredResult | null> {
  const earlier = await findEarlierResult<StoredResult>(transaction, operation);
  if (earlier && earlier.at + REPEAT_MS < getServices().now().getTime())
    throw new DomainError('conflict', cardsMadeTooLongAgoToShowText());
  return earlier;
}
