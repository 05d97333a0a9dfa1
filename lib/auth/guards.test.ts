import fc from 'fast-check';
import ConfirmEmailPage from '@/app/confirm-email/page';
import InvitationPage from '@/app/invitation/page';
import ResetPasswordPage from '@/app/reset-password/page';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { saveSelfAssessment } from '@/lib/data/profile/commands';
import { refreshAppMeta } from '@/lib/data/season/clock';
import { resolveViewer } from '@/lib/data/session/queries';
import { ensureSeasonProfile } from '@/lib/data/session/start-season';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { appData } from '@/lib/store/collections/season';
import { studentTeams } from '@/lib/store/collections/teams';
import { asRawCollection } from '@/lib/store/port';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { giveTeam } from '@/lib/testing/student-week';
import {
  findPublicPageViewer,
  findStudentForShell,
  findUnreadableRecordOrRedirect,
  redirectIfProfileExists,
  redirectIfSignedIn,
  redirectToDashboard,
  requireChangePasswordPage,
  requireSelfAssessmentPage,
  requireSignedInWithProfilePage,
  requireStudentPage,
  requireTeacherPage,
  requireUnverifiedTeacherPage,
} from './guards';

let viewer: SignedInViewer | null = null;
let claim: { role: SignedInViewer['role'] } | null | undefined;
/** If set, the store decides who the viewer is. */
let resolve: (() => Promise<SignedInViewer | null>) | null = null;
jest.mock('./viewer', () => ({
  async readSessionClaimAndViewer() {
    if (resolve) viewer = await resolve();
    return { claim: claim === undefined ? viewer && { role: viewer.role } : claim, viewer };
  },
}));
let address: string | null = null;
jest.mock('next/headers', () => ({
  cookies: async () => new Map(),
  headers: async () => new Headers(address === null ? {} : { 'x-asked-page': address }),
}));
jest.mock('next/navigation', () => ({
  redirect(path: string) {
    throw new Error(`to ${path}`);
  },
}));

let test: TestServices;
beforeEach(async () => {
  viewer = null;
  claim = undefined;
  resolve = null;
  address = null;
  test = await installTestServices();
});
afterEach(() => test.dispose());

const leadsTo = (page: Promise<unknown>) =>
  page.then(
    () => 'the page',
    ({ message }: Error) => message,
  );

it('leads a student of last season to the team, and leaves the questions open until they are answered', async () => {
  const last = await test.student('kim@school.org');
  await saveSelfAssessment(last, {
    skipped: true,
    gameExcitement: null,
    mathConfidence: null,
    fractionConfidence: null,
    formulaLevel: 1,
  });
  await giveTeam(test.store, last);
  viewer = last;
  expect(await leadsTo(requireStudentPage())).toBe('the page');
  expect(await leadsTo(requireSelfAssessmentPage())).toBe('to /student/dashboard');

  await test.store.merge(appData, 'meta', { currentSeason: last.season + 1, currentWeek: 0 });
  refreshAppMeta();
  await ensureSeasonProfile(last.accountId, last.email);
  viewer = { ...last, season: last.season + 1 };
  expect(await leadsTo(requireStudentPage())).toBe('to /student/create-team');
  expect(await leadsTo(requireStudentPage({ needs: 'assessment' }))).toBe('the page');
  expect(await requireSelfAssessmentPage()).toMatchObject({
    assessment: { state: 'open', formulaLevel: 1 },
  });

  await saveSelfAssessment(viewer, {
    skipped: false,
    gameExcitement: 5,
    mathConfidence: 3,
    fractionConfidence: 2,
    formulaLevel: 2,
  });
  expect(await leadsTo(requireStudentPage())).toBe('to /student/create-team');
  expect(await leadsTo(requireSelfAssessmentPage())).toBe('to /student/dashboard');
});

const STUDENT = '/student/dashboard';
const TEACHER = '/teacher/dashboard';
const PROFILE = '/student/create-profile';
const NEW_PASSWORD = '/change-password';
const RESYNC = '/api/session';
const OPEN = 'the page';

