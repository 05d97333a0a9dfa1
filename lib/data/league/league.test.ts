import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import { signUpTeacherAndPrepareEmail } from '@/lib/data/account/commands';
import { confirmEmailByOperator } from '@/lib/data/admin/commands';
import { changeFormulaSet } from '@/lib/data/formula-set/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { createStudentProfile } from '@/lib/data/profile/commands';
import { findLeagueName } from '@/lib/data/season/leagues';
import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { type League, leagueStudents, leagues } from '@/lib/store/collections/leagues';
import {
  admins,
  type StudentProfile,
  studentProfiles,
  teacherLeagueAllowances,
} from '@/lib/store/collections/profiles';
import { asRawCollection } from '@/lib/store/port';
import { openLeague } from '@/lib/testing/open-league';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeAppMeta, putInLeague } from '@/lib/testing/student-week';
import {
  changeLeaguePassword,
  changeScoreCardSettings,
  checkJoinCodeAndPassword,
  joinLeague,
  joinWithTicket,
  renameLeague,
  replaceJoinCode,
  setLeagueArchived,
} from './commands';
import {
  getJoinBoard,
  getLeagueHeader,
  getLeagueSettings,
  getTeacherDashboard,
  getTeacherShell,
} from './queries';

describe('the rules', () => {
  let test: TestServices;
  beforeEach(async () => {
    test = await installTestServices();
  });
  afterEach(() => test.dispose());

  const league = { name: 'Room 12', password: 'brave otter' };

  async function allow(email: string, leagueAllowance: number): Promise<void> {
    await test.store.set(teacherLeagueAllowances, {
      id: email,
      docID: email,
      email,
      leagueAllowance,
    });
  }

  describe('opening a league', () => {
    it('stops at the allowance, however many requests come at once', async () => {
      const teacher = await test.teacher('ada@school.org');
      await allow('ada@school.org', 3);
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, () => openLeague(teacher, league)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect((await test.store.query(leagues, {})).length).toBe(3);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'limit-reached' },
      });
    });

    it('allows one league to a teacher without an allowance record', async () => {
      const teacher = await test.teacher('bo@school.org');
      await openLeague(teacher, league);
      await expect(openLeague(teacher, league)).rejects.toMatchObject({ code: 'limit-reached' });
    });

    it('draws another code when the first is taken in this season', async () => {
      const teacher = await test.teacher('cy@school.org');
      await allow('cy@school.org', 2);
      test.randomSequence([0.5, 0.5, 0.25]);
      await openLeague(teacher, league);
      await openLeague(teacher, league);
      const codes = (await test.store.query(leagues, {})).map(({ code }) => code);
      expect(new Set(codes).size).toBe(2);
      for (const code of codes) expect(String(code)).toMatch(/^[1-9]\d{5}$/);
    });

    it('is refused to students and visitors', async () => {
      const student = await test.student('kim@school.org');
      await expect(openLeague(student, league)).rejects.toMatchObject({ code: 'not-allowed' });
      await expect(openLeague(null, league)).rejects.toMatchObject({ code: 'not-signed-in' });
      expect(await test.store.query(leagues, {})).toEqual([]);
    });
  });

  describe('joining a league', () => {
    let teacher: SignedInViewer;
    let code: number;
    let leagueId: string;
    beforeEach(async () => {
      teacher = await test.teacher('ada@school.org');
      leagueId = (await openLeague(teacher, league)).id;
      code = (await getJoinBoard(teacher, leagueId)).code;
    });

    it('answers a wrong code and a wrong password in the same words', async () => {
      const refusals = await Promise.allSettled([
        checkJoinCodeAndPassword(
          { code: code === 999_999 ? 111_111 : code + 1, password: league.password },
          'here',
        ),
        checkJoinCodeAndPassword({ code, password: 'wrong words' }, 'here'),
      ]);
      const messages = refusals.map((refusal) =>
        refusal.status === 'rejected' ? refusal.reason : null,
      );
      expect(messages[0]).toMatchObject({ code: 'not-found' });
      expect(messages[1]).toEqual(messages[0]);
    });

    it('lets a class type the phrase in its own case and spacing', async () => {
      await expect(
        checkJoinCodeAndPassword({ code, password: ' Brave  OTTER ' }, 'here'),
      ).resolves.toMatchObject({
        leagueName: 'Room 12',
      });
    });

    it('asks for a proof after many guesses at one code, even from many places, and the right password needs one too', async () => {
      for (let guess = 0; guess < 40; guess++) {
        await checkJoinCodeAndPassword({ code, password: 'wrong' }, `place ${guess}`).catch(
          () => undefined,
        );
      }
      const right = () =>
        checkJoinCodeAndPassword({ code, password: league.password }, 'elsewhere');
      await expect(right()).rejects.toMatchObject({
        code: 'needs-proof',
        challenge: expect.any(String),
      });
      test.advance(15 * 60_000 + 1);
      await expect(right()).resolves.toBeTruthy();
    });

    it('writes the student entry and the profile once, and a second join changes nothing', async () => {
      const student = await test.student('kim@school.org');
      await joinLeague(student, { code, password: league.password }, 'here');
      await joinLeague(student, { code, password: league.password }, 'here');
      expect(await test.store.query(leagueStudents(leagueId), {})).toMatchObject([
        { id: student.accountId },
      ]);
      expect(await test.store.query(studentProfiles, {})).toMatchObject([{ leagueId }]);
    });

    it('keeps a student in the league they have', async () => {
      const other = await openLeague(await test.teacher('bo@school.org'), {
        name: 'Other',
        password: 'calm whale',
      });
      const otherCode = (await test.store.get(leagues, other.id))?.code ?? 0;
      const student = await test.student('kim@school.org');
      await joinLeague(student, { code, password: league.password }, 'here');
      await expect(
        joinLeague(student, { code: otherCode, password: 'calm whale' }, 'here'),
      ).rejects.toMatchObject({
        code: 'not-allowed',
      });
    });

    it('shows the league to its owner and to no one else, and records the attempt', async () => {
      const stranger = await test.teacher('eve@school.org');
      const foreign = await getJoinBoard(stranger, leagueId).catch((error) => error);
      const missing = await getJoinBoard(stranger, 'no-such-league').catch((error) => error);
      expect(foreign).toMatchObject({ code: 'not-found' });
      expect(foreign.message).toBe(missing.message);
      expect(
        await test.store.query(auditLog, {
          where: [{ field: 'outcome', op: '==', value: 'denied' }],
        }),
      ).toMatchObject([{ actorId: stranger.accountId, target: leagueId }]);
      await expect(getJoinBoard(teacher, leagueId)).resolves.toMatchObject({
        name: 'Room 12',
        password: 'brave otter',
      });
      const dashboard = await getTeacherDashboard(stranger);
      expect(dashboard.leagues).toEqual([]);
    });
  });

  describe('a new teacher', () => {
    it('can sign in and open a league, and the school’s authority is kept with its version', async () => {
      const account = { email: 'New@School.org', password: 'seven green kites' };
      await signUpTeacherAndPrepareEmail(
        { ...account, displayName: 'Ms New', school: 'Hill School', agreed: true },
        'here',
      );
      await confirmEmailByOperator(COMMAND_LINE_OPERATOR, account.email);
      const session = await signIn(account, 'here');
      expect(session).toMatchObject({ email: 'new@school.org', role: 'teacher' });
    });

    it('is asked for the authority', async () => {
      const teacher = {
        email: 'a@b.org',
        password: 'seven green kites',
        displayName: 'A',
        school: 'B',
        agreed: false,
      };
      await expect(signUpTeacherAndPrepareEmail(teacher, 'here')).rejects.toMatchObject({
        code: 'invalid-input',
      });
    });
  });

  it('makes a profile in the league of the join ticket', async () => {
    const teacher = await test.teacher('ada@school.org');
    const { id } = await openLeague(teacher, league);
    const viewer = await test.account('kim@school.org');
    const { code } = (await test.store.get(leagues, id)) as League;
    const ticket = await checkJoinCodeAndPassword({ code, password: league.password }, 'here');
    await createStudentProfile(viewer, { firstName: 'Kim', lastInitial: 'L' }, ticket);
    expect(await test.store.query(studentProfiles, {})).toMatchObject([
      { firstName: 'Kim', leagueId: id },
    ]);
  });
});

