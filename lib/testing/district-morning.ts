import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import { getBoxScores } from '@/lib/data/box-score/queries';
import { openDueWeeks } from '@/lib/data/calendar/scheduled-opening-commands';
import { ensureOwnLineups } from '@/lib/data/lineup/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { resolveViewer } from '@/lib/data/session/queries';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { completeReadingTask } from '@/lib/data/week/commands';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { lineupToFields } from '@/lib/domain/football/lineup';
import type { StepKey } from '@/lib/domain/football/positions';
import { DAY_MS } from '@/lib/domain/time/calendar';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { createMemoryBackend } from '@/lib/process/backend';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { seasonImports } from '@/lib/store/collections/season';
import { studentLineups, studentTeams } from '@/lib/store/collections/teams';
import type { DocumentStore, WriteOperations } from '@/lib/store/port';
import { proving } from './proofs';
import { realSeason } from './real-season';
import { installTestServices, TEST_SEASON } from './services';
import { RIGHT_ANSWERS, STARTERS, typed, WEEK } from './student-week';

const CLASS_SIZE = 30;
/** Students per address; all schools begin at the same time. */
const SCHOOL_SIZE = 500;
const MAX_WRITES = 500;
/** Tuesday, 06:00 in New York, when all classes' plans open week 6. */
const OPENING = new Date('2023-10-17T10:00:00Z');
const OPENS = { weekday: 2, minute: 6 * 60 };
const DUE = { weekday: 4, minute: 15 * 60 };
/** The assumed cost of a session before the first one has finished. */
const OPERATIONS_AT_FIRST = 100;
const PASSWORD = 'three yards';
const CARD: readonly [StepKey, string][] = [
  ['QB', '999'],
  ['QB', RIGHT_ANSWERS.QB],
];

/**
 * Firestore's rule for growing traffic: this many operations per second at first, and half more
 * after each step.
 */
export type TrafficRamp = { readonly first: number; readonly stepMs: number };

/** The total number of operations allowed by a time after the start. */
export function operationsAllowedBy({ first, stepMs }: TrafficRamp, atMs: number): number {
  let [allowed, rate, left] = [0, first, atMs];
  while (left > 0) {
    allowed += (rate * Math.min(left, stepMs)) / 1000;
    left -= stepMs;
    rate *= 1.5;
  }
  return allowed;
}

type Morning = {
  readonly students: number;
  readonly ramp: TrafficRamp;
  /** Between two actions of one student. */
  readonly thinkMs: number;
  /** Operations so far, as Firestore's ramp counts them. */
  operations(): number;
  /** Called when all is set up, before the first week opens. */
  begins(): void;
};

export type MorningReport = {
  leagues: number;
  opened: number;
  openedMs: number;
  students: number;
  deeds: number;
  failed: string[];
  seconds: number;
};

/**
 * A district's morning in real time: at 06:00 on a Tuesday all classes' weeks open, and students
 * arrive as fast as the ramp allows. Each signs in, reads the box scores, and gives a wrong and a
 * right answer.
 */
export async function playDistrictMorning(
  store: DocumentStore,
  morning: Morning,
): Promise<MorningReport> {
  const { students, ramp, thinkMs, operations, begins } = morning;
  const { identity } = createMemoryBackend();
  let began = 0;
  const now = () =>
    new Date(OPENING.getTime() + (began === 0 ? -60_000 : 1_000 + Date.now() - began));
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  await realSeason.load(TEST_SEASON);
  const test = await installTestServices({ seasons: realSeason, store, identity, now, wait });
  try {
    await enrol(test.store, students);
    await identity.importAccounts(await accountsOf(students));
    began = Date.now();
    begins();
    const opened = await openDueWeeks(COMMAND_LINE_OPERATOR, 'morning');
    const openedMs = Date.now() - began;

    const failed: string[] = [];
    let deeds = 0;
    let [atWork, over] = [0, 0];
    const sitting = async (index: number) => {
      try {
        const done = await playSitting(index, Math.ceil(students / SCHOOL_SIZE), () =>
          wait(thinkMs),
        );
        deeds += done;
      } catch (error) {
        failed.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      } finally {
        atWork -= 1;
        over += 1;
      }
    };
    const sittings: Promise<void>[] = [];
    /** Students who are working are halfway through on average. */
    const expected = () =>
      (atWork / 2) * (over < 20 ? OPERATIONS_AT_FIRST : operations() / (over + atWork / 2));
    for (let index = 0; index < students; index += 1) {
      while (operations() + expected() > operationsAllowedBy(ramp, Date.now() - began))
        await wait(20);
      atWork += 1;
      sittings.push(sitting(index));
    }
    await Promise.all(sittings);
    return {
      leagues: Math.ceil(students / CLASS_SIZE),
      opened: opened?.opened ?? 0,
      openedMs,
      students,
      deeds,
      failed,
      seconds: (Date.now() - began) / 1000,
    };
  } finally {
    await test.dispose();
  }
}

const idOf = (index: number) => `student-${index}`;
const emailOf = (index: number) => `s${index}@district.example`;
const leagueOf = (index: number) => `league-${Math.floor(index / CLASS_SIZE)}`;

