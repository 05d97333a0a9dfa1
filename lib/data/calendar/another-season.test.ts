import type { SignedInViewer } from '@/lib/data/access/viewer';
import { draftRosterPlayer, releaseRosterPlayer } from '@/lib/data/draft/commands';
import { draftProgressDocument, readScoutedPlayersIn } from '@/lib/data/draft/stored-scouting';
import { exportGradebookDetails } from '@/lib/data/export/tables';
import { joinLeague } from '@/lib/data/league/commands';
import type { GridRowDto } from '@/lib/data/league-week/dto';
import { getLeagueWeek, watchLeagueWeek } from '@/lib/data/league-week/queries';
import { confirmLineup, setLineupSlot } from '@/lib/data/lineup/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { readLeagueClock } from '@/lib/data/season/clock';
import { setSeason } from '@/lib/data/season/commands';
import { rereadLeague } from '@/lib/data/season/leagues';
import { setStudentSupports } from '@/lib/data/student/supports';
import { getTeamPage } from '@/lib/data/team/queries';
import { completeReadingTask } from '@/lib/data/week/commands';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { type CalendarChange, replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { internSeasonKey, seasonIdPrefix, seasonKeyFields } from '@/lib/domain/calendar/season-key';
import { NO_SUPPORTS } from '@/lib/domain/calendar/supports';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StudentTeam,
  studentDraftProgress,
  studentLineups,
  studentTeams,
} from '@/lib/store/collections/teams';
import { studentPages, teacherPages } from '@/lib/testing/all-pages';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { realSeasonOf, seasonCacheOf, seasonWithChangedFuture } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { giveLineup, giveTeam, STARTERS, typed } from '@/lib/testing/student-week';
import { changeLeagueCalendar, switchLeagueSeason } from './commands';
import { getLeagueCalendar, previewSeasonSwitch } from './queries';

// A class that plays along: the live season is 2023, in week 6. 2024 is imported as well.
const LEAGUE = 'room-12';
const ALL_WEEKS = Array.from({ length: 18 }, (_, index) => index + 1);
const DAY = 86_400_000;
const GAMES = {
  2023: internSeasonKey(TEST_SEASON),
  2024: internSeasonKey(TEST_SEASON, 2024),
} as const;

let seasons: Map<number, SeasonSnapshot>;
let test: TestServices;
let ada: SignedInViewer;
let kim: SignedInViewer;

beforeAll(async () => {
  await Promise.all([realSeasonOf(2023), realSeasonOf(2024)]);
});

beforeEach(async () => {
  seasons = new Map(
    await Promise.all([2023, 2024].map(async (year) => [year, await realSeasonOf(year)] as const)),
  );
  test = await installTestServices({ seasons: seasonCacheOf(seasons) });
  for (const year of [2023, 2024]) await markWeeksImported(test.store, year, ...ALL_WEEKS);
  ada = await test.teacher('ada@school.org');
  await test.store.create(leagues, {
    id: LEAGUE,
    name: 'Room 12',
    createdAt: timestampFromDate(TEST_NOW),
    teacherId: ada.accountId,
    season: TEST_SEASON,
    code: 123_456,
    password: 'brave otter',
  });
  kim = await test.student('kim@school.org', 'kim');
  await test.store.merge(studentProfiles, '2023_kim', {
    leagueId: LEAGUE,
    assessment_Skipped: true,
    teamName: 'Cosmic Otters',
    draftedPositions: 6,
  });
  await giveTeam(test.store, kim, { leagueIds: [LEAGUE] });
  for (let week = 1; week <= 7; week += 1)
    await giveLineup(test.store, kim, week, { leagueIds: [LEAGUE] });
});
afterEach(() => test.dispose());

const replay = (statisticsSeason: number, week: number) =>
  ({ kind: 'replay', statisticsSeason, week }) as const;
const LIVE = { kind: 'live' } as const;
const play = (wanted: typeof LIVE | ReturnType<typeof replay>) =>
  switchLeagueSeason(ada, { leagueId: LEAGUE, wanted });
const preview = (wanted: typeof LIVE | ReturnType<typeof replay>) =>
  previewSeasonSwitch(ada, { leagueId: LEAGUE, wanted });
const calendar = async () => (await test.store.get(leagues, LEAGUE))?.calendar;
const profile = async () => (await test.store.get(studentProfiles, '2023_kim')) as StudentProfile;
const teamOf = (year: 2023 | 2024) =>
  test.store.get(studentTeams, `${seasonIdPrefix(GAMES[year])}_kim`);