/** The redirect of each guard for each kind of visitor; `OPEN` is the page itself. */
const GUARDS: [name: string, guard: () => Promise<unknown>, leads: Record<string, string>][] = [
  [
    'requireStudentPage',
    () => requireStudentPage({ needs: 'profile' }),
    {
      nobody: '/',
      student: OPEN,
      teacher: TEACHER,
      'no profile': PROFILE,
      'old password': NEW_PASSWORD,
      ended: RESYNC,
      'other role': RESYNC,
    },
  ],
  [
    'requireTeacherPage',
    requireTeacherPage,
    {
      nobody: '/',
      student: STUDENT,
      teacher: OPEN,
      'no profile': PROFILE,
      'old password': NEW_PASSWORD,
      ended: RESYNC,
      'other role': RESYNC,
    },
  ],
  [
    'requireSignedInWithProfilePage',
    requireSignedInWithProfilePage,
    {
      nobody: '/',
      student: OPEN,
      teacher: OPEN,
      'no profile': PROFILE,
      'old password': NEW_PASSWORD,
      ended: RESYNC,
      'other role': RESYNC,
    },
  ],
  [
    'redirectToDashboard',
    redirectToDashboard,
    {
      nobody: '/',
      student: STUDENT,
      teacher: TEACHER,
      'no profile': PROFILE,
      'old password': NEW_PASSWORD,
      ended: RESYNC,
      'other role': RESYNC,
    },
  ],
  [
    'requireChangePasswordPage',
    requireChangePasswordPage,
    {
      nobody: '/',
      student: OPEN,
      teacher: OPEN,
      'no profile': OPEN,
      'old password': OPEN,
      ended: RESYNC,
      'other role': OPEN,
    },
  ],
  [
    'redirectIfSignedIn',
    redirectIfSignedIn,
    {
      nobody: OPEN,
      student: STUDENT,
      teacher: TEACHER,
      'no profile': STUDENT,
      'old password': STUDENT,
      ended: RESYNC,
      'other role': STUDENT,
    },
  ],
  [
    'findPublicPageViewer',
    findPublicPageViewer,
    {
      nobody: OPEN,
      student: OPEN,
      teacher: OPEN,
      'no profile': OPEN,
      'old password': OPEN,
      ended: RESYNC,
      'other role': OPEN,
    },
  ],
  [
    'redirectIfProfileExists',
    redirectIfProfileExists,
    {
      nobody: OPEN,
      student: STUDENT,
      teacher: TEACHER,
      'no profile': OPEN,
      'old password': NEW_PASSWORD,
      ended: RESYNC,
      'other role': RESYNC,
    },
  ],
];

async function visitor(kind: string): Promise<void> {
  if (kind === 'nobody') return;
  if (kind === 'teacher') viewer = await test.teacher('ada@school.org');
  else if (kind === 'no profile') viewer = await test.account('new@school.org');
  else viewer = await test.student('kim@school.org');
  if (kind === 'old password') viewer = { ...viewer, mustChangePassword: true };
  if (kind === 'other role') claim = { role: null };
  // The cookie still names a session that the store has ended.
  if (kind === 'ended') {
    claim = { role: 'student' };
    viewer = null;
  }
}

it.each(
  GUARDS.flatMap(([name, guard, leads]) =>
    Object.entries(leads).map(([kind, to]) => [name, kind, to, guard] as const),
  ),
)('%s, for %s: %s', async (_, kind, to, guard) => {
  await visitor(kind);
  expect(await leadsTo(guard())).toBe(to === OPEN ? OPEN : `to ${to}`);
});

it('someone whose session has ended comes back to the page that was asked for', async () => {
  await visitor('ended');
  address = '/student/score-cards?week=3&step=QB';
  const back = '/api/session?asked=%2Fstudent%2Fscore-cards%3Fweek%3D3%26step%3DQB';
  expect(await leadsTo(requireStudentPage())).toBe(`to ${back}`);
});

