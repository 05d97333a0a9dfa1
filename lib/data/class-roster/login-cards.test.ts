import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import { changePassword } from '@/lib/data/account/commands';
import { recordPasswordChange } from '@/lib/data/account/passwords';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { resolveViewer } from '@/lib/data/session/queries';
import { NO_SUPPORTS } from '@/lib/domain/calendar/supports';
import { accounts } from '@/lib/store/collections/accounts';
import { allCollections } from '@/lib/store/collections/all';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import {
  type StudentProfile,
  studentProfiles,
  teacherLeagueAllowances,
} from '@/lib/store/collections/profiles';
import { openLeague } from '@/lib/testing/open-league';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { addStudents, replaceLoginCards } from './add-student-commands';
import { decryptPassphrase, encryptPassphrase } from './card-passphrases';
import { moveStudent, removeStudent } from './commands';
import type { LoginCardDto } from './dto';
import { getStudentsWithUnusedCards, reprintLoginCards } from './login-cards';

let test: TestServices;
let teacher: SignedInViewer;
let leagueId: string;
let made: LoginCardDto[];

const CLASS = [
  { firstName: 'Ada', lastInitial: 'L' },
  { firstName: 'Bo', lastInitial: '' },
  { firstName: 'Cy', lastInitial: 'D' },
];
const operationId = 'operation-0123456789';

beforeEach(async () => {
  test = await installTestServices();
  teacher = await test.teacher('ada@school.org');
  await test.store.set(teacherLeagueAllowances, {
    id: 'a',
    docID: 'a',
    email: 'ada@school.org',
    leagueAllowance: 3,
  });
  leagueId = (await openLeague(teacher, { name: 'Room 12', password: 'brave otter' })).id;
  made = await addStudents(teacher, { leagueId, operationId, students: CLASS });
});
afterEach(() => test.dispose());

const reprint = (studentIds: string[] | null = null, viewer: SignedInViewer | null = teacher) =>
  reprintLoginCards(viewer, { leagueId, studentIds });
const names = async () =>
  (await getStudentsWithUnusedCards(teacher, leagueId)).map(({ firstName }) => firstName);
const card = (row: number): LoginCardDto => made[row] as LoginCardDto;
const use = (row: number) =>
  signIn({ email: card(row).username ?? '', password: card(row).passphrase }, 'here');