const rowOf = async (week: number) =>
  (await getLeagueWeek(ada, LEAGUE, { week })).rows.find(
    ({ studentId }) => studentId === 'kim',
  ) as GridRowDto;

async function whole<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

let operations = 0;
const answer = (week: number, text = '1') => {
  operations += 1;
  return submitStep(kim, {
    week,
    step: 'QB',
    typed: typed(text),
    operationId: `operation-${operations}`,
  });
};

async function draftIn(year: 2024): Promise<void> {
  const team = (await teamOf(year)) as StudentTeam;
  const { DEF, ...players } = STARTERS;
  await test.store.set(studentTeams, {
    ...team,
    draftedPlayers: Object.values(players),
    draftedDefenses: [DEF],
  });
  await giveLineup(test.store, kim, 2, {
    ...seasonKeyFields(GAMES[year]),
    id: `${seasonIdPrefix(GAMES[year])}_2_kim`,
    leagueIds: [LEAGUE],
  });
}

describe('another season of statistics', () => {
  it('is what the class plays at once, and everyone drafts anew under the same name and look', async () => {
    expect(await play(replay(2024, 3))).toEqual({ week: 3 });
    expect(await calendar()).toMatchObject({
      kind: 'replay',
      statisticsSeason: 2024,
      currentWeek: 3,
      paused: null,
    });
    expect(await getLeagueCalendar(ada, LEAGUE)).toMatchObject({
      kind: 'replay',
      statisticsSeason: 2024,
      week: 3,
      dueText: 'Thu, Oct 26, 3:00 PM',
    });
    const page = await getTeamPage(kim);
    expect(page.look).toMatchObject({ name: 'Cosmic Otters', mascot: 'eagle', theme: 'Teal' });
    expect(page.roster.flatMap(({ players }) => players)).toEqual([]);
    expect(await profile()).toMatchObject({ leagueId: LEAGUE, draftedPositions: 0 });
    expect(await getStudentDashboard(kim)).toMatchObject({ week: 3, weekMvpPoints: 0 });
  });

  it('brings along the supports that a student has, there and back, until they change', async () => {
    const shown = async () => {
      const student = await test.store.get(studentProfiles, '2023_kim');
      const clock = (await readLeagueClock(await test.store.get(leagues, LEAGUE))).forStudent(
        student ?? {},
      );
      return [1, clock.currentWeek, 18].map((week) => {
        const { steps, boardsHidden } = clock.supportsIn(week);
        return `${steps}${boardsHidden ? ' off' : ''}`;
      });
    };
    const support = (steps: number, boardsHidden: boolean) =>
      setStudentSupports(ada, {
        leagueId: LEAGUE,
        studentId: 'kim',
        ...NO_SUPPORTS,
        steps,
        boardsHidden,
        lastDay: null,
      });
    await support(4, true);
    expect(await shown()).toEqual(['9', '4 off', '4 off']);
    await play(replay(2024, 3));
    expect(await shown()).toEqual(['9', '4 off', '4 off']);
    expect((await teamOf(2024))?.offBoards).toEqual({});
    await support(6, false);
    await play(LIVE);
    expect(await shown()).toEqual(['9', '6', '6']);
    expect((await teamOf(2023))?.offBoards).toBeNull();
    await play(replay(2023, 3));
    expect(await shown()).toEqual(['9', '6', '6']);
    await support(9, false);
    await play(replay(2024, 5));
    expect(await shown()).toEqual(['9', '9', '9']);
  });

  it('misses no one in weeks before the one it begins with, and in none of the other season’s', async () => {
    await play(replay(2024, 3));
    expect([await rowOf(1), await rowOf(2)]).toMatchObject([{ joined: 3 }, { joined: 3 }]);
    expect(await rowOf(3)).not.toHaveProperty('joined');
    expect((await teamOf(2024))?.weeksBefore).toEqual([1, 2]);
    await play(LIVE);
    for (const week of [1, 6]) expect(await rowOf(week)).not.toHaveProperty('joined');
  });

  it('keeps what was done, and a way back brings all of it, with what was late', async () => {
    test.setNow(new Date(TEST_NOW.getTime() + 2 * DAY));
    await answer(6);
    await completeReadingTask(kim, { week: 6, task: 1 });
    expect((await rowOf(6)).tasks[0]).toBe('late');
    const before = {
      card: await getOrOpenScoreCard(kim, 6),
      team: await teamOf(2023),
      row: await rowOf(6),
    };

    await play(replay(2024, 2));
    expect(await rowOf(2)).toMatchObject({
      steps: expect.arrayContaining([expect.objectContaining({ attempts: 0 })]),
    });
    await draftIn(2024);
    await answer(2);
    const inOther = await getOrOpenScoreCard(kim, 2);

    await play(LIVE);
    expect({
      card: await getOrOpenScoreCard(kim, 6),
      team: await teamOf(2023),
      row: await rowOf(6),
    }).toEqual({
      ...before,
      team: { ...before.team, weeksBefore: [] },
    });

    await play(replay(2024, 2));
    expect(await getOrOpenScoreCard(kim, 2)).toEqual(inOther);
    expect((await rowOf(2)).steps[0]).toMatchObject({ attempts: 1 });
  });

  it('of a replay knows again when its weeks were due', async () => {
    await play(replay(2024, 2));
    await draftIn(2024);
    test.advance(9 * DAY);
    await completeReadingTask(kim, { week: 2, task: 1 });
    expect((await rowOf(2)).tasks[0]).toBe('late');
    await play(LIVE);
    await play(replay(2024, 3));
    expect((await rowOf(2)).tasks[0]).toBe('late');
  });

  it('leaves the lineups of all weeks free while nobody is in the class', async () => {
    const openedUpTo = async () => (await calendar())?.openedUpTo;
    await test.store.merge(studentProfiles, '2023_kim', { leagueId: '' });
    await play(replay(2024, 18));
    await play(replay(2024, 1));
    expect(await openedUpTo()).toBeUndefined();
    await test.store.merge(studentProfiles, '2023_kim', { leagueId: LEAGUE });
    await play(replay(2024, 2));
    await play(replay(2024, 1));
    expect(await openedUpTo()).toEqual({ 2024: 2 });
  });

  it('of a replay knows the dates of its later weeks again after a look at an earlier one', async () => {
    await play(replay(2024, 2));
    const datesOf = async () =>
      (await getLeagueCalendar(ada, LEAGUE)).weeks
        .slice(1, 5)
        .map(({ opens, due }) => [opens, due]);
    for (const week of [3, 4, 5]) {
      test.advance(7 * DAY);
      await changeLeagueCalendar(ada, { leagueId: LEAGUE, change: { kind: 'open-week', week } });
    }
    const before = await datesOf();
    expect(before.flat()).not.toContain(null);
    await play(replay(2024, 2));
    await play(replay(2024, 5));
    const after = await datesOf();
    expect(after.slice(1, 3)).toEqual(before.slice(1, 3));
    // Week 2 was open again just now.
    expect(after[0]).not.toEqual(before[0]);
  });

  it('of a replay keeps the days that a week was given', async () => {
    await play(replay(2024, 2));
    await draftIn(2024);
    await changeLeagueCalendar(ada, {
      leagueId: LEAGUE,
      change: { kind: 'more-days', week: 2, days: 2 },
    });
    // The Friday after its Thursday; it is due on Monday now.
    test.advance(9 * DAY);
    await completeReadingTask(kim, { week: 2, task: 1 });
    test.advance(4 * DAY);
    await play(LIVE);
    await play(replay(2024, 3));
    expect((await rowOf(2)).tasks[0]).toBe('done');
  });

  it('keeps what was scouted in each of two seasons of one class', async () => {
    const scout = { studentId: 'kim', leagueId: LEAGUE };
    for (const [year, id] of [
      [2023, STARTERS.QB],
      [2024, STARTERS.TE],
    ] as const) {
      await test.store.set(
        studentDraftProgress,
        draftProgressDocument(scout, GAMES[year], { players: [id], defenses: [] }),
      );
    }
    expect((await readScoutedPlayersIn(test.store, scout, GAMES[2023])).players).toEqual([
      STARTERS.QB,
    ]);
    expect((await readScoutedPlayersIn(test.store, scout, GAMES[2024])).players).toEqual([
      STARTERS.TE,
    ]);
  });

  it('goes on to someone who joins later, and keeps the plan, its days off, and a pause', async () => {
    await test.store.merge(leagues, LEAGUE, {
      calendar: {
        ...replayCalendarStartedAtWeek(2023, 4, TEST_NOW),
        paused: { since: timestampFromDate(TEST_NOW), sentence: 'Snow.' },
        plan: {
          openings: [],
          deadlines: [{ weekday: 5, minute: 600 }],
          noSchool: [{ first: '2023-11-23', last: '2023-11-24', name: 'Thanksgiving' }],
          extensions: { 4: 2 },
        },
      },
    });
    await play(replay(2024, 2));
    expect(await calendar()).toMatchObject({
      paused: { sentence: 'Snow.' },
      plan: {
        openings: [],
        deadlines: [{ weekday: 5, minute: 600 }],
        noSchool: [{ name: 'Thanksgiving' }],
        extensions: {},
      },
    });
    const lee = await test.student('lee@school.org', 'lee');
    await joinLeague(lee, { code: 123_456, password: 'brave otter' }, '10.0.0.1');
    expect((await test.store.get(studentProfiles, '2023_lee'))?.arrivals?.[2024]).toMatchObject({
      week: 2,
      before: [1],
    });
  });
});

