import type { APIRequestContext } from '@playwright/test';
import { act, oneLeague } from './actions';
import { demoAdmin, demoStudent, demoTeacher } from './demo';
import {
  newAccount,
  newTeacher,
  newVisitor,
  signedIn,
  signedInWithoutProfile,
  unprovenTeacher,
} from './http';
import { joinCodeOf } from './league';
import type { Who } from './matrix';
import { test as base } from './test';

/** All kinds of visitors for which a page can look different, from an empty app to a full one. */
export type Role =
  | 'visitor'
  | 'without profile'
  | 'with a name only'
  | 'new student'
  | 'demo student'
  | 'unproven teacher'
  | 'new teacher'
  | 'demo teacher'
  | 'demo admin';

export type StoredSession = Awaited<ReturnType<APIRequestContext['storageState']>>;
type Sessions = (role: Role) => Promise<StoredSession>;

/**
 * Aaron Rodgers and the Cardinals, who are in every season of the data; their last games up to week
 * 6 of 2023 gave 0 and 9 points.
 */
const QUARTERBACK = 23459;
const DEFENSE = 1;

const SIGN_IN: Record<Role, (site: string) => Promise<APIRequestContext>> = {
  visitor: newVisitor,
  'without profile': signedInWithoutProfile,
  'with a name only': studentWithName,
  'new student': newStudent,
  'demo student': (site) => signedIn(site, demoStudent),
  'unproven teacher': (site) => unprovenTeacher(site, newAccount('waiting-teacher')),
  'new teacher': (site) => newTeacher(site, newAccount('fresh-teacher')),
  'demo teacher': (site) => signedIn(site, demoTeacher),
  'demo admin': (site) => signedIn(site, demoAdmin),
};

/** Adds sessions that are opened once per worker and role. */
export const test = base.extend<
  { sessionOf: Sessions },
  { openSessions: Map<Role, StoredSession> }
>({
  openSessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off this pattern.
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  sessionOf: async ({ site, openSessions }, use) => {
    await use(async (role) => {
      const open = openSessions.get(role) ?? (await (await SIGN_IN[role](site)).storageState());
      openSessions.set(role, open);
      return open;
    });
  },
});

/** A student who hasn't answered the three questions yet, in no league. */
async function studentWithName(site: string): Promise<APIRequestContext> {
  const visitor = await signedInWithoutProfile(site);
  await act(visitor, site, 'createProfileAndJoinLeagueAction', {
    firstName: 'Tove',
    lastInitial: 'M',
  });
  await visitor.get('/api/session');
  return visitor;
}

/** A student at the start of the draft, in no league. */
export async function studentWithTeam(site: string): Promise<APIRequestContext> {
  const visitor = await studentWithName(site);
  await act(visitor, site, 'saveOnboardingSelfAssessmentAction', {
    skipped: true,
    gameExcitement: null,
    mathConfidence: null,
    fractionConfidence: null,
    formulaLevel: 1,
  });
  await act(visitor, site, 'createOrRedesignTeamAction', {
    name: 'Brave Badgers',
    mascot: 'snail',
    theme: 'Teal',
    helmetColor: '339999',
    facemaskColor: 'FFFFFF',
  });
  return visitor;
}

/** A student with a team of two and in no league: the pages of the week in their emptiest state. */
async function newStudent(site: string): Promise<APIRequestContext> {
  const visitor = await studentWithTeam(site);
  await scout(visitor, site, { position: 'QB', id: QUARTERBACK, week: 1, points: '0' });
  await scout(visitor, site, { position: 'DEF', id: DEFENSE, week: 6, points: '9' });
  // Enough players to open the pages of the week, too few for a lineup.
  await act(visitor, site, 'draftPlayerAction', { position: 'QB', id: QUARTERBACK });
  await act(visitor, site, 'draftPlayerAction', { position: 'DEF', id: DEFENSE });
  return visitor;
}

export type OtherClass = {
  teacher: APIRequestContext;
  student: APIRequestContext;
  league: { id: string; name: string; code: string; password: string };
};

/** A teacher with an own league and a student in it: someone else's class. */
export async function otherClass(site: string): Promise<OtherClass> {
  const teacher = await newTeacher(site, newAccount('other-teacher'));
  const name = 'Somebody else’s class';
  const password = 'quiet lantern';
  const one = oneLeague({ name, password });
  const [id] = (await act<{ ids: [string] }>(teacher, site, 'createLeaguesAction', one)).ids;
  const code = String(await joinCodeOf(teacher, id));
  const student = await studentWithTeam(site);
  await act(student, site, 'joinLeagueAction', { code, password });
  return { teacher, student, league: { id, name, code, password } };
}

/** Each kind of visitor in the matrix, signed in. */
export async function everybodyAt(site: string): Promise<[Who, APIRequestContext][]> {
  const other = await otherClass(site);
  return [
    ['visitor', await newVisitor(site)],
    ['withoutProfile', await signedInWithoutProfile(site)],
    ['student', await signedIn(site, demoStudent)],
    ['otherStudent', other.student],
    ['teacher', await signedIn(site, demoTeacher)],
    ['otherTeacher', other.teacher],
    ['admin', await signedIn(site, demoAdmin)],
    ['unproven', await unprovenTeacher(site, newAccount('waiting-teacher'))],
  ];
}

/** The right answer to a last game, which opens the position. */
async function scout(
  visitor: APIRequestContext,
  site: string,
  { points, ...game }: { position: string; id: number; week: number; points: string },
): Promise<void> {
  const typed = { whole: points, numerator: '', denominator: '' };
  const answer = await visitor.post('/api/scouting', {
    headers: { origin: site },
    data: { ...game, typed, operationId: `scouting-${game.position}` },
  });
  const { data } = await answer.json();
  if (data?.outcome !== 'right')
    throw new Error(`Scouting ${game.position} was answered ${JSON.stringify(data)}.`);
}
