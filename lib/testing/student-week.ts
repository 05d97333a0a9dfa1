import type { SignedInViewer } from '@/lib/data/access/viewer';
import type { SubmitStepInput, TypedAnswer } from '@/lib/data/score-card/dto';
import { refreshAppMeta } from '@/lib/data/season/clock';
import { type Lineup, lineupToFields } from '@/lib/domain/football/lineup';
import type { StepKey } from '@/lib/domain/football/positions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { type AppMeta, appData } from '@/lib/store/collections/season';
import {
  type StudentLineup,
  type StudentTeam,
  studentLineups,
  studentTeams,
} from '@/lib/store/collections/teams';
import type { DocumentStore } from '@/lib/store/port';
import { realSeason } from './real-season';
import { installTestServices, TEST_NOW, TEST_SEASON, type TestServices } from './services';

/** The current week, for {@link STARTERS} and {@link RIGHT_ANSWERS}. */
export const WEEK = 6;

/** Starters of week 6 of 2023: one has a negative game, and the defense has its bye. */
export const STARTERS: Lineup = {
  QB: 34857, // Josh Allen
  RB1: 31687, // Raheem Mostert
  RB2: 36567, // Elijah Mitchell
  WR1: 33040, // Tyreek Hill
  WR2: 36358, // CeeDee Lamb
  TE: 30506, // Travis Kelce
  K: 37692, // Brandon Aubrey
  DEF: 12, // Green Bay Packers
};

/** Computed by hand from week 6's box scores with the formulas of level 1. */
export const RIGHT_ANSWERS: Readonly<Record<StepKey, string>> = {
  QB: '19 11/20',
  RB1: '31 1/5',
  RB2: '-3/10',
  WR1: '27 3/10',
  WR2: '18 7/10',
  TE: '21 2/5',
  K: '8',
  DEF: '0',
  TEAM: '125 17/20',
};

/** A whole answer typed into the first box, as after a paste. */
export const typed = (whole: string): TypedAnswer => ({ whole, numerator: '', denominator: '' });

let operations = 0;

export function nextOperationId(): string {
  operations += 1;
  return `operation-${operations}`;
}

/** A try at a step of week 6 as it is sent, each with its own operation. */
export const stepTryInput = (
  step: StepKey,
  text: string,
  changes: Partial<SubmitStepInput> = {},
): SubmitStepInput => ({
  week: WEEK,
  step,
  typed: typed(text),
  operationId: nextOperationId(),
  ...changes,
});

/**
 * Services with the real season and one student, who has {@link STARTERS} as team and lineup and
 * has answered nothing.
 */
export async function installStudentWeek(): Promise<{ test: TestServices; kim: SignedInViewer }> {
  const test = await installTestServices({ seasons: realSeason });
  const kim = await test.student('kim@school.org');
  await giveTeam(test.store, kim);
  await giveLineup(test.store, kim, WEEK);
  return { test, kim };
}

/** Another teacher's league, joined with code 123456 and "brave otter". */
export async function openRoom12(
  store: DocumentStore,
  changes: Partial<League> = {},
): Promise<void> {
  await store.create(leagues, {
    id: 'room-12',
    name: 'Room 12',
    createdAt: timestampFromDate(TEST_NOW),
    teacherId: 'teacher',
    season: TEST_SEASON,
    code: 123456,
    password: 'brave otter',
    ...changes,
  });
}

/** A team with exactly {@link STARTERS} on its roster. */
export async function giveTeam(
  store: DocumentStore,
  viewer: SignedInViewer,
  changes: Partial<StudentTeam> = {},
): Promise<StudentTeam> {
  const { DEF, ...players } = STARTERS;
  const team: StudentTeam = {
    id: `${TEST_SEASON}_${viewer.accountId}`,
    userId: viewer.accountId,
    season: TEST_SEASON,
    leagueIds: [],
    draftedPlayers: Object.values(players),
    draftedDefenses: [DEF],
    name: 'Cosmic Otters',
    mascot: 'eagle',
    theme: 'Teal',
    helmetColor: '006442',
    facemaskColor: 'FFFFFF',
    ...changes,
  };
  await store.set(studentTeams, team);
  return team;
}

/** {@link STARTERS} as the stored lineup of a week. */
export async function giveLineup(
  store: DocumentStore,
  viewer: SignedInViewer,
  week: number,
  changes: Partial<StudentLineup> = {},
): Promise<void> {
  await store.set(studentLineups, {
    id: `${TEST_SEASON}_${week}_${viewer.accountId}`,
    leagueIds: [],
    userId: viewer.accountId,
    week,
    season: TEST_SEASON,
    teamId: `${TEST_SEASON}_${viewer.accountId}`,
    userUpdated: true,
    ...lineupToFields(STARTERS),
    updatedAt: timestampFromDate(TEST_NOW),
    ...changes,
  });
}

export async function putInLeague(
  store: DocumentStore,
  viewer: SignedInViewer,
  leagueId: string,
): Promise<void> {
  await store.merge(studentProfiles, `${TEST_SEASON}_${viewer.accountId}`, { leagueId });
}

export async function mvpPointsOf(store: DocumentStore, viewer: SignedInViewer): Promise<number> {
  const profile = await store.get(studentProfiles, `${TEST_SEASON}_${viewer.accountId}`);
  return Number(profile?.mvpPoints ?? -1);
}

export async function changeAppMeta(
  store: DocumentStore,
  changes: Partial<Omit<AppMeta, 'id'>>,
): Promise<void> {
  await store.merge(appData, 'meta', changes);
  refreshAppMeta();
}