describe('the same statistics', () => {
  it('take everything along: team, lineups, work, and what was late', async () => {
    await answer(6);
    await play(replay(2023, 6));
    expect(await rowOf(6)).toMatchObject({
      steps: expect.arrayContaining([expect.objectContaining({ attempts: 1 })]),
    });
    expect((await getTeamPage(kim)).roster.flatMap(({ players }) => players)).toHaveLength(8);
    expect(await profile()).toMatchObject({ draftedPositions: 6 });
  });

  it('at an earlier week hide what the class has not come to, and show it again then', async () => {
    await answer(6);
    await play(replay(2023, 3));
    expect(await getStudentDashboard(kim)).toMatchObject({ week: 3 });
    await expect(getOrOpenScoreCard(kim, 6)).rejects.toMatchObject({ code: 'not-found' });
    await expect(answer(6)).rejects.toMatchObject({ code: 'not-allowed' });
    await play(LIVE);
    expect((await rowOf(6)).steps[0]).toMatchObject({ attempts: 1 });
    for (const week of [3, 4, 5, 6]) expect(await rowOf(week)).not.toHaveProperty('joined');
  });

  it('at a later week skip what lies between, for everyone', async () => {
    await play(replay(2023, 9));
    const joined = await Promise.all(
      [5, 6, 7, 8, 9].map(async (week) => (await rowOf(week)).joined),
    );
    expect(joined).toEqual([undefined, undefined, 9, 9, undefined]);
    const [, ...lines] = await whole(await exportGradebookDetails(ada, LEAGUE));
    expect(lines.map((line) => line.at(-1)).slice(5)).toEqual([
      '',
      'joined in week 9',
      'joined in week 9',
      '',
    ]);
    // A student who has seen the earlier weeks misses none of them.
    await play(replay(2023, 2));
    expect((await preview(replay(2023, 6))).sentences.join(' ')).not.toContain('count for anyone');
  });

  it('a student who joined in a later week is not missing in the weeks that open again', async () => {
    const lee = await test.student('lee@school.org', 'lee');
    await joinLeague(lee, { code: 123_456, password: 'brave otter' }, '10.0.0.1');
    await play(replay(2023, 3));
    expect((await test.store.get(studentProfiles, '2023_lee'))?.arrivals?.[2023]).toMatchObject({
      week: 3,
      before: [1, 2],
    });
  });
});

