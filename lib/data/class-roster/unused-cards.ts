import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { requireOwnLeague, requireRunningLeagueIn } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { logDeniedAttempt, writeAudit } from '@/lib/data/audit';
import { DomainError, notFoundError } from '@/lib/data/errors';
import { LOGIN_CARD_LIMIT } from '@/lib/data/rate-limit/limits';
import { countTryOrPause } from '@/lib/data/rate-limit/tries';
import { animalOfUsername } from '@/lib/domain/account/accounts';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { languageOnPaper } from '@/lib/domain/student/reading';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { type AccountRecord, accounts } from '@/lib/store/collections/accounts';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions, type ReadOperations } from '@/lib/store/port';
import { cardsUsedText } from '@/words/class';
import type { LoginCardDto, ReprintLoginCardsInput, UnusedLoginCardDto } from './dto';

/**
 * The students of a teacher's own league with unused login cards, by name, without passphrases.
 * 'not-found' for anyone else's league.
 */
export async function getUnusedLoginCards(
  viewer: Viewer,
  leagueId: string,
): Promise<UnusedLoginCardDto[]> {
  const { league } = await requireOwnLeague(viewer, leagueId, 'look');
  const unused = await unusedIn(getServices().store, league);
  return unused.map(({ profile: { studentId, firstName, lastInitial, username } }) => ({
    studentId,
    firstName,
    lastInitial,
    username: username ?? null,
  }));
}

/**
 * The cards of the teacher's students that no one has signed in with, as they were made, for
 * another print: of all such students, or of those named. Who has signed in since is left out. The
 * first sign-in, or another password, ends it for good. 'not-found' when any of them is not in the
 * league.
 */
export async function reprintLoginCards(
  viewer: Viewer,
  { leagueId, studentIds }: ReprintLoginCardsInput,
): Promise<LoginCardDto[]> {
  const { viewer: owner } = await requireOwnLeague(viewer, leagueId, 'run');
  await countTryOrPause(`cards:${owner.accountId}`, LOGIN_CARD_LIMIT);
  const { cards, stranger } = await getServices().store.transaction(async (transaction) => {
    const { league, clock } = await requireRunningLeagueIn(transaction, viewer, leagueId, 'run');
    const { members, unused } = await cardsIn(transaction, league);
    const wanted = studentIds ?? unused.map(({ profile }) => profile.studentId);
    const stranger = wanted.find((id) => !members.some(({ studentId }) => studentId === id));
    const cards = unused
      .filter(({ profile }) => wanted.includes(profile.studentId))
      .map((one) => cardOf(one, league.name, clock));
    if (stranger === undefined && cards.length > 0) {
      const [only, ...more] = cards;
      const target = more.length > 0 ? leagueId : (only?.studentId ?? '');
      writeAudit(transaction, { actorId: owner.accountId, action: 'cards.reprint', target });
    }
    return { cards, stranger };
  });
  if (stranger !== undefined) {
    await logDeniedAttempt(owner.accountId, 'cards.reprint', stranger);
    throw notFoundError('student');
  }
  if (cards.length === 0) throw new DomainError('conflict', cardsUsedText());
  return cards;
}

type Unused = { profile: StudentProfile; account: AccountRecord; passphrase: string };

const unusedIn = async (reads: ReadOperations, league: { id: string; season: number }) =>
  (await cardsIn(reads, league)).unused;

async function cardsIn(
  reads: ReadOperations,
  { id, season }: { id: string; season: number },
): Promise<{ members: StudentProfile[]; unused: Unused[] }> {
  const members = await reads.query(studentProfiles, {
    where: equalConditions({ leagueId: id, season }),
  });
  const records = await reads.getMany(
    accounts,
    members.map(({ studentId }) => studentId),
  );
  const unused = members.flatMap((profile, index): Unused[] => {
    const account = records[index];
    const passphrase = account?.sealedPassphrase
      ? decryptPassphrase(profile.studentId, account.sealedPassphrase)
      : null;
    return account && passphrase !== null ? [{ profile, account, passphrase }] : [];
  });
  const byName = (a: Unused, b: Unused) =>
    a.profile.firstName.localeCompare(b.profile.firstName) ||
    a.profile.lastInitial.localeCompare(b.profile.lastInitial);
  return { members, unused: unused.toSorted(byName) };
}

/** The language in which a student of the class reads, by choice or by a support. */
export const loginCardLanguage = (profile: StudentProfile, clock: LeagueClock): 'en' | 'es' =>
  languageOnPaper(profile.reading, clock.forStudent(profile).supportsIn(clock.currentWeek));

function cardOf(
  { profile, account, passphrase }: Unused,
  className: string,
  clock: LeagueClock,
): LoginCardDto {
  const { studentId, firstName, lastInitial, username, ownReference } = profile;
  return {
    studentId,
    firstName,
    lastInitial,
    username: username ?? null,
    ownReference: ownReference ?? null,
    className,
    animal: username === undefined ? null : animalOfUsername(username),
    passphrase,
    once: account.mustChangePassword,
    language: loginCardLanguage(profile, clock),
  };
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A separate key derived from the server's secret: the encrypted text can't be used as a cookie,
 * and a copy of the data alone can't be decrypted.
 */
function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET ?? '', '', 'login-cards-1', 32));
}

/** A passphrase that the app made, for the one account that it is for, as AES-256-GCM. */
export function encryptPassphrase(accountId: string, passphrase: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(passphrase, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null for what was sealed with another secret or for another account, and for what is damaged. */
export function decryptPassphrase(accountId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return null;
  }
}