async function playSitting(
  index: number,
  schools: number,
  think: () => Promise<void>,
): Promise<number> {
  let deeds = 0;
  const client = `school-${index % schools}`;
  // When a whole school signs in at once, its pages are asked for a proof of work.
  const { answer: signedIn } = await proving((asking) =>
    signIn({ email: emailOf(index), password: PASSWORD }, client, asking),
  );
  if (!signedIn) throw new Error('A student could not sign in.');
  const { accountId, sessionId } = signedIn;
  /** Every request resolves its viewer. */
  const request = async (deed: (viewer: SignedInViewer) => Promise<unknown>) => {
    const viewer = await resolveViewer({ accountId, sessionId, roleHint: 'student' });
    if (!viewer) throw new Error('A session was not found.');
    await deed(viewer);
    deeds += 1;
  };
  const page = (view: (viewer: SignedInViewer) => Promise<unknown>) =>
    request((viewer) => Promise.all([getStudentShell(viewer), view(viewer)]));

  await page(getStudentDashboard);
  await think();
  await page((viewer) => getBoxScores(viewer));
  await think();
  await request((viewer) => completeReadingTask(viewer, { week: WEEK, task: 1 }));
  await request(ensureOwnLineups);
  await page((viewer) => getOrOpenScoreCard(viewer));
  for (const [number, [step, text]] of CARD.entries()) {
    await think();
    const operationId = `morning-${index}-${number}`;
    await request((viewer) =>
      submitStep(viewer, { week: WEEK, step, typed: typed(text), operationId }),
    );
  }
  return deeds;
}

type Write = (batch: WriteOperations) => void;

async function enrol(store: DocumentStore, students: number): Promise<void> {
  const writes: Write[] = [];
  const createdAt = timestampFromDate(new Date(OPENING.getTime() - 40 * DAY_MS));
  const importedAt = createdAt;
  // A week opens only if its statistics are imported.
  for (const part of [`week-${WEEK - 1}`, `week-${WEEK}`]) {
    const marker = {
      id: `${TEST_SEASON}_${part}`,
      season: TEST_SEASON,
      part,
      contentHash: part,
      rows: 1,
      importedAt,
    };
    writes.push((batch) => batch.set(seasonImports, marker));
  }
  const begun = replayCalendarStartedAtWeek(
    TEST_SEASON,
    WEEK - 1,
    new Date(OPENING.getTime() - 7 * DAY_MS),
  );
  const calendar = { ...begun, plan: { ...begun.plan, openings: [OPENS], deadlines: [DUE] } };
  const { DEF, ...players } = STARTERS;
  for (let index = 0; index < students; index += 1) {
    const [studentId, leagueId] = [idOf(index), leagueOf(index)];
    const id = `${TEST_SEASON}_${studentId}`;
    if (index % CLASS_SIZE === 0) {
      const code = 100_000 + index;
      const league = {
        id: leagueId,
        name: 'Period 1',
        createdAt,
        teacherId: `teacher-${leagueId}`,
        season: TEST_SEASON,
        code,
      };
      writes.push((batch) => batch.set(leagues, { ...league, password: 'brave otter', calendar }));
    }
    const profile = {
      id,
      studentId,
      season: TEST_SEASON,
      leagueId,
      mvpPoints: 0,
      createdAt,
      formulaType: 1 as const,
    };
    writes.push((batch) =>
      batch.set(studentProfiles, { ...profile, firstName: 'Kim', lastInitial: 'L' }),
    );
    writes.push((batch) => batch.set(leagueStudents(leagueId), { id: studentId, createdAt }));
    writes.push((batch) =>
      batch.set(studentTeams, {
        id,
        userId: studentId,
        season: TEST_SEASON,
        leagueIds: [leagueId],
        draftedPlayers: Object.values(players),
        draftedDefenses: [DEF],
        name: `Cosmic Otters ${index}`,
        mascot: 'eagle',
        theme: 'Teal',
        helmetColor: '006442',
        facemaskColor: 'FFFFFF',
      }),
    );
    const lineup = {
      id: `${TEST_SEASON}_${WEEK}_${studentId}`,
      leagueIds: [leagueId],
      userId: studentId,
      week: WEEK,
    };
    writes.push((batch) =>
      batch.set(studentLineups, {
        ...lineup,
        season: TEST_SEASON,
        teamId: id,
        userUpdated: true,
        ...lineupToFields(STARTERS),
        updatedAt: createdAt,
      }),
    );
  }
  for (let from = 0; from < writes.length; from += MAX_WRITES) {
    await store.batch((batch) => {
      for (const write of writes.slice(from, from + MAX_WRITES)) write(batch);
    });
  }
}

/** One cheap hash for all, because Firestore doesn't check passwords. */
async function accountsOf(students: number) {
  const { identity } = createMemoryBackend();
  await identity.createAccount({ email: emailOf(0), password: PASSWORD });
  const passwordHash = (await identity.listAccounts()).accounts[0]?.passwordHash;
  return Array.from({ length: students }, (_, index) => ({
    accountId: idOf(index),
    email: emailOf(index),
    ...(passwordHash ? { passwordHash } : {}),
    resetTokens: [],
  }));
}