it('nothing of a later week can be told apart after going to an earlier one', async () => {
  await answer(6);
  await play(replay(2023, 3));
  const everything = async () => {
    const pages = { ...studentPages(kim), ...teacherPages(ada, LEAGUE, ['kim']) };
    const found: Record<string, unknown> = {};
    for (const [name, open] of Object.entries(pages)) {
      if (/record/.test(name)) continue;
      found[name] = await open().catch((error: unknown) => String(error));
    }
    return found;
  };
  const asItWas = await everything();
  seasons.set(2023, await seasonWithChangedFuture(2023, 3));
  const otherwise = await everything();
  for (const [name, page] of Object.entries(asItWas))
    expect([name, otherwise[name]]).toEqual([name, page]);
});

it('an open grid goes along to the other season', async () => {
  await answer(6);
  const news: GridRowDto[][] = [];
  const watch = await watchLeagueWeek(
    ada,
    LEAGUE,
    { week: 6 },
    {
      onNews: ({ rows }) => void news.push(rows),
      onEnd: () => undefined,
    },
  );
  await eventually(() => news.length > 0);
  expect(news.at(-1)?.[0]?.steps[0]).toMatchObject({ attempts: 1 });
  await play(replay(2024, 6));
  await eventually(() => news.at(-1)?.[0]?.steps[0]?.attempts === 0);
  watch.stop();
});