describe('the whole answer', () => {
  const NOW = timestampFromDate(TEST_NOW);
  const REFUSED = 'That code or password isn’t right. Check both with your teacher and try again.';

  let test: TestServices;
  let ada: SignedInViewer;
  let kim: SignedInViewer;

  beforeEach(async () => {
    test = await installTestServices();
    ada = await test.teacher('ada@school.org');
    kim = await test.student('kim@school.org', 'kim');
  });
  afterEach(() => test.dispose());

  const seconds = (count: number) =>
    timestampFromDate(new Date(TEST_NOW.getTime() + count * 1_000));

  function put(id: string, changes: Partial<League> = {}): Promise<void> {
    return test.store.set(leagues, {
      id,
      name: `League ${id}`,
      createdAt: NOW,
      teacherId: ada.accountId,
      season: TEST_SEASON,
      code: 123_456,
      password: 'brave otter',
      ...changes,
    });
  }

  const profile = async () =>
    (await test.store.get(studentProfiles, `${TEST_SEASON}_kim`)) as StudentProfile;
  const audited = async () =>
    (await test.store.query(auditLog, {})).map(({ actorId, action, target, outcome }) => [
      actorId,
      action,
      target,
      outcome,
    ]);

  describe('a league', () => {
    it('is opened whole, with a code of six digits, and written down', async () => {
      test.randomSequence([0.5]);
      const { id } = await openLeague(ada, { name: 'Room 12', password: 'brave otter' });
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      expect(await test.store.query(leagues, {})).toEqual([
        {
          id,
          name: 'Room 12',
          createdAt: NOW,
          teacherId: ada.accountId,
          season: TEST_SEASON,
          code: 550_000,
          password: 'brave otter',
        },
      ]);
      expect(await audited()).toEqual([[ada.accountId, 'league.create', id, 'done']]);
    });

    it('is not opened beyond what is allowed, which older seasons and colleagues leave alone', async () => {
      const more = 'Archive one, or ask for more on the page with all classes.';
      const open = () => openLeague(ada, { name: 'Room 12', password: 'brave otter' });
      await put('older', { season: TEST_SEASON - 1 });
      await put('foreign', { teacherId: 'somebody-else', code: 222_222 });
      await open();
      await expect(open()).rejects.toMatchObject({
        code: 'limit-reached',
        message: `1 of 1 league in use. ${more}`,
      });
      await test.store.set(teacherLeagueAllowances, {
        id: 'a',
        docID: 'a',
        email: 'ada@school.org',
        leagueAllowance: 2,
      });
      await open();
      await expect(open()).rejects.toMatchObject({ message: `2 of 2 leagues in use. ${more}` });
      await test.store.set(teacherLeagueAllowances, {
        id: 'a',
        docID: 'a',
        email: 'ada@school.org',
        leagueAllowance: 0,
      });
      await expect(open()).rejects.toMatchObject({ message: `2 of 0 leagues in use. ${more}` });
      expect(await test.store.count(leagues, {})).toBe(4);
    });

    it('has a code that another season may have, and says when none is free', async () => {
      await put('older', { season: TEST_SEASON - 1, code: 550_000 });
      test.randomSequence([0.5]);
      const { id } = await openLeague(ada, { name: 'Room 12', password: 'brave otter' });
      expect((await test.store.get(leagues, id))?.code).toBe(550_000);
      test.randomSequence(Array.from({ length: 50 }, () => 0.5));
      await expect(replaceJoinCode(ada, { leagueId: id, code: 550_000 })).rejects.toMatchObject({
        code: 'unavailable',
        message: 'We couldn’t find a free join code. Please try again.',
      });
      expect((await test.store.get(leagues, id))?.code).toBe(550_000);
      test.randomSequence([...Array.from({ length: 49 }, () => 0.5), 0.25]);
      expect(await replaceJoinCode(ada, { leagueId: id, code: 550_000 })).toEqual({
        code: 325_000,
      });
    });
  });

  describe('the way in', () => {
    const guess = { code: 123_456, password: 'brave otter' };

    it.each(['brave otter', 'Brave Otter', '  brave \t otter\n', 'BRAVE   OTTER'])(
      'takes the password typed as %j',
      async (password) => {
        await put('room', { password: ' Brave  otter' });
        expect(await checkJoinCodeAndPassword({ ...guess, password }, 'here')).toEqual({
          leagueId: 'room',
          leagueName: 'League room',
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
        });
      },
    );

    it.each([
      ['another code', { code: 123_457 }],
      ['two words in one', { password: 'braveotter' }],
      ['half of the words', { password: 'brave' }],
      ['nothing', { password: '' }],
    ])('does not take %s', async (_, changes) => {
      await put('room');
      await put('older', { season: TEST_SEASON - 1, code: 123_457 });
      await expect(
        checkJoinCodeAndPassword({ ...guess, ...changes }, 'here'),
      ).rejects.toMatchObject({
        code: 'not-found',
        message: REFUSED,
      });
    });

    it.each([{ archivedAt: NOW }, { deletingAt: NOW }])(
      'is closed when the league has ended: %j',
      async (changes) => {
        const ended =
          'This league has ended, so no one new can join. Ask your teacher for your league’s code.';
        await put('room');
        const ticket = await checkJoinCodeAndPassword(guess, 'here');
        await put('room', changes);
        await expect(checkJoinCodeAndPassword(guess, 'here')).rejects.toMatchObject({
          code: 'not-allowed',
          message: ended,
        });
        await expect(joinWithTicket(kim, ticket)).rejects.toMatchObject({
          code: 'not-found',
          message: REFUSED,
        });
        expect(await profile()).toMatchObject({ leagueId: '' });
      },
    );

    it('leads into one league, once', async () => {
      await put('room');
      await put('other', { code: 222_222 });
      expect(await joinLeague(kim, guess, 'here')).toEqual({ leagueName: 'League room' });
      test.advance(1_000);
      expect(await joinLeague(kim, guess, 'here')).toEqual({ leagueName: 'League room' });
      expect(await test.store.query(leagueStudents('room'), {})).toEqual([
        { id: 'kim', createdAt: NOW },
      ]);
      await expect(joinLeague(kim, { ...guess, code: 222_222 }, 'here')).rejects.toMatchObject({
        code: 'not-allowed',
        message: 'You’re already in a league. Your teacher can move you to another one.',
      });
      expect(await test.store.query(leagueStudents('other'), {})).toEqual([]);
    });

    it('has a ticket that ends with the password, and is no other league’s', async () => {
      await put('room');
      await put('other', { code: 222_222 });
      const ticket = await checkJoinCodeAndPassword(guess, 'here');
      const refused = { code: 'not-found', message: REFUSED };
      await expect(joinWithTicket(kim, { ...ticket, leagueId: 'other' })).rejects.toMatchObject(
        refused,
      );
      await expect(joinWithTicket(kim, { ...ticket, leagueId: 'gone' })).rejects.toMatchObject(
        refused,
      );
      await changeLeaguePassword(ada, { leagueId: 'room', password: 'calm whale' });
      await expect(joinWithTicket(kim, ticket)).rejects.toMatchObject(refused);
      await changeLeaguePassword(ada, { leagueId: 'room', password: 'brave otter' });
      await joinWithTicket(kim, ticket);
      expect(await profile()).toMatchObject({ leagueId: 'room' });
      await expect(joinWithTicket(ada, ticket)).rejects.toMatchObject({
        code: 'not-allowed',
        message: 'Only students in this season can do that.',
      });
      await expect(joinWithTicket(null, ticket)).rejects.toMatchObject({ code: 'not-signed-in' });
    });

    it('leads into no other season', async () => {
      await put('room');
      const ticket = await checkJoinCodeAndPassword(guess, 'here');
      await put('room', { season: TEST_SEASON - 1 });
      await expect(joinWithTicket(kim, ticket)).rejects.toMatchObject({
        code: 'not-found',
        message: REFUSED,
      });
    });
  });

  describe('the teacher’s pages', () => {
    it('have a whole dashboard: own leagues of the season, newest first, with their students', async () => {
      await put('old', { createdAt: seconds(1) });
      await put('new', { createdAt: seconds(2), archivedAt: NOW, code: 222_222 });
      await put('newer', {
        createdAt: { ...seconds(2), nanoseconds: 5 },
        archivedAt: NOW,
        deletingAt: NOW,
        code: 333_333,
      });
      await put('past', { season: TEST_SEASON - 2 });
      await put('last', { season: TEST_SEASON - 1 });
      await put('foreign', { teacherId: 'somebody-else' });
      await test.store.set(asRawCollection(leagues), {
        id: 'broken',
        teacherId: ada.accountId,
        season: TEST_SEASON,
      });
      await putInLeague(test.store, kim, 'old');
      const lee = await test.student('lee@school.org');
      await putInLeague(test.store, lee, 'old');
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${lee.accountId}`, {
        season: TEST_SEASON - 1,
      });
      const clockText = 'Plays along with the NFL: week 6, due Thursday, Oct 19, 3:00 PM';
      const nextText = 'Week 7 is opened by the person who runs this app';
      const league = {
        season: TEST_SEASON,
        studentCount: 0,
        code: 123_456,
        clockText,
        goesOn: null,
      };
      expect(await getTeacherDashboard(ada)).toEqual({
        displayName: 'Ms Lovelace',
        today: 'Wednesday, October 18',
        comingClasses: [],
        classes: [
          expect.objectContaining({
            id: 'old',
            period: '1',
            week: 6,
            replays: null,
            students: 1,
            notBegun: 1,
          }),
        ],
        season: TEST_SEASON,
        shownSeason: TEST_SEASON,
        pastSeasons: [TEST_SEASON - 1, TEST_SEASON - 2],
        week: 6,
        seasonActive: true,
        pausedSince: null,
        deadlineText: 'Thursday, Oct 19, 3:00 PM',
        seasonOver: false,
        nextOpeningText: 'Tuesday, Oct 24, 6:00 AM',
        opensByItself: false,
        leagues: [
          { ...league, id: 'newer', name: 'League newer', code: 333_333, state: 'deleting' },
          { ...league, id: 'new', name: 'League new', code: 222_222, state: 'archived' },
          { ...league, id: 'old', name: 'League old', state: 'open', studentCount: 1, nextText },
        ],
        unreadable: [{ id: 'broken', name: null }],
        // One is archived, and one is being deleted though it was archived before.
        allowance: { used: 1, allowed: 1 },
        request: null,
      });
      expect(await getTeacherDashboard(ada, TEST_SEASON - 1)).toMatchObject({
        shownSeason: TEST_SEASON - 1,
        leagues: [{ id: 'last', studentCount: 0 }],
        allowance: { used: 1 },
      });
      await changeAppMeta(test.store, { currentWeek: 17, seasonActive: false });
      test.setNow(new Date('2023-10-26T12:00:00Z'));
      // Its Tuesday has passed, so no one knows when it opens.
      expect(await getTeacherDashboard(ada)).toMatchObject({
        week: 17,
        seasonActive: false,
        seasonOver: false,
        nextOpeningText: null,
      });
    });

    it('count the students of more than thirty leagues', async () => {
      for (let index = 0; index < 31; index += 1)
        await put(`league-${index}`, { code: 200_000 + index, createdAt: seconds(index) });
      await putInLeague(test.store, kim, 'league-0');
      const lee = await test.student('lee@school.org');
      await putInLeague(test.store, lee, 'league-30');
      const { leagues: shown } = await getTeacherDashboard(ada);
      expect(shown.filter(({ studentCount }) => studentCount > 0).map(({ id }) => id)).toEqual([
        'league-30',
        'league-0',
      ]);
    });

    it('ask for no students where there are no leagues', async () => {
      const query = jest.spyOn(test.store, 'query');
      expect((await getTeacherDashboard(ada)).leagues).toEqual([]);
      expect(query.mock.calls.map(([{ path }]) => path)).not.toContain('studentProfiles');
    });

    it('have a frame', async () => {
      const frame = {
        displayName: 'Ms Lovelace',
        pictureUrl: null,
        isAdmin: false,
        classes: [],
        asksForProof: false,
        openRequests: 0,
      };
      expect(await getTeacherShell(ada)).toEqual(frame);
      expect(await getTeacherShell({ ...ada, addressProof: 'asked' })).toEqual({
        ...frame,
        asksForProof: true,
      });
      await test.store.set(admins, { id: 'ada@school.org' } as never);
      test.advance(60_000);
      expect(await getTeacherShell(ada)).toEqual({ ...frame, isAdmin: true });
    });

    it.each([
      ['an open league', {}, 'open', null, false],
      ['an archived one', { archivedAt: NOW }, 'archived', 'archived', false],
      ['one that is being deleted', { deletingAt: NOW }, 'deleting', 'archived', false],
      [
        'one that its owner deleted',
        { archivedAt: NOW, deletesOn: '2023-11-17' },
        'archived',
        'archived',
        false,
      ],
      ['one of a season that is over', { season: TEST_SEASON - 1 }, 'open', 'past', true],
      [
        'an archived one of a season that is over',
        { season: TEST_SEASON - 1, archivedAt: NOW },
        'archived',
        'past',
        true,
      ],
    ])('tell of %s what it is', async (_, changes, state, closed, isPast) => {
      await put('room', changes);
      await putInLeague(test.store, kim, 'room');
      const league = {
        id: 'room',
        name: 'League room',
        season: TEST_SEASON,
        ...('season' in changes ? { season: changes.season } : {}),
      };
      const standing = {
        weekText: isPast ? null : 'Week 6',
        isPaused: false,
        latestWeek: isPast ? 18 : 6,
        waiting: [],
      };
      const isInFrame = state === 'open' && !isPast;
      expect(await getLeagueHeader(ada, 'room')).toEqual({
        ...league,
        ...standing,
        isPast,
        state,
        role: 'owner',
        isInFrame,
        goesOn: 'deletesOn' in changes ? 'Nov 17' : null,
      });
      expect(await getJoinBoard(ada, 'room')).toEqual({
        name: 'League room',
        code: 123_456,
        password: 'brave otter',
        host: 'localhost:3000',
        closed,
      });
      expect(await getLeagueSettings(ada, 'room')).toEqual({
        ...league,
        period: '',
        code: 123_456,
        password: 'brave otter',
        isPast,
        isDeleting: 'deletingAt' in changes,
        cards: { cardLines: 'after-wrong', asksForGuess: true, hasDrive: true },
        studentCount: isPast ? 0 : 1,
        startLevel: null,
        boardLevel: 1,
        formulas: null,
        classes: [{ id: 'room', name: league.name }],
      });
    });
  });

  describe('a change of a league', () => {
    const changes = [
      () => renameLeague(ada, { leagueId: 'room', name: 'Room 14' }),
      () => changeLeaguePassword(ada, { leagueId: 'room', password: 'calm whale' }),
      () => replaceJoinCode(ada, { leagueId: 'room', code: 123_456 }),
      () =>
        changeScoreCardSettings(ada, {
          leagueId: 'room',
          cardLines: 'open',
          asksForGuess: true,
          hasDrive: true,
        }),
      () => setLeagueArchived(ada, { leagueId: 'room', archived: true }),
      () =>
        changeFormulaSet(ada, {
          leagueId: 'room',
          fromWeek: 7,
          set: { name: 'Fifths', lines: templateFormulaLines('like') },
        }),
    ];

    it.each([
      [{ deletingAt: NOW }, 'This league is being deleted, so you can’t change anything in it.'],
      [{ season: TEST_SEASON - 1 }, 'This league’s season is over. You can view it or delete it.'],
    ])('is refused for %j', async (state, message) => {
      await put('room', state);
      const before = await test.store.get(leagues, 'room');
      for (const change of changes)
        await expect(change()).rejects.toMatchObject({ code: 'not-allowed', message });
      expect([await test.store.get(leagues, 'room'), await audited()]).toEqual([before, []]);
    });

    it('says of a league that is not there that it could not be found', async () => {
      for (const change of changes) {
        await expect(change()).rejects.toMatchObject({
          code: 'not-found',
          message: 'We couldn’t find this league.',
        });
      }
      expect(await audited()).toEqual([]);
    });

    it('changes that one thing, and is written down once', async () => {
      await put('room');
      expect(await renameLeague(ada, { leagueId: 'room', name: 'Room 14' })).toEqual({
        name: 'Room 14',
      });
      expect(await changeLeaguePassword(ada, { leagueId: 'room', password: 'calm whale' })).toEqual(
        {
          password: 'calm whale',
        },
      );
      expect(await changeLeaguePassword(ada, { leagueId: 'room', password: 'calm whale' })).toEqual(
        {
          password: 'calm whale',
        },
      );
      expect(await replaceJoinCode(ada, { leagueId: 'room', code: 111_111 })).toEqual({
        code: 123_456,
      });
      expect(await setLeagueArchived(ada, { leagueId: 'room', archived: false })).toEqual({
        archived: false,
      });
      expect(await setLeagueArchived(ada, { leagueId: 'room', archived: true })).toEqual({
        archived: true,
      });
      expect(await test.store.get(leagues, 'room')).toEqual({
        id: 'room',
        name: 'Room 14',
        createdAt: NOW,
        teacherId: ada.accountId,
        season: TEST_SEASON,
        code: 123_456,
        password: 'calm whale',
        archivedAt: NOW,
      });
      expect(await setLeagueArchived(ada, { leagueId: 'room', archived: false })).toEqual({
        archived: false,
      });
      expect((await test.store.get(leagues, 'room'))?.archivedAt).toBeNull();
      const deeds = ['league.rename', 'league.password', 'league.archive', 'league.unarchive'];
      expect((await audited()).toSorted()).toEqual(
        deeds.map((action) => [ada.accountId, action, 'room', 'done']).toSorted(),
      );
    });

    it('ends it for its students of the season, and for no one else', async () => {
      await put('room');
      const ended = async (id: string) =>
        (await test.store.get(studentProfiles, id))?.endedLeagueId ?? '';
      const lee = await test.student('lee@school.org', 'lee');
      await putInLeague(test.store, kim, 'room');
      await putInLeague(test.store, lee, 'other');
      const older = { ...(await profile()), id: `${TEST_SEASON - 1}_kim`, season: TEST_SEASON - 1 };
      await test.store.set(studentProfiles, older);
      const all = async () => [
        await ended(`${TEST_SEASON}_kim`),
        await ended(`${TEST_SEASON}_lee`),
        await ended(older.id),
      ];
      await setLeagueArchived(ada, { leagueId: 'room', archived: true });
      expect(await all()).toEqual(['room', '', '']);
      await setLeagueArchived(ada, { leagueId: 'room', archived: false });
      expect(await all()).toEqual(['', '', '']);
    });
  });

  it('tells a league’s name, and the new one from the moment on at which it was changed here', async () => {
    await put('room');
    expect(await findLeagueName('')).toBeNull();
    expect(await findLeagueName('gone')).toBeNull();
    expect(await findLeagueName('room')).toBe('League room');
    await renameLeague(ada, { leagueId: 'room', name: 'Room 16' });
    expect(await findLeagueName('room')).toBe('Room 16');
  });
});