it.each([
  ['/invitation', InvitationPage],
  ['/confirm-email', ConfirmEmailPage],
  ['/reset-password', ResetPasswordPage],
])(
  'a mailed link to %s ends a session here that was ended elsewhere, then opens',
  async (path, page) => {
    const opens = () =>
      leadsTo(page({ searchParams: Promise.resolve({ token: 'from a letter' }) }));
    address = `${path}?token=from+a+letter`;
    expect(await opens()).toBe(OPEN);
    await visitor('ended');
    expect(await opens()).toBe(`to /api/session?asked=${encodeURIComponent(address)}`);
  },
);

it('the student’s pages ask for what is missing in its order, and for no more than they need', async () => {
  viewer = await test.student('kim@school.org');
  const far = () =>
    Promise.all(
      (['profile', 'assessment', 'team', 'roster'] as const).map((needs) =>
        leadsTo(requireStudentPage({ needs })),
      ),
    );
  const [ASSESSMENT, TEAM, DRAFT] = [
    'to /student/assessment',
    'to /student/create-team',
    'to /student/how-to-draft',
  ];
  expect(await far()).toEqual([OPEN, ASSESSMENT, ASSESSMENT, ASSESSMENT]);
  const answers = {
    skipped: true,
    gameExcitement: null,
    mathConfidence: null,
    fractionConfidence: null,
    formulaLevel: 1,
  } as const;
  await saveSelfAssessment(viewer, answers);
  expect(await far()).toEqual([OPEN, OPEN, TEAM, TEAM]);
  await giveTeam(test.store, viewer);
  expect(await far()).toEqual([OPEN, OPEN, OPEN, OPEN]);
  const [team] = await test.store.query(studentTeams, {});
  if (!team) throw new Error('There is no team.');
  for (const missing of [{ draftedPlayers: [] }, { draftedDefenses: [] }]) {
    await test.store.set(studentTeams, { ...team, ...missing });
    expect(await far()).toEqual([OPEN, OPEN, OPEN, DRAFT]);
  }
});

const CONFIRM = '/confirm-email';

it.each<[name: string, guard: () => Promise<unknown>, leads: Record<string, string>]>([
  ['requireTeacherPage', requireTeacherPage, { unproven: CONFIRM, asked: OPEN }],
  ['requireStudentPage', requireStudentPage, { unproven: CONFIRM, asked: TEACHER }],
  [
    'requireSignedInWithProfilePage',
    requireSignedInWithProfilePage,
    { unproven: CONFIRM, asked: OPEN },
  ],
  ['redirectToDashboard', redirectToDashboard, { unproven: CONFIRM, asked: TEACHER }],
  ['redirectIfProfileExists', redirectIfProfileExists, { unproven: CONFIRM, asked: TEACHER }],
  ['requireChangePasswordPage', requireChangePasswordPage, { unproven: CONFIRM, asked: OPEN }],
  [
    'requireUnverifiedTeacherPage',
    requireUnverifiedTeacherPage,
    {
      unproven: OPEN,
      asked: OPEN,
      nobody: '/',
      ended: RESYNC,
      student: '/dashboard',
      teacher: '/dashboard',
      'no profile': '/dashboard',
    },
  ],
])(
  '%s keeps a teacher whose address must be proven on the page for that, and only asks one of older data',
  async (_, guard, leads) => {
    for (const [kind, to] of Object.entries(leads)) {
      viewer = null;
      claim = undefined;
      await test.dispose();
      test = await installTestServices();
      if (kind === 'unproven')
        viewer = { ...(await test.account('ada@school.org')), addressProof: 'due' };
      else if (kind === 'asked')
        viewer = { ...(await test.teacher('ada@school.org')), addressProof: 'asked' };
      else await visitor(kind);
      expect([kind, await leadsTo(guard())]).toEqual([kind, to === OPEN ? OPEN : `to ${to}`]);
    }
  },
);

