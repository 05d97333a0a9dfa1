import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement, ReactNode } from 'react';
import { LOOK_VISIT_SECONDS, TRYOUT_VISIT_SECONDS, writeVisitCookie } from '@/lib/auth/cookies';
import { findVisitForShell, requireStudentPage } from '@/lib/auth/guards';
import { viewerAsVisitedStudent } from '@/lib/auth/visit';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { findPictureForViewer, getClassGallery } from '@/lib/data/graph/queries';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';

import { eraseLeagueStepAndCountLeft, eraseTeacherWithoutLeague } from '@/lib/data/privacy/erase';
import { endTryout } from '@/lib/data/visit/commands';
import { findViewerOfVisit } from '@/lib/data/visit/queries';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';
import { CLASSES, FREE_QB, openSchool, type Person, type School } from '@/lib/testing/school';
import { TEST_SEASON } from '@/lib/testing/services';
import { tryOutOwnClass } from '@/lib/testing/tryout';

/** A teacher who looks at a student's pages, with the cookie that says so. */

let viewer: SignedInViewer | null = null;
jest.mock('@/lib/auth/viewer', () => ({
  readSessionClaimAndViewer: async () => ({ claim: viewer && { role: viewer.role }, viewer }),
}));
const jar = new Map<string, string>();
jest.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
    delete: ({ name }: { name: string }) => jar.delete(name),
  }),
}));
jest.mock('next/navigation', () => ({
  redirect(path: string) {
    throw new Error(`to ${path}`);
  },
  notFound() {
    throw new Error('not found');
  },
}));

// Read once, on first use.
process.env.NEXTAUTH_SECRET = 'a secret of thirty-two characters';

const ROUTE_PARAMETERS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  '[gameKey]': [{ gameKey: '2023_06_NYG_BUF' }],
  '[id]': [{ position: 'QB', id: String(FREE_QB) }],
  '[type]': [{ type: 'histogram' }, { type: 'circle' }],
  '[game]': ['what-if', 'find-the-slip', 'reverse', 'call-it-first'].map((game) => ({ game })),
};
const SEARCHES = [{}, { week: '6' }, { week: '5' }, { step: 'QB' }, { board: 'mvp' }];

const FOLDERS = ['app/student', 'app/(onboarding)/student'];
const PAGES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => `${folder}/${file}`),
);

/**
 * Renders what the server renders of a page: its async components, and what they are wrapped in.
 */
async function render(node: ReactNode): Promise<void> {
  if (Array.isArray(node)) {
    for (const each of node) await render(each);
    return;
  }
  const { type, props } = (node ?? {}) as ReactElement<{ children?: ReactNode }>;
  if (!type) return;
  const isOnServer =
    typeof type === 'function' &&
    (type.constructor.name === 'AsyncFunction' || type.name === 'Page');
  if (isOnServer) await render(await (type as (props: object) => Promise<ReactNode>)(props));
  else await render(props.children);
}

async function open(file: string): Promise<string[]> {
  const { default: Page } = await import(`../../${file}`);
  const [, name = ''] = /(\[\w+\])\/page/.exec(file) ?? [];
  const answers: string[] = [];
  for (const params of ROUTE_PARAMETERS[name] ?? [{}])
    for (const search of SEARCHES) {
      const props = { params: Promise.resolve(params), searchParams: Promise.resolve(search) };
      const answer = await Promise.resolve()
        .then(async () => render(await Page(props)))
        .then(
          () => 'shown',
          ({ message }: Error) => message,
        );
      answers.push(answer);
    }
  return [...new Set(answers)];
}

let school: School;
beforeAll(async () => {
  school = await openSchool();
  for (const name of ['kim', 'new'] as const)
    await school.store.merge(studentProfiles, `${TEST_SEASON}_${school.id(name)}`, {
      assessment_Skipped: true,
    });
});
afterAll(() => school.dispose());
beforeEach(() => {
  jar.clear();
  viewer = school.who.ada;
});

const lookAt = (studentId: string) =>
  writeVisitCookie(
    school.who.ada as SignedInViewer,
    { leagueId: CLASSES.own, studentId },
    LOOK_VISIT_SECONDS,
  );

it.each(['kim', 'new'] as const)(
  'every page of %s is shown as the student sees it, and not a row of the store changes',
  async (name) => {
    await lookAt(school.id(name));
    const before = await school.everything();
    const shown = new Map<string, string[]>();
    for (const file of PAGES) shown.set(file, await open(file));
    expect(await school.everything()).toEqual(before);
    // These two pages redirect a student who has a name and answers.
    expect([...shown].filter(([, answers]) => !answers.includes('shown'))).toEqual([
      ['app/(onboarding)/student/assessment/page.tsx', ['to /student/dashboard']],
      ['app/(onboarding)/student/create-profile/page.tsx', ['to /teacher/dashboard']],
    ]);
    if (name === 'kim') return;
    // The student’s own first look opens the week.
    viewer = { ...(school.who.new as SignedInViewer), mustChangePassword: false };
    await open('app/student/dashboard/page.tsx');
    expect(await school.everything()).not.toEqual(before);
  },
);

const guarded = () =>
  requireStudentPage().then(
    ({ accountId, visit }) => `${visit} ${accountId}`,
    ({ message }: Error) => message,
  );

