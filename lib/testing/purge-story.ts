import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import {
  requestPasswordResetAndPrepareEmail,
  signUpStudent,
  signUpTeacherAndPrepareEmail,
} from '@/lib/data/account/commands';
import { grantAdmin, inviteTeacher, setLeagueAllowance } from '@/lib/data/admin/commands';
import { scheduleLeagueDeletion } from '@/lib/data/league/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import {
  eraseLeaguesPastGracePeriod,
  previewPurge,
  purgeExpiredData,
} from '@/lib/data/privacy/purge';
import { createStudentProfile } from '@/lib/data/profile/commands';
import { resolveViewer } from '@/lib/data/session/queries';
import { createFileMailer } from '@/lib/mail/mailer';
import type { Services } from '@/lib/platform/services';
import { allCollections } from '@/lib/store/collections/all';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { provenTeacher, TEACHER_PASSWORD } from './proven-teacher';
import { installTestServices, TEST_NOW, TEST_SEASON, type TestServices } from './services';

const DAY_MS = 24 * 3_600_000;
/** The school year of 2023 and the sixty days after it are over. */
export const PURGE_DUE_DATE = new Date('2024-08-29T04:00:00Z');
const CANARY = 'zwitscher';
const password = TEACHER_PASSWORD;

/** Everything stored, as text. */
async function everything({ services, store }: TestServices, folder: string): Promise<string> {
  const documents = await Promise.all(
    allCollections
      .filter(({ path }) => !path.includes('/'))
      .map((collection) => store.query(collection, {})),
  );
  const accounts = await services.identity.listAccounts();
  const outbox = join(folder, 'outbox');
  return JSON.stringify([
    documents,
    accounts,
    readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')),
  ]);
}

/** Checks what is due besides classes, what stays, and a deleted class, on any backend. */
export async function runPurgeStory(backend: Partial<Services>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'purge-'));
  const test = await installTestServices({
    ...backend,
    mailer: createFileMailer(folder, () => undefined),
  });
  const { identity, files } = test.services;
  const idOf = async (email: string) =>
    (await identity.findAccountByEmail(email))?.accountId ?? null;
  try {
    const admin = await provenTeacher('zoe@school.org');
    await grantAdmin(COMMAND_LINE_OPERATOR, admin.email);

    // A teacher who left, with an allowance, a picture, an old session, and work that was deleted
    // earlier.
    const gone: SignedInViewer = await provenTeacher(`left@${CANARY}.example`, `Mx ${CANARY}`);
    await setLeagueAllowance(admin, { email: gone.email, leagueAllowance: 4 });
    await files.put('profile_images', gone.accountId, {
      bytes: Buffer.from(CANARY),
      contentType: 'image/png',
    });
    await signIn({ email: gone.email, password }, 'there');

    // A student who stopped after signing up, and an invited teacher who never came.
    await signUpStudent({ email: `student@${CANARY}.example`, password }, 'there');
    await (
      await signUpTeacherAndPrepareEmail(
        {
          email: `head@${CANARY}.example`,
          password,
          displayName: CANARY,
          school: CANARY,
          agreed: true,
        },
        'there',
      )
    )();
    await inviteTeacher(admin, { email: `invited@${CANARY}.example` });
    // An account of a release that stored no record of it.
    await identity.createAccount({ email: `older@${CANARY}.example`, password });

    // These stay: an existing class, a current teacher and student, and a new account.
    const stays = await provenTeacher('ada@school.org');
    await (await requestPasswordResetAndPrepareEmail(stays.email, 'here'))();
    const active = await provenTeacher('bo@school.org');
    test.setNow(new Date(PURGE_DUE_DATE.getTime() - 40 * DAY_MS));
    await signIn({ email: active.email, password }, 'here');
    await test.store.create(leagues, {
      id: 'summer',
      name: 'Summer school',
      createdAt: {
        seconds: Math.floor(PURGE_DUE_DATE.getTime() / 1000) - 40 * 86_400,
        nanoseconds: 0,
      },
      teacherId: stays.accountId,
      season: TEST_SEASON,
      code: 123_456,
      password: 'brave otter',
    });
    await signUpStudent({ email: 'kim@school.org', password }, 'here');
    const kim = await signIn({ email: 'kim@school.org', password }, 'here');
    if (!kim) throw new Error('Kim could not sign in.');
    await createStudentProfile(await resolveViewer({ ...kim, roleHint: null }), {
      firstName: 'Kim',
      lastInitial: 'L',
    });
    test.setNow(new Date(PURGE_DUE_DATE.getTime() - 29 * DAY_MS));
    await signUpStudent({ email: 'young@school.org', password }, 'here');
    const outbox = join(folder, 'outbox');
    for (const name of readdirSync(outbox)) utimesSync(join(outbox, name), TEST_NOW, TEST_NOW);

    test.setNow(new Date(TEST_NOW.getTime() + 29 * DAY_MS));
    // The older release's account has no known age and no session, which decides.
    expect(await previewPurge(COMMAND_LINE_OPERATOR)).toMatchObject({
      teachersWhoLeft: 0,
      accountsWithoutProfile: 1,
    });
    test.setNow(new Date(PURGE_DUE_DATE.getTime() - 1));
    expect(await previewPurge(COMMAND_LINE_OPERATOR)).toMatchObject({
      teachersWhoLeft: 0,
      accountsWithoutProfile: 3,
    });

    test.setNow(PURGE_DUE_DATE);
    const before = await everything(test, folder);
    expect(before).toContain(CANARY);
    const found = await previewPurge(COMMAND_LINE_OPERATOR);
    expect(found).toMatchObject({
      leagues: [],
      studentsWithoutLeague: 0,
      teachersWhoLeft: 1,
      accountsWithoutProfile: 3,
      // The head's letter, the invitation, and the reset link of someone who stays.
      spentLinks: 3,
    });
    // Letters to the head and to someone who stays.
    expect(found.oldMails).toBe(2);
    expect(JSON.stringify(found)).not.toContain(CANARY);
    expect(await everything(test, folder)).toBe(before);

    expect(await purgeExpiredData(COMMAND_LINE_OPERATOR)).toEqual(found);
    expect(await everything(test, folder)).not.toContain(CANARY);
    expect(await files.list('profile_images')).toEqual([]);
    expect(await idOf(gone.email)).toBeNull();
    for (const email of [
      admin.email,
      stays.email,
      active.email,
      'kim@school.org',
      'young@school.org',
    ]) {
      expect([email, await idOf(email)]).toEqual([email, expect.any(String)]);
    }
    expect(
      (await test.store.query(teacherProfiles, {})).map(({ teacherId }) => teacherId).sort(),
    ).toEqual([admin, stays, active].map(({ accountId }) => accountId).sort());
    expect(await test.store.count(studentProfiles, {})).toBe(1);
    expect(
      Object.values(await purgeExpiredData(COMMAND_LINE_OPERATOR))
        .flat()
        .filter(Boolean),
    ).toEqual([]);

    // A class that its owner deletes goes thirty days later, and not a day before.
    await scheduleLeagueDeletion(stays, { leagueId: 'summer' });
    test.advance(29 * DAY_MS);
    expect(await eraseLeaguesPastGracePeriod(COMMAND_LINE_OPERATOR)).toBe(0);
    test.advance(DAY_MS);
    expect(await eraseLeaguesPastGracePeriod(COMMAND_LINE_OPERATOR)).toBe(1);
    expect(await test.store.query(leagues, {})).toEqual([]);
  } finally {
    await test.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