async function eventually(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isSo(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSo()).toBe(true);
}

describe('before it is done', () => {
  it('says that everyone drafts anew, what stays, and what comes back', async () => {
    expect(await preview(replay(2024, 3))).toEqual({
      sentences: [
        'The class plays week 3 of 2024 from now on. It’s due Thu, Oct 26, 3:00 PM.',
        'Week 4 opens Tue, Oct 31, 6:00 AM.',
        'The season ends on Thu, Feb 8.',
        'Your student drafts a new team, with the same name and look. Points, MVP points, and stickers stay.',
        'The work on 2023 is kept. It’s there again when the class comes back to 2023.',
      ],
      refusal: null,
    });
    expect(await calendar()).toBeUndefined();
  });

  it('says that everything goes along, and what waits or is skipped', async () => {
    expect((await preview(replay(2023, 3))).sentences.slice(3)).toEqual([
      'Teams, lineups, and work all go along.',
      'Lineups up to week 6 stay locked, because students have seen those box scores.',
      'Work on the weeks after week 3 waits until the class gets there.',
    ]);
    expect((await preview(replay(2023, 9))).sentences.slice(4)).toEqual([
      'Lineups up to week 9 are locked from now on.',
      'Weeks 7 to 8 don’t count for anyone.',
    ]);
    expect((await preview(replay(2023, 8))).sentences.slice(4)).toEqual([
      'Lineups up to week 8 are locked from now on.',
      'Week 7 doesn’t count for anyone.',
    ]);
    expect((await preview(replay(2023, 7))).sentences.slice(4)).toEqual([
      'Lineups up to week 7 are locked from now on.',
    ]);
    await play(replay(2024, 3));
    expect((await preview(LIVE)).sentences).toEqual([
      'The class plays along with the NFL from now on: week 6 of 2023 is open. You can’t go faster than the NFL.',
      'Your student gets the teams, lineups, and work of 2023 back.',
      'The work on 2024 is kept. It’s there again when the class comes back to 2024.',
    ]);
  });

  it('says why it can’t be, and does nothing then', async () => {
    expect(await preview(LIVE)).toEqual({
      sentences: [],
      refusal: 'The class plays this already. Choose another season or another week.',
    });
    expect(await play(LIVE)).toEqual({ week: 6 });
    expect((await preview(replay(1999, 1))).refusal).toContain(
      'There are no games for week 1 of 1999 yet.',
    );
    await expect(play(replay(1999, 1))).rejects.toMatchObject({ code: 'unavailable' });
    expect([await calendar(), await test.store.query(auditLog, {})]).toEqual([undefined, []]);
  });

  it('refuses a class that is too big for one step, in the same words', async () => {
    const { id: _, ...own } = await profile();
    for (let each = 0; each < 150; each += 1) {
      await test.store.create(studentProfiles, {
        ...own,
        id: `2023_${each}`,
        studentId: `${each}`,
      });
    }
    const { refusal } = await preview(replay(2024, 3));
    expect(refusal).toBe(
      'More than 150 students can’t change the season at once. Please move some to another league first.',
    );
    await expect(play(replay(2024, 3))).rejects.toMatchObject({
      code: 'limit-reached',
      message: refusal,
    });
  });
});

it('is the teacher’s own, in a season that is running', async () => {
  const bo = await test.teacher('bo@school.org');
  for (const [viewer, code] of [
    [null, 'not-signed-in'],
    [kim, 'not-allowed'],
    [bo, 'not-found'],
  ] as const) {
    for (const act of [switchLeagueSeason, previewSeasonSwitch]) {
      await expect(
        act(viewer, { leagueId: LEAGUE, wanted: replay(2024, 3) }),
      ).rejects.toMatchObject({ code });
    }
  }
  await test.store.merge(leagues, LEAGUE, { season: TEST_SEASON - 1 });
  await expect(play(replay(2024, 3))).rejects.toMatchObject({ code: 'not-allowed' });
});

it('sent twice is done once', async () => {
  await play(replay(2024, 3));
  await play(replay(2024, 3));
  expect(
    (await test.store.query(auditLog, {})).filter(({ action }) => action === 'calendar.season'),
  ).toHaveLength(1);
  expect(await test.store.query(studentTeams, {})).toHaveLength(2);
});