it('what a student has typed on this device has another key than a look at that student', async () => {
  const { ada, kim } = school.who as Record<string, SignedInViewer>;
  const look = await findViewerOfVisit(ada ?? null, {
    leagueId: CLASSES.own,
    studentId: school.id('kim'),
  });
  expect(look).toMatchObject({ accountId: school.id('kim'), visit: 'look' });
  if (!look || !kim) throw new Error('Nobody is there.');
  const later = { ...look, sessionId: 'the next one' };
  expect(new Set([kim, look, later].map(accountStorageKey)).size).toBe(3);
});

describe('a look ends', () => {
  const KIM = () => `look ${school.id('kim')}`;
  beforeEach(async () => {
    await lookAt(school.id('kim'));
    expect(await guarded()).toBe(KIM());
    expect(await findVisitForShell()).toMatchObject({
      kind: 'look',
      name: 'kim L.',
      next: {},
      endsAt: expect.stringMatching(/^1[12]:\d0 [AP]M$/),
    });
  });

  const expectOver = async () => {
    expect(await guarded()).toBe('to /teacher/dashboard');
    expect(await findVisitForShell()).toBeNull();
  };

  it('after half an hour', async () => {
    school.advance(LOOK_VISIT_SECONDS * 1000 - 1);
    expect(await guarded()).toBe(KIM());
    school.advance(1);
    const own = `/teacher/leagues/${CLASSES.own}/students/${school.id('kim')}`;
    expect(await guarded()).toBe(`to ${own}?look=over`);
    expect(await findVisitForShell()).toBeNull();
    // A page that stayed open says so, instead of keeping an answer for later.
    await expect(viewerAsVisitedStudent(viewer)).rejects.toMatchObject({
      code: 'not-allowed',
      message: 'You looked for 30 minutes, so it has ended by itself. Nothing was changed.',
    });
    const profile = `${TEST_SEASON}_${school.id('kim')}`;
    await school.store.merge(studentProfiles, profile, { leagueId: CLASSES.beside });
    await expectOver();
    await school.store.merge(studentProfiles, profile, { leagueId: CLASSES.own });
  });

  it('with the session, also when the cookie stays', async () => {
    viewer = { ...(school.who.ada as SignedInViewer), sessionId: 'the next one' };
    await expectOver();
  });

  it('for everyone else who has the cookie', async () => {
    viewer = school.who.bo;
    await expectOver();
    viewer = school.who.kim;
    expect(await guarded()).toBe(`undefined ${school.id('kim')}`);
  });

  it('when the teacher loses the class', async () => {
    await school.store.merge(leagues, CLASSES.own, { teacherId: school.id('bo') });
    await expectOver();
    await school.store.merge(leagues, CLASSES.own, { teacherId: school.id('ada') });
  });

  it('when the student leaves it', async () => {
    const profile = `${TEST_SEASON}_${school.id('kim')}`;
    await school.store.merge(studentProfiles, profile, { leagueId: CLASSES.beside });
    await expectOver();
    await school.store.merge(studentProfiles, profile, { leagueId: CLASSES.own });
  });

  it('when another student’s pages are opened', async () => {
    await lookAt(school.id('new'));
    expect(await guarded()).toBe(`look ${school.id('new')}`);
  });
});

describe('a practice student', () => {
  const rowsOf = async (text: string, { everything } = school) =>
    (await everything()).filter((row) => row.includes(text));
  const TRYOUT = 'tryout-room-12';

  it('is its own teacher’s, and goes with one press, with all its work', async () => {
    const { accountId: studentId } = await tryOutOwnClass(school);
    await writeVisitCookie(
      school.who.ada as SignedInViewer,
      { leagueId: CLASSES.own, studentId },
      TRYOUT_VISIT_SECONDS,
    );
    expect(await guarded()).toBe(`tryout ${studentId}`);
    expect(await findViewerOfVisit(school.who.bo, { leagueId: CLASSES.own, studentId })).toBeNull();
    expect(
      await findViewerOfVisit(school.who.kim, { leagueId: CLASSES.own, studentId }),
    ).toBeNull();
    await endTryout(school.who.ada, { leagueId: CLASSES.own });
    expect(await rowsOf(TRYOUT)).toEqual([]);
    expect(await guarded()).toBe('to /teacher/dashboard');
  });

  it('sees its own board and gallery, and nothing of the class', async () => {
    const coach = await tryOutOwnClass(school);
    const { rows, leagueName } = await getLeaderboard(coach);
    expect(leagueName).toBe('Class room-12');
    expect(rows).toHaveLength(1);
    expect((await getClassGallery(coach)).graphs).toEqual([]);
    const where = equalConditions({ studentId: coach.accountId });
    const [graph] = await school.store.query(studentGraphs, { where });
    const picture = (who: Person) =>
      findPictureForViewer(school.who[who], graph?.id ?? '', { small: false });
    expect(await picture('ada')).not.toBeNull();
    expect(await picture('bo')).toBeNull();
  });

  it.each<[string, (other: School) => Promise<unknown>]>([
    ['teacher', (other) => eraseTeacherWithoutLeague(other.id('ada'))],
    [
      'class',
      async (other) => {
        const league = await other.store.get(leagues, CLASSES.own);
        if (league) await eraseLeagueStepAndCountLeft(league, other.id('ada'), 100);
      },
    ],
  ])('goes with its %s', async (_, erase) => {
    const other = await openSchool();
    const { accountId } = await tryOutOwnClass(other);
    expect((await rowsOf(accountId, other)).length).toBeGreaterThan(20);
    await erase(other);
    expect(await rowsOf(TRYOUT, other)).toEqual([]);
    await other.dispose();
  });
});