it('what opens a page tells it who is there', async () => {
  const student = await test.student('kim@school.org');
  viewer = student;
  for (const guard of [
    () => requireStudentPage({ needs: 'profile' }),
    requireSignedInWithProfilePage,
    requireChangePasswordPage,
  ]) {
    expect(await guard()).toEqual(student);
  }
  const teacher = await test.teacher('ada@school.org');
  viewer = teacher;
  for (const guard of [
    requireTeacherPage,
    requireSignedInWithProfilePage,
    requireChangePasswordPage,
  ])
    expect(await guard()).toEqual(teacher);
  const fresh = await test.account('new@school.org');
  viewer = fresh;
  expect(await redirectIfProfileExists()).toEqual(fresh);
  viewer = { ...fresh, addressProof: 'due' };
  expect(await requireUnverifiedTeacherPage()).toEqual({ ...fresh, addressProof: 'due' });
});

it('a new password is chosen after the address is proven', async () => {
  viewer = {
    ...(await test.account('ada@school.org')),
    addressProof: 'due',
    mustChangePassword: true,
  };
  expect(await leadsTo(requireSignedInWithProfilePage())).toBe(`to ${CONFIRM}`);
});

const PROBLEM = '/record-problem';

/** The guard of each page that a student's redirects can lead to. */
const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  '/': redirectIfSignedIn,
  '/dashboard': redirectToDashboard,
  '/student/create-profile': redirectIfProfileExists,
  '/student/assessment': requireSelfAssessmentPage,
  '/student/create-team': () => requireStudentPage({ needs: 'assessment' }),
  '/student/how-to-draft': () => requireStudentPage({ needs: 'team' }),
  '/student/dashboard': requireStudentPage,
  [PROBLEM]: findUnreadableRecordOrRedirect,
};

/**
 * Follows redirects like a browser, with the stored session; returns the page, or all stops of a
 * loop.
 */
async function follow(start: string, session: SignedInViewer): Promise<string> {
  const { accountId, sessionId } = session;
  const stops = [start];
  let role: SignedInViewer['role'] = 'student';
  for (;;) {
    const path = stops.at(-1) ?? '';
    const roleHint = role;
    resolve = () => resolveViewer({ accountId, sessionId, roleHint });
    claim = { role };
    const guard = PAGES[path];
    let next = '/dashboard';
    if (guard) next = await leadsTo(guard());
    else if (path === RESYNC) role = viewer?.role ?? null;
    else throw new Error(`No guard for ${stops.join(' -> ')}`);
    if (next === OPEN) return path;
    stops.push(next.replace(/^to /, ''));
    if (stops.length > 12) return stops.join(' -> ');
  }
}

/** Values that another program may have stored in these fields, besides missing and null. */
const WRONG = ['', 'many', '7', 7.5, -3, true, ['7'], [{ of: 'theirs' }], { secret: 7 }] as const;

/**
 * Fields with their values, each of which may be missing, null, or of another type; usually just
 * one is.
 */
const withGaps = (fields: Readonly<Record<string, unknown>>) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          fc.oneof(
            { weight: 6, arbitrary: fc.constant(value) },
            fc.constantFrom(undefined, null, ...WRONG),
          ),
        ]),
      ),
    )
    .map((some) =>
      Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)),
    );

