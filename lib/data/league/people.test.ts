import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signUpStudent } from '@/lib/data/account/commands';
import {
  acceptClassInvitation,
  signUpInvitedTeacher,
} from '@/lib/data/account/invitation-commands';
import { findInvitation } from '@/lib/data/account/queries';
import { setLeagueAllowance } from '@/lib/data/admin/commands';
import { getTeacherInvitations } from '@/lib/data/admin/queries';
import { eraseLeagueStepAndCountLeft, eraseTeacherWithoutLeague } from '@/lib/data/privacy/erase';
import { accounts, teacherAndClassInvitations } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { admins, teacherProfiles } from '@/lib/store/collections/profiles';
import { asRawCollection } from '@/lib/store/port';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { TEST_NOW } from '@/lib/testing/services';
import {
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import {
  changeAdult,
  declineClassOwnership,
  inviteAdult,
  leaveClass,
  offerClassOwnership,
  removeAdult,
  takeBackAdultInvitation,
  takeOverClass,
} from './people-commands';
import { getClassAdults } from './people-queries';
import { getLeagueHeader, getTeacherDashboard } from './queries';

jest.mock('@/lib/platform/mail-delivery-mode', () => ({ mailDeliveryMode: () => way }));
let way: 'mailed' | 'kept' = 'mailed';
const DAY = '2023-10-20';
const EMAIL = 'sue@school.org';

let test: TwoClasses;
beforeEach(async () => {
  way = 'mailed';
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const SUBSTITUTE = {
  leagueIds: [OWN_LEAGUE_ID],
  email: EMAIL,
  role: 'substitute',
  lastDay: DAY,
} as const;
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const invite = async (more: object = {}) => {
  const { link } = await inviteAdult(test.teacher, { ...SUBSTITUTE, ...more });
  return tokenIn(link ?? test.mail.at(-1)?.text);
};
const people = async (viewer = test.teacher) => {
  const { adults, invitations, owner } = await getClassAdults(viewer, OWN_LEAGUE_ID);
  return {
    owner: owner.name,
    adults: adults.map(({ name, role, lastDay }) => [name, role, lastDay]),
    invitations: invitations.map(({ email }) => email),
  };
};
const deeds = async () =>
  (await test.store.query(auditLog, {})).map(({ actorId, action }) => [actorId, action]);
const code = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error) => error.code,
  );

it('a mailed link makes a new teacher with a proven address, who is in the class until the last day', async () => {
  const token = await invite();
  expect(test.mail.map(({ to }) => to)).toEqual([EMAIL]);
  expect(test.mail[0]?.text).toContain(
    'Ms Lovelace invites you to Room 0 as a substitute, until October 20, 2023.',
  );
  expect(await findInvitation(null, token)).toEqual({
    email: EMAIL,
    step: 'sign-up',
    part: {
      role: 'substitute',
      from: null,
      until: 'October 20, 2023',
      by: 'Ms Lovelace',
      classes: ['Room 0'],
    },
  });
  await signUpInvitedTeacher(null, {
    token,
    password: 'seven green kites',
    displayName: 'Mrs. Sub',
    school: 'Oak School',
    agreed: true,
  });
  const sub = await test.services.identity.findAccountByEmail(EMAIL);
  const { addressProvenAt } = (await test.store.get(accounts, sub?.accountId ?? '')) ?? {};
  expect(addressProvenAt).toBeDefined();
  expect(await people()).toEqual({
    owner: 'Ms Lovelace',
    adults: [['Mrs. Sub', 'substitute', DAY]],
    invitations: [],
  });
  expect(await findInvitation(null, token)).toBeNull();
  expect(await code(acceptClassInvitation(null, { token }))).toBe('not-found');
});

it('a teacher who has proven the address joins with the link alone, in all the classes it names', async () => {
  const sub = await provenTeacher(EMAIL, 'Mrs. Sub');
  const { accountId } = sub;
  test.mail.length = 0;
  await test.store.merge(leagues, OTHER_LEAGUE_ID, { teacherId: test.teacher.accountId });
  const token = await invite({ leagueIds: [OWN_LEAGUE_ID, OTHER_LEAGUE_ID] });
  expect(await findInvitation(null, token)).toMatchObject({ step: 'join' });
  expect(await acceptClassInvitation(null, { token })).toEqual({ leagueId: null, from: null });
  for (const id of [OWN_LEAGUE_ID, OTHER_LEAGUE_ID])
    expect((await test.store.get(leagues, id))?.adultIds).toEqual([accountId]);
  await test.store.merge(leagues, OTHER_LEAGUE_ID, { period: '5' });
  await invite({ email: 'later@school.org' });
  const seen = await getClassAdults(test.teacher, OWN_LEAGUE_ID);
  expect(seen.ownClasses).toEqual([
    { id: OWN_LEAGUE_ID, period: '1' },
    { id: OTHER_LEAGUE_ID, period: '5' },
  ]);
  expect(seen.adults.map(({ periods }) => periods)).toEqual([['1', '5']]);
  expect(seen.invitations.map(({ periods }) => periods)).toEqual([['1']]);
  await removeAdult(test.teacher, { leagueId: OTHER_LEAGUE_ID, accountId });
  const [left] = (await getClassAdults(test.teacher, OWN_LEAGUE_ID)).adults;
  expect(left?.periods).toEqual(['1']);
  expect(await getClassAdults(sub, OWN_LEAGUE_ID)).toMatchObject({
    ownClasses: [],
    adults: [{ periods: [] }],
  });
  expect(await deeds()).toEqual(
    expect.arrayContaining([
      [test.teacher.accountId, 'league.invite'],
      [accountId, 'league.join'],
    ]),
  );
});

it('a link that the owner hands over proves nothing: it works for the session of its address alone', async () => {
  const sue = await provenTeacher(EMAIL, 'Mrs. Sub');
  test.mail.length = 0;
  way = 'kept';
  const token = await invite();
  expect(test.mail).toEqual([]);
  const strangers = [null, test.teacher, { ...sue, email: 'x@school.org' }];
  for (const visitor of strangers) {
    expect(await findInvitation(visitor, token)).toMatchObject({ step: 'sign-in' });
    expect(await code(acceptClassInvitation(visitor, { token }))).toBe('not-found');
  }
  const unproven: SignedInViewer = { ...sue, addressProof: 'asked' };
  expect(await code(acceptClassInvitation(unproven, { token }))).toBe('not-found');
  const password = 'seven green kites';
  const sent = { token, password, displayName: 'Mr X', school: 'Oak', agreed: true };
  expect(await code(signUpInvitedTeacher(null, sent))).toBe('not-found');
  expect(await acceptClassInvitation(sue, { token })).toEqual({
    leagueId: OWN_LEAGUE_ID,
    from: null,
  });
  expect((await people()).adults).toEqual([['Mrs. Sub', 'substitute', DAY]]);
});

it('a part can begin later: the link works before, and the class opens on the first day', async () => {
  const sue = await provenTeacher(EMAIL, 'Mrs. Sub');
  test.mail.length = 0;
  const token = await invite({ firstDay: DAY });
  expect(test.mail[0]?.text).toContain('from October 20, 2023, until October 20, 2023.');
  expect(await acceptClassInvitation(sue, { token })).toEqual({
    leagueId: null,
    from: 'October 20, 2023',
  });
  const { adults } = await getClassAdults(test.teacher, OWN_LEAGUE_ID);
  expect(adults[0]).toMatchObject({ firstDay: DAY, firstDayText: 'October 20, 2023' });
  test.setNow(new Date('2023-10-20T03:59:59Z'));
  expect(await code(people(sue))).toBe('not-found');
  expect(await getTeacherDashboard(sue)).toMatchObject({
    leagues: [],
    comingClasses: [{ name: 'Room 0', firstDay: 'October 20, 2023' }],
  });
  test.setNow(new Date('2023-10-20T04:00:00Z'));
  expect((await people(sue)).adults).toEqual([['Mrs. Sub', 'substitute', DAY]]);
  expect((await getTeacherDashboard(sue)).comingClasses).toEqual([]);
  test.setNow(new Date('2023-10-21T04:00:00Z'));
  expect(await code(people(sue))).toBe('not-found');
});

it.each<[string, (token: string) => Promise<unknown>]>([
  [
    'was taken back',
    async () => {
      const [invitation] = (await getClassAdults(test.teacher, OWN_LEAGUE_ID)).invitations;
      const place = { leagueId: OWN_LEAGUE_ID, invitationId: invitation?.id ?? '' };
      await takeBackAdultInvitation(test.teacher, place);
    },
  ],
  ['was replaced by another one', () => invite()],
  ['leads into a class of someone else now', () => change({ teacherId: 'someone' })],
  ['leads into an archived class', () => change({ archivedAt: { seconds: 1, nanoseconds: 0 } })],
  ['ends a day too late', async () => test.setNow(new Date('2023-10-21T12:00:00Z'))],
])('a link that %s opens nothing', async (_, happens) => {
  await provenTeacher(EMAIL);
  const token = await invite();
  await happens(token);
  expect(await findInvitation(null, token)).toBeNull();
  expect(await code(acceptClassInvitation(null, { token }))).toBe('not-found');
  expect((await test.store.get(leagues, OWN_LEAGUE_ID))?.adultIds ?? []).toEqual([]);
});
const change = (fields: Partial<League>) => test.store.merge(leagues, OWN_LEAGUE_ID, fields);

it('only the owner invites, and only those and until when it makes sense', async () => {
  await join('co-teacher');
  const by = (viewer: SignedInViewer, more: object = {}) =>
    code(inviteAdult(viewer, { ...SUBSTITUTE, ...more }));
  expect({
    coTeacher: await by(test.otherTeacher),
    foreign: await by(test.teacher, { leagueIds: [OWN_LEAGUE_ID, OTHER_LEAGUE_ID] }),
    noDay: await by(test.teacher, { lastDay: undefined }),
    overDay: await by(test.teacher, { lastDay: '2023-10-17' }),
    endsFirst: await by(test.teacher, { firstDay: '2023-10-21' }),
    student: await by(test.teacher, { email: 'kim@students.invalid' }),
    self: await by(test.teacher, { email: test.teacher.email }),
  }).toEqual({
    coTeacher: 'not-allowed',
    foreign: 'not-found',
    noDay: 'invalid-input',
    overDay: 'invalid-input',
    endsFirst: 'invalid-input',
    student: 'invalid-input',
    self: 'invalid-input',
  });
  expect(test.mail).toEqual([]);
});

const join = (role: 'co-teacher' | 'aide') =>
  change({
    adults: { [test.otherTeacher.accountId]: { role } },
    adultIds: [test.otherTeacher.accountId],
  });
const other = () => ({ leagueId: OWN_LEAGUE_ID, accountId: test.otherTeacher.accountId });

it('a student’s address is invited like any other, and its link makes no teacher', async () => {
  await signUpStudent({ email: 'lee@school.org', password: 'seven green kites' }, 'here');
  const { accountId = '' } =
    (await test.services.identity.findAccountByEmail('lee@school.org')) ?? {};
  await test.student('other@school.org', accountId);
  const token = await invite({ email: 'lee@school.org' });
  const password = 'eight blue kites';
  const sent = { token, password, displayName: 'Mx Lee', school: 'Oak', agreed: true };
  expect(await code(signUpInvitedTeacher(null, sent))).toBe('conflict');
  expect((await people()).adults).toEqual([]);
});

it('a part changes, and ends by the owner’s hand or by leaving, with the next request', async () => {
  await join('aide');
  await changeAdult(test.teacher, { ...other(), role: 'substitute', lastDay: DAY });
  expect((await people()).adults).toEqual([['Ms Lovelace', 'substitute', DAY]]);
  await removeAdult(test.teacher, other());
  await removeAdult(test.teacher, other());
  expect(await code(people(test.otherTeacher))).toBe('not-found');

  await join('aide');
  expect(await code(leaveClass(test.teacher, { leagueId: OWN_LEAGUE_ID }))).toBe('not-allowed');
  await leaveClass(test.otherTeacher, { leagueId: OWN_LEAGUE_ID });
  expect(await code(people(test.otherTeacher))).toBe('not-found');
  expect(await deeds()).toEqual(
    expect.arrayContaining([
      [test.teacher.accountId, 'adult.change'],
      [test.teacher.accountId, 'adult.remove'],
      [test.otherTeacher.accountId, 'league.leave'],
    ]),
  );
});

it('a class goes to a co-teacher who agrees and has a place for it, and its owner stays as a co-teacher', async () => {
  await join('aide');
  expect(await code(offerClassOwnership(test.teacher, other()))).toBe('not-found');
  await join('co-teacher');
  const take = () => code(takeOverClass(test.otherTeacher, { leagueId: OWN_LEAGUE_ID }));
  expect(await take()).toBe('not-allowed');
  await offerClassOwnership(test.teacher, other());
  // One class is allowed, and she has one.
  expect(await take()).toBe('limit-reached');
  await test.store.create(admins, {
    id: test.teacher.email,
    createdAt: { seconds: 1, nanoseconds: 0 },
  });
  await setLeagueAllowance(test.teacher, { email: test.otherTeacher.email, leagueAllowance: 2 });
  await test.store.merge(teacherProfiles, `2023_${test.otherTeacher.accountId}`, {
    leagueAllowance: 2,
  });
  expect(await take()).toBe('done');
  expect(await take()).toBe('done');
  expect(await test.store.get(leagues, OWN_LEAGUE_ID)).toMatchObject({
    teacherId: test.otherTeacher.accountId,
    adults: { [test.teacher.accountId]: { role: 'co-teacher' } },
    adultIds: [test.teacher.accountId],
    offeredToId: null,
  });
  expect((await getTeacherDashboard(test.teacher)).allowance.used).toBe(0);
  expect((await getTeacherDashboard(test.otherTeacher)).allowance.used).toBe(2);
});

it('a question that was taken back, or a part that changed since, gives no class away', async () => {
  await join('co-teacher');
  await offerClassOwnership(test.teacher, other());
  await offerClassOwnership(test.teacher, { leagueId: OWN_LEAGUE_ID, accountId: null });
  expect(await code(takeOverClass(test.otherTeacher, { leagueId: OWN_LEAGUE_ID }))).toBe(
    'not-allowed',
  );
  await offerClassOwnership(test.teacher, other());
  await changeAdult(test.teacher, { ...other(), role: 'aide' });
  await changeAdult(test.teacher, { ...other(), role: 'co-teacher' });
  expect(await code(takeOverClass(test.otherTeacher, { leagueId: OWN_LEAGUE_ID }))).toBe(
    'not-allowed',
  );
});

it('a co-teacher who was asked reads it on the class’s pages, and may say no, once and for that time', async () => {
  await join('co-teacher');
  const decline = () => declineClassOwnership(test.otherTeacher, { leagueId: OWN_LEAGUE_ID });
  const isAsked = async (viewer: SignedInViewer) =>
    (await getLeagueHeader(viewer, OWN_LEAGUE_ID)).isAskedToTakeOver ?? false;
  await decline();
  expect(await deeds()).not.toContainEqual([test.otherTeacher.accountId, 'league.decline']);
  await offerClassOwnership(test.teacher, other());
  expect([await isAsked(test.otherTeacher), await isAsked(test.teacher)]).toEqual([true, false]);
  await declineClassOwnership(test.teacher, { leagueId: OWN_LEAGUE_ID });
  expect(await isAsked(test.otherTeacher)).toBe(true);
  await decline();
  await decline();
  expect(await isAsked(test.otherTeacher)).toBe(false);
  const declined = (await deeds()).filter(([, action]) => action === 'league.decline');
  expect(declined).toEqual([[test.otherTeacher.accountId, 'league.decline']]);
  expect(await code(takeOverClass(test.otherTeacher, { leagueId: OWN_LEAGUE_ID }))).toBe(
    'not-allowed',
  );
  expect(await test.store.get(leagues, OWN_LEAGUE_ID)).toMatchObject({
    teacherId: test.teacher.accountId,
    adults: { [test.otherTeacher.accountId]: { role: 'co-teacher' } },
  });
});

it('of a deleted account or class no part and no invitation is left', async () => {
  await join('co-teacher');
  await offerClassOwnership(test.teacher, other());
  await eraseTeacherWithoutLeague(test.otherTeacher.accountId);
  expect(JSON.stringify(await test.store.get(leagues, OWN_LEAGUE_ID))).not.toContain(
    test.otherTeacher.accountId,
  );
  await invite();
  const league = (await test.store.get(leagues, OWN_LEAGUE_ID)) as League;
  while ((await eraseLeagueStepAndCountLeft(league, test.teacher.accountId, 3)).left > 0);
  expect(await test.store.query(teacherAndClassInvitations, {})).toEqual([]);
});

it('who is in the class can’t be read: the owner sees that, and inviting works again', async () => {
  await test.store.merge(asRawCollection(leagues), OWN_LEAGUE_ID, {
    adults: { x: { role: 'boss' } },
    adultIds: ['x'],
  });
  expect(await getClassAdults(test.teacher, OWN_LEAGUE_ID)).toMatchObject({
    adults: [],
    isUnreadable: true,
  });
  const { accountId } = await provenTeacher(EMAIL);
  await acceptClassInvitation(null, { token: await invite() });
  expect((await test.store.get(leagues, OWN_LEAGUE_ID))?.adultIds).toEqual([accountId]);
  expect((await getClassAdults(test.teacher, OWN_LEAGUE_ID)).isUnreadable).toBe(false);
});

it('an aide sees who is here, but no invitation; and no admin sees one into a class', async () => {
  await invite();
  await join('aide');
  expect(await people(test.otherTeacher)).toEqual({
    owner: 'Ms Lovelace',
    adults: [['Ms Lovelace', 'aide', null]],
    invitations: [],
  });
  await test.store.create(admins, {
    id: test.otherTeacher.email,
    createdAt: { seconds: TEST_NOW.getTime() / 1000, nanoseconds: 0 },
  });
  expect(await getTeacherInvitations(test.otherTeacher)).toEqual([]);
});
