import { randomBytes } from 'node:crypto';
import { writeStudentOfOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import type { AnswerSchoolSignInRequestInput } from '@/lib/data/account/dto';
import { DomainError, invalidFieldError } from '@/lib/data/errors';
import { type TryProofAndDevice, tryOrRequireProofOfWork } from '@/lib/data/rate-limit/tries';
import { readCurrentSeasonYear } from '@/lib/data/season/clock';
import { makeUsernameFromStudentName, toSignInAddress } from '@/lib/domain/account/accounts';
import type { SchoolSignInIdentity } from '@/lib/domain/account/school-person';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { accounts } from '@/lib/store/collections/accounts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { noFreeUserNameText, schoolMustAgreeText } from '@/words/account';
import {
  addressHasAccountText,
  noTeacherEmailText,
  schoolAccountTakenText,
  schoolRequestChangedText,
} from '@/words/school-sign-in';
import {
  confirmEmailVerifiedBySchool,
  type SignedInAccount,
  signInWithSchool,
} from './authentication-commands';
import { createTeacherSignUpRecord, type NewTeacherInput } from './confirm-email';

const USERNAME_TRIES = 20;

/**
 * Connects an account whose password or login card was just given with a school account. 'conflict'
 * if one of the two is already connected to another one.
 */
export async function connectSchoolAccount(
  account: Pick<SignedInAccount, 'accountId' | 'email'>,
  person: SchoolSignInIdentity,
): Promise<void> {
  await connect(account.accountId, person);
  await confirmEmailVerifiedBySchool(account, person);
}

async function connect(
  accountId: string,
  { issuer, subject }: Pick<SchoolSignInIdentity, 'issuer' | 'subject'>,
): Promise<void> {
  const outcome = await getServices().identity.connectSchool(accountId, { issuer, subject });
  if (outcome !== 'connected') throw new DomainError('conflict', schoolAccountTakenText());
}

/**
 * Creates the account of a student who comes from the school for the first time, and opens a
 * session. No address of the student is stored, and nobody knows a password.
 */
export async function signUpStudentWithSchool(
  person: SchoolSignInIdentity,
  client: string,
  tryContext: TryProofAndDevice = {},
): Promise<SignedInAccount> {
  return createAccount(person, client, tryContext, async () => {
    for (let turn = 0; turn < USERNAME_TRIES; turn++) {
      const username = makeUsernameFromStudentName(
        { firstName: '', lastInitial: '' },
        getServices().random,
      );
      const accountId = await takeAddress(toSignInAddress(username));
      if (accountId) return { accountId, username };
    }
    throw new DomainError('unavailable', noFreeUserNameText());
  });
}

/**
 * Creates the account of a teacher whose address the school has proven, and opens a session.
 * 'conflict' if the address has an account: its password connects the two.
 */
export async function signUpTeacherWithSchool(
  person: SchoolSignInIdentity,
  teacher: NewTeacherInput & { agreed: boolean },
  client: string,
  tryContext: TryProofAndDevice = {},
): Promise<SignedInAccount> {
  if (!teacher.agreed) throw invalidFieldError('agreed', schoolMustAgreeText());
  const { email } = person;
  if (!person.mayTeach || email === null)
    throw new DomainError('not-allowed', noTeacherEmailText());
  return createAccount(person, client, tryContext, async () => {
    const accountId = await takeAddress(email);
    if (!accountId) throw new DomainError('conflict', addressHasAccountText());
    return { accountId, teacherSignUp: createTeacherSignUpRecord(teacher) };
  });
}

/** The new account's id, or null if the address is taken. */
async function takeAddress(email: string): Promise<string | null> {
  const created = await getServices().identity.createAccount({
    email,
    password: randomBytes(32).toString('base64url'),
  });
  return created.status === 'created' ? created.accountId : null;
}

type NewAccount = {
  accountId: string;
  username?: string;
  teacherSignUp?: ReturnType<typeof createTeacherSignUpRecord>;
};

async function createAccount(
  person: SchoolSignInIdentity,
  client: string,
  tryContext: TryProofAndDevice,
  create: () => Promise<NewAccount>,
): Promise<SignedInAccount> {
  const { identity, store, now } = getServices();
  await tryOrRequireProofOfWork({ purpose: 'sign-up', client, ...tryContext }, async () => {
    if (await identity.findAccountBySchool(person)) return null;
    const { accountId, ...known } = await create();
    try {
      await connect(accountId, person);
    } catch (error) {
      await identity.deleteAccount(accountId);
      throw error;
    }
    await store.set(accounts, {
      id: accountId,
      mustChangePassword: false,
      createdAt: timestampFromDate(now()),
      ...known,
    });
    return accountId;
  });
  // This also makes a teacher's profile, because the school has proven the address.
  const account = await signInWithSchool(person);
  if (!account) throw new DomainError('conflict', schoolAccountTakenText());
  return account;
}

/**
 * Asks the teacher of a student to connect the school account with the student's account, because
 * the card or password is lost. Says the same whether or not there is such a student.
 */
export async function askTeacherToConnectSchoolAccount(
  person: SchoolSignInIdentity,
  typedName: string,
  client: string,
  tryContext: TryProofAndDevice = {},
): Promise<void> {
  const email = toSignInAddress(typedName);
  const { identity, store, now } = getServices();
  const allowed = await tryOrRequireProofOfWork(
    { purpose: 'reset', client, subject: `school ${email}`, ...tryContext },
    async (tooSoon) => !tooSoon,
  );
  // A request without a name isn't sent, because the teacher couldn't tell who asks.
  if (!allowed || person.name === '') return;
  const account = await identity.findAccountByEmail(email);
  const profileId = account && `${await readCurrentSeasonYear()}_${account.accountId}`;
  if (!profileId) return;
  await store.transaction(async (transaction) => {
    const profile = await transaction.get(studentProfiles, profileId);
    if (!profile?.leagueId) return;
    const { issuer, subject, name } = person;
    transaction.merge(studentProfiles, profileId, {
      schoolRequest: {
        requestId: randomBytes(8).toString('hex'),
        issuer,
        subject,
        name,
        askedAt: timestampFromDate(now()),
      },
    });
  });
}

/**
 * The teacher's answer to a student who asked. 'conflict' if someone else has asked meanwhile, or
 * one of the two accounts is already connected to another one.
 */
export async function answerSchoolAccountRequest(
  viewer: Viewer,
  { leagueId, studentId, requestId, accept }: AnswerSchoolSignInRequestInput,
): Promise<void> {
  const take = (isLast: boolean) =>
    writeStudentOfOwnLeague(
      viewer,
      { leagueId, studentId, needs: 'manage' },
      async (transaction, { profile: { schoolRequest, ...rest } }, log) => {
        if (schoolRequest?.requestId !== requestId)
          throw new DomainError('conflict', schoolRequestChangedText());
        if (!isLast) return schoolRequest;
        transaction.set(studentProfiles, rest);
        log(accept ? 'student.school-account' : 'student.no-school-account');
        return schoolRequest;
      },
    );
  // Accounts have no part in a transaction, so the request stays until they are connected.
  if (accept) await connect(studentId, await take(false));
  await take(true);
}