describe('a login card', () => {
  it('can be printed again with the same passphrase, weeks later and as often as wanted, until its first sign-in', async () => {
    test.advance(30 * 24 * 60 * 60_000);
    expect(await reprint()).toEqual(made);
    expect(await reprint()).toEqual(made);
    expect(await names()).toEqual(['Ada', 'Bo', 'Cy']);
    await expect(
      signIn({ email: card(0).username ?? '', password: 'wrong words here' }, 'here'),
    ).resolves.toBeNull();
    expect(await names()).toEqual(['Ada', 'Bo', 'Cy']);
    await expect(use(0)).resolves.not.toBeNull();
    expect(await names()).toEqual(['Bo', 'Cy']);
    expect(await reprint()).toEqual([made[1], made[2]]);
    expect(await test.store.get(accounts, card(0).studentId)).not.toHaveProperty(
      'sealedPassphrase',
    );
    const { rows } = await getLeagueWeek(teacher, leagueId, { week: null });
    expect(rows.map(({ onboardingStage }) => onboardingStage?.stage)).toEqual([
      'questions',
      'sign-in',
      'sign-in',
    ]);
    await expect(use(0)).resolves.not.toBeNull();
  });

  it('of one student is printed alone; who has signed in since is left out, and of no one it is said so', async () => {
    expect(await reprint([card(1).studentId])).toEqual([made[1]]);
    await use(1);
    expect(await reprint([card(1).studentId, card(2).studentId])).toEqual([made[2]]);
    await expect(reprint([card(1).studentId])).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is in Spanish for a student who reads in Spanish, by choice or by a support, also when it is made anew', async () => {
    const read = (row: number, changes: Partial<StudentProfile>) =>
      test.store.merge(studentProfiles, `${TEST_SEASON}_${card(row).studentId}`, changes);
    const spanish = { ...NO_SUPPORTS, fromWeek: 0, spanish: true };
    await read(0, { reading: { language: 'es' } });
    await read(1, { reading: { language: 'both' } });
    await read(2, { supports: { [TEST_SEASON]: [spanish] } });
    expect((await reprint()).map(({ language }) => language)).toEqual(['es', 'en', 'es']);
    await read(2, { reading: { language: 'en' } });
    const anew = await replaceLoginCards(teacher, {
      leagueId,
      operationId: 'renewal-0123456789',
      studentIds: made.map(({ studentId }) => studentId),
    });
    expect(anew.map(({ language }) => language)).toEqual(['es', 'en', 'en']);
  });

  it('that is made anew takes the place of the old one, also until its first sign-in', async () => {
    await use(0);
    const [fresh] = await replaceLoginCards(teacher, {
      leagueId,
      operationId: 'renewal-0123456789',
      studentIds: [card(0).studentId],
    });
    expect(await reprint([card(0).studentId])).toEqual([fresh]);
    expect(fresh).toMatchObject({ once: true });
    const opened = await signIn(
      { email: card(0).username ?? '', password: fresh?.passphrase ?? '' },
      'here',
    );
    expect(await names()).toEqual(['Bo', 'Cy']);
    const viewer = opened && (await resolveViewer({ ...opened, roleHint: 'student' }));
    await changePassword(viewer, { current: '', password: 'my very own meadow' });
    expect(await names()).toEqual(['Bo', 'Cy']);
  });

  it('is worth nothing any more once the password was changed in another way', async () => {
    await recordPasswordChange(
      { accountId: card(0).studentId, email: 'unused' },
      { mustChangePassword: false },
    );
    expect(await names()).toEqual(['Bo', 'Cy']);
  });

  it('goes along into another class of the teacher, and away with the student', async () => {
    const other = (await openLeague(teacher, { name: 'Room 14', password: 'calm whale' })).id;
    await moveStudent(teacher, { leagueId, studentId: card(0).studentId, toLeagueId: other });
    expect(await names()).toEqual(['Bo', 'Cy']);
    expect(await reprintLoginCards(teacher, { leagueId: other, studentIds: null })).toEqual([
      { ...made[0], className: 'Room 14' },
    ]);
    await removeStudent(teacher, { leagueId, studentId: card(1).studentId, operationId });
    await expect(reprint([card(1).studentId])).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is stored sealed, for its own account alone', async () => {
    const stored = JSON.stringify(
      await Promise.all(allCollections.map((collection) => test.store.query(collection, {}))),
    );
    for (const { passphrase } of made) {
      for (const word of passphrase.split(' '))
        expect(stored).not.toMatch(new RegExp(`\\b${word} `));
      expect(stored).not.toContain(passphrase);
    }
    // A text that was copied to another account, or that is damaged, can't be decrypted.
    const seal = (await test.store.get(accounts, card(0).studentId))?.sealedPassphrase ?? '';
    await test.store.merge(accounts, card(1).studentId, { sealedPassphrase: seal });
    await test.store.merge(accounts, card(2).studentId, {
      sealedPassphrase: `${seal.slice(0, -2)}AA`,
    });
    expect(await reprint()).toEqual([made[0]]);
  });

  it('is shown to the league’s own teacher only, in the running season only, and each time is written down', async () => {
    const eve = await test.teacher('eve@school.org');
    const foreign = await reprint(null, eve).catch((error) => error);
    const missing = await reprintLoginCards(eve, { leagueId: 'no-such', studentIds: null }).catch(
      (error) => error,
    );
    expect([foreign.code, foreign.message]).toEqual(['not-found', missing.message]);
    await expect(getStudentsWithUnusedCards(eve, leagueId)).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(reprint(null, await test.student('kim@school.org'))).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(reprint(null, null)).rejects.toMatchObject({ code: 'not-signed-in' });
    const stranger = await reprint([card(0).studentId, 'nobody']).catch((error) => error);
    expect(stranger).toMatchObject({ code: 'not-found' });
    await reprint();
    await reprint([card(0).studentId]);
    const log = await test.store.query(auditLog, {
      where: [{ field: 'action', op: '==', value: 'cards.reprint' }],
    });
    expect(log.map(({ target, outcome }) => `${target} ${outcome}`).toSorted()).toEqual(
      [`nobody denied`, `${leagueId} done`, `${card(0).studentId} done`].toSorted(),
    );
    await test.store.merge(leagues, leagueId, { season: TEST_SEASON - 1 });
    await expect(reprint()).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

it('a seal is never the same twice, and opens for its own account alone', () => {
  const seals = [
    encryptPassphrase('kim', 'lamp violet pond'),
    encryptPassphrase('kim', 'lamp violet pond'),
  ];
  expect(seals[0]).not.toBe(seals[1]);
  expect(seals.map((seal) => decryptPassphrase('kim', seal))).toEqual([
    'lamp violet pond',
    'lamp violet pond',
  ]);
  expect(decryptPassphrase('lee', seals[0] ?? '')).toBeNull();
  expect([
    decryptPassphrase('kim', ''),
    decryptPassphrase('kim', 'short'),
    decryptPassphrase('kim', `A${seals[0]}`),
  ]).toEqual([null, null, null]);
});
