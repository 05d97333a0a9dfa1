import type { SignedInViewer } from '@/lib/data/access/viewer';
import { exportGradebookDetails } from '@/lib/data/export/tables';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { listPlayersAtPosition } from '@/lib/data/season/starter-games';
import type { PositionCode } from '@/lib/domain/football/positions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { asRawCollection, type DocumentStore } from '@/lib/store/port';
import { TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, installStudentWeek, openRoom12, WEEK } from '@/lib/testing/student-week';
import { getOrOpenScoreCard } from './queries';

/** The sum of the eight right answers, worked out by hand as in `RIGHT_ANSWERS`. */
const TOTAL = { wholeNumber: 125, numerator: 17, denominator: 20 };
/** Without the four after RB1: 19 11/20 + 31 1/5. */
const TWO = { wholeNumber: 50, numerator: 3, denominator: 4 };

async function install() {
  const { test, kim } = await installStudentWeek();
  await openRoom12(test.store);
  const leagueId = 'room-12';
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim.accountId}`, {
    leagueId,
    formulaType: 1,
    levelOpen: false,
  });
  await test.store.merge(studentTeams, `${TEST_SEASON}_${kim.accountId}`, {
    leagueIds: [leagueId],
  });
  await test.store.set(leagueStudents(leagueId), {
    id: kim.accountId,
    createdAt: { seconds: 1, nanoseconds: 0 },
  });
  const theirs = {
    id: 'theirs',
    studentId: kim.accountId,
    leagueId,
    season: TEST_SEASON,
    week: WEEK,
    formulaLevel: 1,
  };
  const finish = (finished: number, week = WEEK) =>
    test.store.set(asRawCollection(studentWeeklyProgress), {
      ...theirs,
      week,
      steps: Array.from({ length: finished }, () => ({ attempts: 1 })),
    });
  return { test, kim, finish };
}

it('boards give finished steps without a stored answer the points that the score card shows', async () => {
  const { test, kim, finish } = await install();
  for (const [finished, total] of [
    [9, TOTAL],
    [2, TWO],
  ] as const) {
    await finish(finished);
    const card = await getOrOpenScoreCard(kim);
    expect(card?.steps.filter(({ correct }) => correct)).toHaveLength(finished);
    if (finished === 9) expect(card?.steps[8]?.own).toEqual(TOTAL);
    const { rows, working } = await getLeaderboard(kim, { board: 'week', week: null });
    expect(rows.map(({ value }) => value)).toEqual([total]);
    expect(working).toMatchObject({ kind: 'week', total, stepsDone: finished });
    // The summaries of a season are kept for half a minute.
    test.advance(60_000);
    const season = await getLeaderboard(kim, { board: 'season', week: null });
    expect(season.rows.map(({ value }) => value)).toEqual([total]);
  }
  await test.dispose();
});

it('and so they do before the week has a lineup: with the one that the card will draw', async () => {
  const { test, kim, finish } = await install();
  await withoutLineups(test.store);
  const [team] = await test.store.query(studentTeams, {});
  const others = [...realPlayers(await test.services.seasons.load(TEST_SEASON), 'RB')].slice(0, 4);
  await test.store.merge(studentTeams, team?.id ?? '', {
    draftedPlayers: [...(team?.draftedPlayers ?? []), ...others],
  });
  await finish(9);
  const onBoard = async () =>
    (await getLeaderboard(kim, { board: 'week', week: null })).rows.map(({ value }) => value);
  const before = await onBoard();
  expect(await test.store.count(studentLineups, {})).toBe(0);
  const card = await getOrOpenScoreCard(kim);
  expect(await test.store.count(studentLineups, {})).toBeGreaterThan(0);
  expect(before).toEqual([card?.steps[8]?.own]);
  expect(before).not.toEqual([{ wholeNumber: 0, numerator: 0, denominator: 1 }]);
  expect(await onBoard()).toEqual(before);
  await test.dispose();
});

const NONE = { wholeNumber: 0, numerator: 0, denominator: 1 };

describe('without a stored lineup', () => {
  const boardsOf = async (kim: SignedInViewer, test: TestServices, week: number) => {
    test.advance(60_000);
    const ofWeek = await getLeaderboard(kim, { board: 'week', week });
    const ofSeason = await getLeaderboard(kim, { board: 'season', week: null });
    return [ofWeek, ofSeason].map(({ rows }) => rows[0]?.value);
  };

  it('an earlier week counts with the lineup that its card draws once the teacher has opened it', async () => {
    const { test, kim, finish } = await install();
    await withoutLineups(test.store);
    await finish(9, 4);
    expect(await getOrOpenScoreCard(kim, 4)).toBeNull();
    expect(await boardsOf(kim, test, 4)).toEqual([NONE, NONE]);
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim.accountId}`, {
      arrivals: {
        [TEST_SEASON]: { leagueId: 'room-12', week: WEEK, before: [1, 2, 3, 4, 5], catchUp: [4] },
      },
    });
    const before = await boardsOf(kim, test, 4);
    expect(await test.store.count(studentLineups, {})).toBe(0);
    const total = (await getOrOpenScoreCard(kim, 4))?.steps[8]?.own;
    expect(total?.wholeNumber).toBeGreaterThan(0);
    expect(before).toEqual([total, total]);
    expect(await boardsOf(kim, test, 4)).toEqual(before);
    await test.dispose();
  });

  it.each([
    ['a paused class', (store: DocumentStore) => changeAppMeta(store, { seasonActive: false })],
    [
      'an archived class',
      async (store: DocumentStore, id: string) =>
        store.merge(studentProfiles, id, { endedLeagueId: 'room-12' }),
    ],
  ])('nothing counts in %s, where no card can be opened', async (_, stop) => {
    const { test, kim, finish } = await install();
    await withoutLineups(test.store);
    await finish(9);
    await stop(test.store, `${TEST_SEASON}_${kim.accountId}`);
    expect(await getOrOpenScoreCard(kim)).toBeNull();
    expect(await boardsOf(kim, test, WEEK)).toEqual([NONE, NONE]);
    await test.dispose();
  });
});

it('a week whose lineup can’t be read has no points and no rank, and the gradebook says so', async () => {
  const { test, kim, finish } = await install();
  await finish(9);
  const lineups = asRawCollection(studentLineups);
  for (const stored of await test.store.query(lineups, {}))
    if (stored.week === WEEK) await test.store.set(lineups, { ...stored, lineup_QB: 'Josh' });
  await expect(getOrOpenScoreCard(kim)).rejects.toThrow(
    'studentLineups: a document cannot be read',
  );
  const board = await getLeaderboard(kim, { board: 'week', week: null });
  expect([board.rows, board.unranked]).toEqual([[], ['Cosmic Otters']]);
  const ada = await test.teacher('ada@school.org');
  await test.store.merge(leagues, 'room-12', { teacherId: ada.accountId });
  const notes: unknown[] = [];
  for await (const row of await exportGradebookDetails(ada, 'room-12')) notes.push(row.at(-1));
  expect(notes.at(WEEK)).toBe('This record can’t be read.');
  await test.dispose();
});

async function withoutLineups(store: DocumentStore): Promise<void> {
  for (const { id } of await store.query(studentLineups, {}))
    await store.delete(studentLineups, id);
}

const realPlayers = (snapshot: SeasonSnapshot, position: PositionCode): number[] =>
  listPlayersAtPosition(snapshot, position)
    .map(({ id }) => id)
    .filter((id) => snapshot.playerGame(id, WEEK) !== null);