it('every start ends on a page, whichever fields of a profile and a team are missing, null, or of another kind', async () => {
  const session = await test.account('kim@school.org', 'kim');
  const at = { seconds: 1_695_000_000, nanoseconds: 0 };
  const face = fc.constantFrom(undefined, null, 1, 5, 10, '3');
  const profiles = fc
    .tuple(
      withGaps({
        season: 2023,
        leagueId: '',
        mvpPoints: 7,
        createdAt: at,
        firstName: 'Kim',
        lastInitial: 'L',
        formulaType: 1,
        username: 'kim.l',
        arrivals: {},
      }),
      fc.record({
        assessment_Skipped: fc.constantFrom(undefined, null, false, true, 'no'),
        assessment_gameExcitement: face,
        assessment_mathConfidence: face,
        assessment_fractionConfidence: face,
      }),
    )
    .map(([rest, answers]) => ({ ...rest, ...answers, studentId: 'kim' }));
  const teams = fc.option(
    withGaps({
      season: 2023,
      statisticsSeason: undefined,
      leagueIds: [],
      draftedPlayers: [34857],
      draftedDefenses: [12],
      name: 'Otters',
      mascot: 'eagle',
      theme: 'Teal',
    }),
  );
  const ends = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      profiles,
      teams,
      fc.constantFrom(...Object.keys(PAGES)),
      async (profile, team, start) => {
        // An earlier run may have started the season with another one's profile.
        await test.store.delete(studentProfiles, '2023_kim');
        await test.store.set(asRawCollection(studentProfiles), { ...profile, id: 'theirs' });
        if (team)
          await test.store.set(asRawCollection(studentTeams), {
            ...team,
            userId: 'kim',
            id: 'team',
          });
        else await test.store.delete(studentTeams, 'team');
        const end = await follow(start, session);
        expect(Object.keys(PAGES)).toContain(end);
        ends.add(end);
        // The content around a student's page can be read there, or the problem is reported.
        if (viewer?.role === 'student' && end !== PROBLEM)
          await getStudentShell(viewer).catch(onlyUnreadable);
      },
    ),
    { numRuns: 300 },
  );
  expect([...ends].toSorted()).toEqual([
    PROBLEM,
    '/student/assessment',
    '/student/create-team',
    '/student/dashboard',
    '/student/how-to-draft',
  ]);
});

const onlyUnreadable = (error: Error) => expect(error.name).toBe('UnreadableDocumentError');

it('tells someone whose record can’t be read which document it is, and leads everyone else on', async () => {
  const session = await test.account('kim@school.org', 'kim');
  const profile = {
    id: 'theirs',
    studentId: 'kim',
    season: 2023,
    leagueId: '',
    assessment_Skipped: true,
  };
  await test.store.set(asRawCollection(studentProfiles), { ...profile, openedUpTo: 'many' });
  expect(await follow('/student/dashboard', session)).toBe(PROBLEM);
  expect(await findUnreadableRecordOrRedirect()).toEqual({
    isTeacher: false,
    isClass: false,
    document: 'studentProfiles/theirs',
  });
  expect(await findStudentForShell()).toBeNull();
  // Unreadable points are shown as such, and close no page.
  await test.store.set(asRawCollection(studentProfiles), { ...profile, mvpPoints: 'many' });
  expect(await follow(PROBLEM, session)).toBe('/student/create-team');
  await test.store.set(asRawCollection(studentTeams), {
    id: 'team',
    userId: 'kim',
    season: 2023,
    draftedPlayers: 'all',
  });
  expect(await follow('/student/dashboard', session)).toBe(PROBLEM);
  expect(await findUnreadableRecordOrRedirect()).toEqual({
    isTeacher: false,
    isClass: false,
    document: 'studentTeams/team',
  });
  await test.store.set(asRawCollection(studentTeams), {
    id: 'team',
    userId: 'kim',
    season: 2023,
    draftedPlayers: ['34857'],
    draftedDefenses: ['12'],
    name: 7,
  });
  expect(await follow(PROBLEM, session)).toBe('/student/dashboard');
  expect(await follow('/', session)).toBe('/student/dashboard');
});

it('tells the students of a class that can’t be read that it is the class', async () => {
  const session = await test.account('kim@school.org', 'kim');
  await test.store.set(asRawCollection(studentProfiles), {
    id: 'theirs',
    studentId: 'kim',
    season: 2023,
    leagueId: 'room-12',
    assessment_Skipped: true,
  });
  await test.store.set(asRawCollection(leagues), {
    id: 'room-12',
    name: 'Room 12',
    season: 'last',
  });
  for (const start of ['/', '/student/dashboard', '/student/assessment', PROBLEM])
    expect(await follow(start, session)).toBe(PROBLEM);
  expect(await findUnreadableRecordOrRedirect()).toEqual({
    isTeacher: false,
    isClass: true,
    document: 'leagues/room-12',
  });
});