describe('a week that was open once stays closed for lineups', () => {
  const GOFF = 33106;
  const setsQuarterback = (week: number, playerId: number = GOFF) =>
    setLineupSlot(kim, { week, slot: 'QB', playerId });
  const stays = async (week: number) => {
    const before = await test.store.query(studentLineups, {});
    await expect(setsQuarterback(week)).rejects.toMatchObject({ code: 'locked' });
    // Releasing a starter puts no other player in his place, either.
    await releaseRosterPlayer(kim, { position: 'QB', id: STARTERS.QB });
    await draftRosterPlayer(kim, { position: 'QB', id: STARTERS.QB });
    expect(await test.store.query(studentLineups, {})).toEqual(before);
    // Saying that it is fine does the week's task, and changes no player.
    expect(await confirmLineup(kim, { week })).toMatchObject({ locked: true, canKeep: false });
    const of = (lineups: typeof before) =>
      lineups.map(({ userUpdated: _, updatedAt: _at, ...players }) => players);
    expect(of(await test.store.query(studentLineups, {}))).toEqual(of(before));
  };
  const replays = async (statisticsSeason: number, week: number) => {
    await switchLeagueSeason(ada, {
      leagueId: LEAGUE,
      wanted: { kind: 'replay', statisticsSeason, week },
    });
    rereadLeague(LEAGUE);
  };
  const changes = async (change: CalendarChange) => {
    await changeLeagueCalendar(ada, { leagueId: LEAGUE, change });
    rereadLeague(LEAGUE);
  };

  beforeEach(async () => {
    const team = await giveTeam(test.store, kim, { leagueIds: [LEAGUE] });
    await test.store.merge(studentTeams, team.id, {
      draftedPlayers: [...team.draftedPlayers, GOFF],
    });
    for (let week = 1; week <= 9; week += 1)
      await giveLineup(test.store, kim, week, { userUpdated: false, leagueIds: [LEAGUE] });
  });

  it('after undo, however the plan is moved then', async () => {
    await replays(2023, 7);
    await setsQuarterback(8, STARTERS.QB);
    await changes({ kind: 'open-week', week: 8 });
    await changes({ kind: 'undo-week', week: 8 });
    await expect(setsQuarterback(8)).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringMatching(/open before/),
    });
    await changes({ kind: 'more-days', week: 7, days: 9 });
    await changes({
      kind: 'plan',
      openings: [{ weekday: 1, minute: 480 }],
      deadlines: [{ weekday: 5, minute: 900 }],
    });
    await changes({ kind: 'pause', sentence: '' });
    await changes({ kind: 'go-on' });
    await stays(8);
    await changes({ kind: 'open-week', week: 8 });
    await setsQuarterback(9);
  });

  it('when the class leaves the live season for an earlier week of the same games, and when it comes back to it', async () => {
    await replays(2023, 3);
    for (const week of [4, 5, 6]) {
      await stays(week);
      await changes({ kind: 'open-week', week });
    }
    await setsQuarterback(7);
  });

  it('when it plays another season in between, or plays along again', async () => {
    await replays(2023, 8);
    await replays(2024, 2);
    await replays(2023, 4);
    await stays(5);
    await switchLeagueSeason(ada, { leagueId: LEAGUE, wanted: { kind: 'live' } });
    rereadLeague(LEAGUE);
    await stays(7);
  });

  it('and its lineup is drawn from the roster as it was before anyone was let go', async () => {
    await replays(2023, 7);
    await changes({ kind: 'open-week', week: 8 });
    await changes({ kind: 'undo-week', week: 8 });
    for (const week of [7, 8]) await test.store.delete(studentLineups, `2023_${week}_kim`);
    // Another one would be drawn now: of the two quarterbacks one is let go.
    const { draftedPlayers } = (await test.store.get(studentTeams, '2023_kim')) as StudentTeam;
    await releaseRosterPlayer(kim, { position: 'QB', id: STARTERS.QB });
    const drawn = await test.store.query(studentLineups, {
      orderBy: { field: 'week', direction: 'asc' },
    });
    expect(drawn.slice(6, 8).map(({ week, userUpdated }) => [week, userUpdated])).toEqual([
      [7, false],
      [8, false],
    ]);
    for (const { lineup_QB } of drawn.slice(6, 8)) expect(draftedPlayers).toContain(lineup_QB);
  });

  it('when whoever runs the server takes the live season back', async () => {
    await setSeason(COMMAND_LINE_OPERATOR, 2024);
    await setSeason(COMMAND_LINE_OPERATOR, 2023, 4);
    rereadLeague(LEAGUE);
    await stays(5);
  });
});
