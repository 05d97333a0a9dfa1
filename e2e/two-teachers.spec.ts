import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { GRAPH_TYPES } from '../lib/domain/graphs/graph-names';
import { MINI_GAMES } from '../lib/domain/play/games';
import { pngPicture } from '../lib/testing/pictures';
import { callAction } from './support/actions';
import { addressesOfBuild, crawl, type Heard } from './support/crawl';
import { mouse } from './support/hands';
import { newAccount, newTeacher, newVisitor, ownAddress } from './support/http';
import { seeGames } from './support/league';
import { beginSeasons, operatorOn } from './support/operator';
import { type OwnServer, startOwnServer } from './support/own-server';
import { ScoreCard } from './support/score-card';
import { gameKeysOf, samplePlayers } from './support/season-files';
import { Student } from './support/student';
import { openLiveLeague, openNextWeek, showJoinCode } from './support/teacher';
import {
  type Place,
  showsOwnWeek,
  TELLING_SEASONS,
  toldOfLaterWeeks,
  writeTellingSeasons,
} from './support/telling-seasons';
import { expect, test } from './support/test';
import {
  after,
  clocksGoBack,
  type Day,
  dueAfterPress,
  firstDueThursday,
  firstDueThursdayOrMonday,
  longDay,
  monthDay,
  nextThursday,
  nextTuesday,
  nextWeekday,
  today,
  utcStamp,
  weekdayOf,
} from './support/wall-calendar';

// One setup for all tests: three classes with three calendars, which advance from test to test.
test.describe.configure({ mode: 'serial' });

const VIEWPORT = { width: 1366, height: 625 };
const [LIVE_SEASON = 2023, OTHER_SEASON = 2024] = TELLING_SEASONS;
const LAST_WEEK = 18;
const [MONDAY, TUESDAY] = [1, 2];

type League = { name: string; id: string; code: string; password: string; place: Place };
/** A class: its league, its teacher's page, and a student's browser with all text it received. */
type Teaching = League & { desk: Page };
type Room = Teaching & { seat: Seat };
type Seat = {
  page: Page;
  context: BrowserContext;
  place: Place;
  received: Promise<Heard & { place: Place }>[];
};

let folder = '';
let dataDir = '';
let server: OwnServer;
let site = '';
/** Plays along with the NFL: week 5 of 2023. Its teacher has no other league. */
let live: Room;
/** Replays week 3 of the same season. */
let early: Room;
/** Replays week 7 of the next season. Its teacher is that of `early`. */
let other: Room;
/** Replays week 6 of the season of `early`, with the same teacher; its student joins later. */
let later: Teaching;
const rooms = (): Room[] => [live, early, other];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'fraction-league-two-'));
  const files = join(folder, 'seasons');
  dataDir = join(folder, 'data');
  writeTellingSeasons(files);
  // Opened eight days ago, so its Thursday has passed on any day.
  await beginSeasons(dataDir, { files, week: 5, daysAgo: 8, seasons: TELLING_SEASONS });
  server = await startOwnServer({
    dataDir,
    env: { SEASON_CLOCK: 'off', DEFAULT_LEAGUE_ALLOWANCE: '4' },
  });
  site = server.site;
  const [ada, ben] = await Promise.all([
    teacherPage(browser, 'Ms Ada'),
    teacherPage(browser, 'Mr Ben'),
  ]);
  const openings = [
    [ada, 'Room 1 live', { season: LIVE_SEASON, week: 5 }, false],
    [ben, 'Room 2 early', { season: LIVE_SEASON, week: 3 }, true],
    [ben, 'Room 3 other', { season: OTHER_SEASON, week: 7 }, true],
  ] as const;
  const opened: Omit<Room, 'seat'>[] = [];
  for (const [desk, name, place, isReplay] of openings) {
    const league = await openLeague(desk, name, isReplay ? place : null);
    opened.push({ ...league, place, desk: await desk.context().newPage() });
  }
  const all = await Promise.all(
    opened.map(async (league, index) => {
      const seat = await newSeat(browser, league.place);
      await joinWithCode(seat, league, (['Liv', 'Eli', 'Omar'] as const)[index] ?? 'Liv');
      await league.desk.goto(`${site}/teacher/leagues/${league.id}/calendar`);
      await takeHolidaysOut(league);
      return { ...league, seat };
    }),
  );
  [live, early, other] = all as [Room, Room, Room];
});

test.afterAll(async () => {
  await server?.kill();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function teacherPage(browser: Browser, displayName: string): Promise<Page> {
  const visitor = await newTeacher(site, newAccount('clock-teacher'), {
    displayName,
    school: 'Hill School',
  });
  const context = await browser.newContext({
    baseURL: site,
    viewport: VIEWPORT,
    storageState: await visitor.storageState(),
  });
  return context.newPage();
}

/**
 * Opens a league like a teacher: one that plays along, or one that replays a season from a given
 * week.
 */
async function openLeague(
  page: Page,
  name: string,
  replay: Place | null,
): Promise<Omit<League, 'place'>> {
  const password = 'steady harbor';
  await page.goto('/teacher/leagues/new');
  // The live season isn't being played today, so it isn't offered.
  await expect(page.getByLabel('Play along with the NFL')).toHaveCount(0);
  if (replay) {
    await page.getByLabel('League name').fill(name);
    await page.getByLabel('League password').fill(password);
    await expect(page.getByLabel('Replay a season')).toBeChecked();
    await page.getByLabel('Season', { exact: true }).selectOption(`${replay.season}`);
    await page.getByLabel('Start at').selectOption(`Week ${replay.week}`);
    await expect(
      page.getByText(`Week ${replay.week} of ${replay.season} opens today.`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Open the league' }).click();
  } else {
    await openLiveLeague(page, { name, password });
  }
  const code = await showJoinCode(page);
  const id = /\/leagues\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  return { name, id, code, password };
}

/** A browser whose text responses are all recorded, with the class's week at that time. */
async function newSeat(browser: Browser, place: Place): Promise<Seat> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: VIEWPORT,
    extraHTTPHeaders: ownAddress(),
  });
  const seat: Seat = { page: await context.newPage(), context, place, received: [] };
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const type = response.headers()['content-type'] ?? '';
    // A stream never ends; the crawl listens to it.
    if (pathname.startsWith('/_next/') || !/html|json|x-component|plain/.test(type)) return;
    const { place: then } = seat;
    const text = response.text().catch(() => '');
    seat.received.push(
      text.then((said) => ({ path: pathname, status: response.status(), text: said, place: then })),
    );
  });
  return seat;
}

/** Each has a different team name, because they must be unique in a class. */
const TEAMS = {
  Liv: 'Lucky Yaks',
  Eli: 'Brave Badgers',
  Omar: 'Calm Comets',
  Jo: 'Quick Otters',
} as const;

async function joinWithCode(
  { page }: Seat,
  league: Omit<League, 'place'>,
  firstName: keyof typeof TEAMS,
): Promise<void> {
  const student = new Student(page, mouse(page));
  await student.joinLeague(league);
  await student.signUp(newAccount('clock-student'));
  await student.createProfile(firstName, 'Q');
  await student.answerQuestions({ game: 'Excited', math: 'Okay', fractions: 'Good' });
  await student.createTeam({
    name: TEAMS[firstName],
    mascot: 'Llama',
    helmet: 'Navy',
    faceMask: 'Yellow',
    theme: 'Purple',
  });
  await student.readHowToDraft();
  await student.fillRoster();
  await seeGames(page.request, site);
  await page.goto('/student/dashboard');
}

/**
 * The class has reached another week, or the student another class, so from here on other weeks are
 * later ones.
 */
function nowAt(room: Room, week: number): void {
  room.place = { ...room.place, week };
  room.seat.place = room.place;
}

/**
 * Everything a member of a class can request: every address of the build, also with a later week in
 * it.
 */
function addressesFor({ season, week }: Place, leagueId: string, studentId = ['nobody']): string[] {
  const parts = {
    leagueId: [leagueId],
    studentId,
    teacherId: ['nobody'],
    graphId: ['0123456789abcdef'],
    file: [`${'0'.repeat(32)}.ics`],
    playerId: ['34857'],
    type: GRAPH_TYPES,
    game: MINI_GAMES,
    gameKey: [week, week + 1].flatMap((each) => gameKeysOf(season, each).slice(0, 2)),
    'position/id': samplePlayers(season, week + 1).map(({ position, id }) => `${position}/${id}`),
  };
  // The other pages are the same for everyone, signed in or not.
  const plain = addressesOfBuild(parts).filter((path) =>
    /^\/(student|teacher|api|healthz)\b/.test(path),
  );
  const withWeek = plain.filter(
    (path) => /^\/(student|api)\//.test(path) && !/\/(build|lessons|draft)\//.test(path),
  );
  return [
    ...plain,
    ...withWeek.map((path) => `${path}?week=${week + 1}`),
    ...['RB', 'WR', 'TE', 'K', 'DEF'].map((position) => `/student/draft?pos=${position}`),
    ...['K', 'TEAM'].map((step) => `/student/score-cards?step=${step}`),
    ...['season', 'mvp', 'accuracy'].map((board) => `/student/leaderboards?board=${board}`),
    `/student/leaderboards?week=${week + 1}&finish=yes`,
  ];
}

/**
 * By address, what it reveals about later weeks. Text from the request itself doesn't count when it
 * is repeated.
 */
function leaksIn(heard: readonly Heard[], place: Place): Record<string, string[]> {
  const found = heard.map(({ path, text }): [string, string[]] => {
    const asked = /\/([^/?]+_[^/?]+)/.exec(path)?.[1];
    // The build's module numbers aren't football numbers.
    const said = text.replaceAll(/I\[\d+,/g, 'I[');
    return [path, toldOfLaterWeeks(asked ? said.replaceAll(asked, '') : said, place)];
  });
  return Object.fromEntries(found.filter(([, told]) => told.length > 0));
}

/**
 * No student's browser received anything about a later week of its own class, and no request
 * returns it.
 */
async function expectNoLeak(asked: readonly Room[] = rooms()): Promise<void> {
  for (const { name, id, place, seat } of asked) {
    const heard = await crawl(seat.context, site, addressesFor(place, id));
    expect(
      leaksIn(heard, place),
      `asked for in ${name}, week ${place.week} of ${place.season}`,
    ).toEqual({});
    const page = heard.find(({ path }) => path === '/student/box-scores');
    expect(page?.status, `box scores in ${name}`).toBe(200);
    const failed = heard
      .filter(({ status }) => status >= 500)
      .map(({ path, status }) => `${status} ${path}`);
    expect(failed, `pages that failed in ${name}`).toEqual([]);
    for (const answer of await Promise.all(seat.received.splice(0))) {
      expect(
        leaksIn([answer], answer.place),
        `came to the browser in ${name}, ${answer.path}`,
      ).toEqual({});
    }
  }
}

/** A student's response for an address. */
const textAt = async ({ seat }: Room, path: string) =>
  (await seat.context.request.get(path)).text();

/** The week that each class's student sees on a new page. */
const shownWeeks = () =>
  Promise.all(
    rooms().map(async (room) =>
      Number(/Week (\d+) (?:·|\W+) Room/.exec(await textAt(room, '/student/dashboard'))?.[1]),
    ),
  );

/** Nor does a class's teacher: on no page, in no table, and in no file. */
async function expectNoLeakAtDesk({ name, id, place, desk }: Teaching): Promise<void> {
  const { data } = await (await desk.context().request.get(`/api/leagues/${id}/grid`)).json();
  const students: string[] = data.rows.map(({ studentId }: { studentId: string }) => studentId);
  expect(students.length, `students in ${name}`).toBeGreaterThan(0);
  const addresses = addressesFor(place, id, students).filter((path) =>
    /^\/(teacher|api)\//.test(path),
  );
  const weeks = addresses
    .filter((path) => !path.includes('?'))
    .map((path) => `${path}?week=${place.week + 1}`);
  const heard = await crawl(desk.context(), site, [...addresses, ...weeks]);
  expect(
    leaksIn(heard, place),
    `at the desk of ${name}, week ${place.week} of ${place.season}`,
  ).toEqual({});
  expect(
    heard.find(({ path }) => path === `/teacher/leagues/${id}`)?.status,
    `the grid of ${name}`,
  ).toBe(200);
}

const nowOn = (room: Teaching) => room.desk.getByRole('region', { name: 'Now', exact: true });
const expectWeek = (room: Room) =>
  expect(room.seat.page.getByText(`Week ${room.place.week} · ${room.name}`)).toBeVisible({
    timeout: 15_000,
  });

const daysOff = (room: Teaching) => room.desk.getByRole('region', { name: 'No school on' });
const plan = (room: Teaching) => room.desk.getByRole('region', { name: 'The plan' });
const stripOf = (room: Teaching) =>
  room.desk.getByRole('list', { name: 'Eighteen weeks' }).getByRole('listitem');

/** The days on which the strip's week opens and is due. */
const expectWeekOn = (room: Teaching, week: number, opens: Day, due: Day) =>
  expect(stripOf(room).nth(week - 1), `week ${week}`).toContainText(
    `opens ${monthDay(opens)}, due ${monthDay(due)}`,
  );

/** The strip's week that opens on this day. */
async function weekOpening(room: Teaching, day: Day): Promise<number> {
  const texts = await stripOf(room).allTextContents();
  return texts.findIndex((text) => text.includes(`opens ${monthDay(day)}, due`)) + 1;
}

/** Types days off without saving them, and reads their effect on the page. */
async function askForDaysOff(room: Teaching, first: Day, last: Day, name: string): Promise<void> {
  await forThisClassOnly(room);
  await daysOff(room).getByLabel('First day').fill(first);
  await daysOff(room).getByLabel('Last day').fill(last);
  await daysOff(room).getByLabel('What it’s called').fill(name);
  await daysOff(room).getByRole('button', { name: 'See what moves' }).click();
  await expect(daysOff(room).getByText('What this does')).toBeVisible();
}

async function saveDaysOff(room: Teaching): Promise<void> {
  await daysOff(room).getByRole('button', { name: 'Save these days' }).click();
  await expect(daysOff(room).getByText('The calendar is saved.')).toBeVisible();
}

/** Days off apply to all classes of a teacher unless this one is chosen. */
async function forThisClassOnly(room: Teaching): Promise<void> {
  for (const box of await daysOff(room).getByRole('checkbox').all())
    await box.setChecked((await box.locator('..').textContent()) === room.name);
}

/** These tests use weeks without holidays. */
async function takeHolidaysOut(room: Teaching): Promise<void> {
  await forThisClassOnly(room);
  const remove = daysOff(room).getByRole('button', { name: /^Remove / });
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await daysOff(room).getByRole('button', { name: 'Remove these days' }).click();
    await expect(remove).toHaveCount(left - 1);
  }
}

/** Presses "two more days", and reads the effect before confirming. */
async function giveTwoDays(room: Teaching, to: Day, ...sentences: string[]): Promise<void> {
  const button = nowOn(room).getByRole('button', {
    name: `Two more school days: to ${longDay(to)}`,
  });
  await button.click();
  const dialog = room.desk.getByRole('dialog', { name: 'Two more school days?' });
  await expect(dialog).toContainText(`Now it’s due ${longDay(to)}, 3:00 PM.`);
  for (const sentence of sentences) await expect(dialog).toContainText(sentence);
  await dialog.getByRole('button', { name: /^Two more/ }).click();
}

async function choosePace(room: Teaching, pace: '1 week' | '2 weeks'): Promise<void> {
  await plan(room).getByRole('radio', { name: pace }).check();
  await plan(room).getByRole('button', { name: 'See what moves' }).click();
  await plan(room).getByRole('button', { name: 'Save the plan' }).click();
  await expect(plan(room).getByText('The plan is saved.')).toBeVisible();
}

test('each class begins in its own week, and no one is told of a later one', async () => {
  for (const room of rooms()) {
    await expectWeek(room);
    await expect(nowOn(room)).toContainText(`Week ${room.place.week}`);
  }
  await expect(nowOn(live)).toContainText('The calendar is the NFL’s. You can’t go faster.');
  await expectNoLeak();
});

test('what has passed stays: a day off on a deadline that is over moves nothing, and two more days are given on purpose', async () => {
  const label = /Was due(\w+, \w+ \d+), 3:00 PM/.exec(
    (await nowOn(live).innerText()).replaceAll('\n', ''),
  )?.[1];
  const due = Array.from({ length: 9 }, (_, days) => after(today(), -days)).find(
    (day) => longDay(day) === label,
  );
  if (!due)
    throw new Error(
      `The week of the class that plays along was not due on a day of the last eight: ${label}`,
    );
  await askForDaysOff(live, due, due, 'Storm');
  await expect(daysOff(live)).toContainText(`Week 5 stays due ${longDay(due)}, 3:00 PM.`);
  await expect(daysOff(live)).toContainText('What was already late stays late.');
  await saveDaysOff(live);
  await expect(nowOn(live)).toContainText(`Was due${longDay(due)}, 3:00 PM`);
  const monday = after(due, 4);
  await giveTwoDays(live, monday);
  await expect(nowOn(live)).toContainText(`${longDay(monday)}, 3:00 PM`);
  await live.seat.page.reload();
  await expect(live.seat.page.getByRole('main')).toContainText(`${monthDay(monday)}, 3:00 PM`);
});

test('a week opens at a press for its own class alone, closes again while no one has answered, and stays once someone has', async () => {
  const closeAgain = async (week: number) => {
    const name = `Close week ${week} again`;
    await nowOn(early).getByRole('button', { name }).click();
    const asked = nowOn(early).getByRole('dialog', { name: `${name}?` });
    await asked.getByRole('button', { name: `Close week ${week}`, exact: true }).click();
  };

  await test.step('the student’s open page goes on by itself', async () => {
    nowAt(early, 4);
    await openNextWeek(early.desk, 4);
    await expectWeek(early);
    expect(await shownWeeks()).toEqual([5, 4, 7]);
    await expectNoLeak();
    expect(
      showsOwnWeek(await textAt(early, '/student/box-scores'), early.place),
      'week 4 is shown',
    ).toBe(true);
  });

  await test.step('and back, and nothing of the closed week stays', async () => {
    await closeAgain(4);
    await expect(nowOn(early).getByRole('link', { name: 'Open week 4 now' })).toBeVisible();
    await expect(early.seat.page.getByText(`Week 3 · ${early.name}`)).toBeVisible({
      timeout: 15_000,
    });
    nowAt(early, 3);
    await expectNoLeak([early]);
  });

  await test.step('an answer keeps it open', async () => {
    nowAt(early, 4);
    await openNextWeek(early.desk, 4);
    await expectWeek(early);
    const { page } = early.seat;
    await page.goto('/student/score-cards?step=QB');
    const card = new ScoreCard(page, mouse(page));
    await card.type({ top: 1n, bottom: 2n });
    await card.check();
    await expect(page.getByText('1 try so far.')).toBeVisible();
    await nowOn(early).getByRole('button', { name: 'Close week 4 again' }).click();
    await expect(nowOn(early)).toContainText(
      'Someone has already answered in this week, so it stays open.',
    );
    await page.goto('/student/dashboard');
    await expectWeek(early);
  });
});

test('the live season goes on for the class that plays along, and for no other', async () => {
  nowAt(live, 6);
  await operatorOn(dataDir, 'open-week');
  await expectWeek(live);
  expect(await shownWeeks()).toEqual([6, 4, 7]);
  await expectNoLeak();
  expect(
    showsOwnWeek(await textAt(live, '/student/box-scores'), live.place),
    'week 6 is shown',
  ).toBe(true);
});

test('a week of one class is no week of another: what is sent for it is refused, and earns nothing (S21)', async () => {
  for (const { name, place, seat } of rooms()) {
    const week = place.week + 1;
    const operationId = randomUUID();
    const typed = { whole: '1', numerator: '', denominator: '' };
    const post = async (path: string, data: object) =>
      (
        await seat.context.request.post(path, {
          headers: { origin: site },
          data: { ...data, typed, operationId },
        })
      ).text();
    const act = async (action: string, input: object) =>
      (await callAction(seat.context.request, site, action, [input])).text;
    const [quarterback] = samplePlayers(place.season, week);
    const answers = [
      await post('/api/attempts', { week, step: 'QB' }),
      await post('/api/scouting', { week, position: 'QB', id: Number(quarterback?.id) }),
      await post('/api/lessons', { week, type: 'circle', step: 0 }),
      await act('completeReadingTaskAction', { week, task: 1 }),
      await act('confirmLineupAction', { week: week + 1 }),
      await act('setLineupSlotAction', {
        week: week + 1,
        slot: 'QB',
        playerId: Number(quarterback?.id),
      }),
    ];
    for (const answer of answers) {
      expect(answer, `an answer in ${name}`).toContain('"ok":false');
      expect(toldOfLaterWeeks(answer, place), `an answer in ${name}`).toEqual([]);
    }
    await seat.page.goto('/student/dashboard');
    await expect(seat.page.getByRole('banner')).toContainText('0 MVP');
  }
});

test('days without school move what lies behind them, a week gets two more days, and what has passed stays', async () => {
  const due = firstDueThursday();
  const monday = after(due, 4);

  await test.step('a day off on the day of the deadline: due on the next one', async () => {
    await expect(nowOn(other)).toContainText(`${longDay(due)}, 3:00 PM`);
    await askForDaysOff(other, due, due, 'Snow day');
    await expect(daysOff(other)).toContainText(
      `Week 7 was due ${longDay(due)}, 3:00 PM. Now it’s due ${longDay(after(due, 1))}, 3:00 PM.`,
    );
    await saveDaysOff(other);
    await expect(nowOn(other)).toContainText(`${longDay(after(due, 1))}, 3:00 PM`);
    await expectWeekOn(other, 8, after(due, 5), after(due, 7));
  });

  await test.step('a week off costs a week', async () => {
    await askForDaysOff(other, monday, after(monday, 4), 'Break');
    await expect(daysOff(other)).toContainText(`Week 8 opens ${longDay(after(due, 12))}, 6:00 AM`);
    await saveDaysOff(other);
    await expectWeekOn(other, 8, after(due, 12), after(due, 14));
    await expectWeekOn(other, 9, after(due, 19), after(due, 21));
  });

  await test.step('two more school days lead past weekend and break, and the next week waits for them', async () => {
    const tuesday = after(due, 12);
    await giveTwoDays(other, tuesday, `Week 8 opens ${longDay(after(tuesday, 1))}, 6:00 AM`);
    await expect(nowOn(other)).toContainText(`${longDay(tuesday)}, 3:00 PM`);
    await expectWeekOn(other, 8, after(due, 13), after(due, 14));
    await other.seat.page.reload();
    await expect(other.seat.page.getByRole('main')).toContainText(`${monthDay(tuesday)}, 3:00 PM`);
  });

  await test.step('of no other class', async () => {
    const regular = dueAfterPress();
    await early.seat.page.reload();
    await expect(early.seat.page.getByRole('main')).toContainText(`${monthDay(regular)}, 3:00 PM`);
    const opens = nextTuesday(regular);
    await expectWeekOn(early, 5, opens, nextThursday(opens));
  });

  await expectNoLeak([other]);
});

test('a paused class reads the teacher’s sentence and changes nothing, and the others go on', async () => {
  const answer = async ({ seat, place }: Room) => {
    const typed = { whole: '1', numerator: '', denominator: '' };
    const data = { week: place.week, step: 'K', typed, operationId: randomUUID() };
    return (
      await seat.context.request.post('/api/attempts', { headers: { origin: site }, data })
    ).json();
  };
  const { page } = early.seat;
  await page.goto('/student/dashboard');
  await nowOn(early).getByRole('button', { name: 'Pause with a sentence' }).click();
  await early.desk.getByLabel('A sentence for your students').fill('Field trip! We go on Monday.');
  await early.desk.getByRole('button', { name: 'Pause the class' }).click();
  await expect(nowOn(early)).toContainText('Paused since');
  await expect(nowOn(early).getByRole('link', { name: /^Open week/ })).toHaveCount(0);

  await expect(page.getByText('Field trip! We go on Monday.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/^Mr Ben paused your class on \w+day, /)).toBeVisible();
  expect(await answer(early)).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
  for (const room of [live, other]) {
    expect(await textAt(room, '/student/dashboard'), `a page in ${room.name}`).not.toContain(
      'Field trip!',
    );
    expect(await answer(room), `an answer in ${room.name}`).toMatchObject({ ok: true });
  }
  await expectNoLeak([early]);

  await nowOn(early).getByRole('button', { name: 'Go on' }).click();
  await early.desk
    .getByRole('dialog', { name: 'Go on?' })
    .getByRole('button', { name: 'Go on' })
    .click();
  await expect(nowOn(early)).toContainText('Running');
  await expect(page.getByText('Field trip! We go on Monday.')).toHaveCount(0, { timeout: 15_000 });
  expect(await answer(early)).toMatchObject({ ok: true });
});

test('a student who joins late is missing in no week before, and may catch one up', async ({
  browser,
}) => {
  const { desk, id, place } = early;
  const jo = await newSeat(browser, place);
  await joinWithCode(jo, early, 'Jo');
  await expect(jo.page.getByText(`Week 4 · ${early.name}`)).toBeVisible();
  const row = desk.getByRole('row').filter({ hasText: 'Jo Q.' });
  await desk.goto(`/teacher/leagues/${id}?week=3`);
  await expect(row).toContainText('Joined in week 4');
  const gradebook = await (
    await desk.context().request.get(`/api/leagues/${id}/season.csv`)
  ).text();
  expect(gradebook.split('\n').find((line) => line.includes('Jo'))).toContain('joined in week 4');

  await row.getByRole('link', { name: 'Jo Q.' }).click();
  await desk.getByText('Joined in week 4: catch up earlier weeks').click();
  await desk.getByRole('group', { name: 'Weeks to catch up' }).getByLabel('Week 3').check();
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    desk.getByText('Saved. Open weeks are on the student’s page of earlier weeks.'),
  ).toBeVisible();
  await jo.page.goto('/student/weeks');
  await expect(jo.page.getByText('Catching up: never late')).toBeVisible();
  await desk.goto(`/teacher/leagues/${id}?week=3`);
  await expect(row).toContainText('Can catch up, not begun');
  await expectNoLeak([{ ...early, seat: jo }]);
});

test('a plan keeps its weekdays and hours where the clocks go back and a new year begins, and holds two weeks a school week', async () => {
  test.setTimeout(90_000);
  const desk = await other.desk.context().newPage();
  later = {
    ...(await openLeague(desk, 'Room 4 later', { season: LIVE_SEASON, week: 6 })),
    desk,
    place: { season: LIVE_SEASON, week: 6 },
  };
  await desk.goto(`/teacher/leagues/${later.id}/calendar`);
  await takeHolidaysOut(later);

  await test.step('two weeks a school week, from Tuesday to Thursday and from Friday to Monday', async () => {
    await choosePace(later, '2 weeks');
    let due = firstDueThursdayOrMonday();
    await expectWeekOn(later, 6, today(), due);
    for (let week = 7; week <= LAST_WEEK; week += 1) {
      const opens = after(due, 1);
      due = after(opens, weekdayOf(opens) === TUESDAY ? 2 : 3);
      await expectWeekOn(later, week, opens, due);
    }
  });

  await test.step('a Monday off: the second week of a school week is due on Tuesday, and the first one of the next waits', async () => {
    // The second one from today, after the open week.
    const monday = nextWeekday(nextWeekday(today(), MONDAY), MONDAY);
    await askForDaysOff(later, monday, monday, 'A long weekend');
    await saveDaysOff(later);
    const week = await weekOpening(later, after(monday, -3));
    await expectWeekOn(later, week, after(monday, -3), after(monday, 1));
    await expectWeekOn(later, week + 1, after(monday, 2), after(monday, 3));
    await expectWeekOn(later, week + 2, after(monday, 4), after(monday, 7));
    await daysOff(later).getByRole('button', { name: 'Remove A long weekend' }).click();
    await daysOff(later).getByRole('button', { name: 'Remove these days' }).click();
    await expect(
      daysOff(later).getByRole('listitem').filter({ hasText: 'A long weekend' }),
    ).toHaveCount(0);
  });

  await test.step('one week a school week, from the end of October to January', async () => {
    await choosePace(later, '1 week');
    const due = firstDueThursday();
    const year =
      [0, 1]
        .map((more) => Number(due.slice(0, 4)) + more)
        .find((each) => after(due, 7) < `${each}-10-20`) ?? 0;
    const start = nextTuesday(`${year}-10-20`);
    // A break has at most 120 days.
    for (
      let [first, count] = [after(due, 1), 1];
      first < start;
      first = after(first, 120), count += 1
    ) {
      const last = [after(first, 119), after(start, -1)].toSorted()[0] ?? '';
      await askForDaysOff(later, first, last, `Break ${count}`);
      await saveDaysOff(later);
    }
    const weeks = Array.from({ length: LAST_WEEK - 6 }, (_, index) => ({
      week: 7 + index,
      opens: after(start, 7 * index),
    }));
    for (const { week, opens } of weeks) await expectWeekOn(later, week, opens, after(opens, 2));
    const clocks = clocksGoBack(year);
    expect(
      weeks.filter(({ opens }) => opens < clocks).length,
      'weeks in summer time',
    ).toBeGreaterThan(0);
    expect(
      weeks.filter(({ opens }) => opens.startsWith(`${year + 1}-`)).length,
      'weeks in the new year',
    ).toBeGreaterThan(0);

    // The strip has no room for hours, but the calendar feed contains them.
    await desk.getByRole('button', { name: 'Make an address' }).click();
    const address = await desk.getByLabel('Address for other calendars').inputValue();
    const file = await (await (await newVisitor(site)).get(new URL(address).pathname)).text();
    const events = new Map(
      file
        .split('BEGIN:VEVENT')
        .map((event) => [/SUMMARY:(.*?) \(/.exec(event)?.[1], event.replaceAll('\r\n', '\n')]),
    );
    for (const { week, opens } of weeks) {
      expect(events.get(`Week ${week} opens`), `6:00 AM on ${opens}`).toContain(
        `DTSTART:${utcStamp(opens, 6)}\n`,
      );
      expect(events.get(`Week ${week} is due`), `3:00 PM after ${opens}`).toContain(
        `DTEND:${utcStamp(after(opens, 2), 15)}\n`,
      );
    }
  });
});

test('a student who is moved brings nothing of a later week, leaves the work of other games behind, and finds it again', async () => {
  test.setTimeout(120_000);
  const [eli, omar] = [early.seat, other.seat];
  const rosterOf = async ({ page }: Seat) => {
    await page.goto('/student/team');
    return page.getByRole('main').getByRole('listitem').allInnerTexts();
  };
  const omarsGraph = await turnInGraph(other, omar, 'Catches of 2024');
  const drafted = await rosterOf(omar);

  await test.step('to a class that plays another season: a new draft, and the points stay', async () => {
    await move('Omar Q.', other, early);
    omar.place = early.place;
    await omar.page.goto('/student/dashboard');
    await expect(omar.page).toHaveURL(/\/student\/how-to-draft$/);
    const student = new Student(omar.page, mouse(omar.page));
    await student.readHowToDraft();
    await student.fillRoster();
    await omar.page.goto('/student/dashboard');
    await expect(omar.page.getByText(`Week 4 · ${early.name}`)).toBeVisible();
    await expect(omar.page.getByRole('banner')).toContainText('2 MVP');
    await expectNoLeak([{ ...early, seat: omar }]);
  });

  await test.step('to a class that is further in the same season, and back', async () => {
    await move('Eli Q.', early, later);
    eli.place = later.place;
    await eli.page.goto('/student/dashboard');
    await expect(eli.page.getByText(`Week 6 · ${later.name}`)).toBeVisible();
    // Opens each page there, and so begins lessons about week 6.
    await expectNoLeak([{ ...later, seat: eli }]);
    const graph = await turnInGraph(later, eli, 'Yards up to week 6');
    await move('Eli Q.', later, early);
    eli.place = early.place;
    await eli.page.goto('/student/dashboard');
    await expectWeek(early);
    await expect(eli.page.getByRole('banner')).toContainText('2 MVP');
    await expectNoLeak([early, { ...early, seat: omar }]);
    // A graph's author keeps it; classmates see it once they reach that week or replay those games.
    for (const [seat, path, status] of [
      [eli, graph, 200],
      [omar, graph, 404],
      [eli, omarsGraph, 404],
    ] as const) {
      expect((await seat.context.request.get(path)).status(), path).toBe(status);
    }
    for (const seat of [eli, omar]) {
      await seat.page.goto('/student/graph-upload/class');
      await expect(seat.page.getByRole('heading', { name: 'No graphs here yet' })).toBeVisible();
    }
  });

  await test.step('back again: the team and the work are there, and nothing is earned twice', async () => {
    await move('Omar Q.', early, other);
    omar.place = other.place;
    expect(await rosterOf(omar)).toEqual(drafted);
    await omar.page.goto('/student/graph-upload/class');
    await expect(omar.page.getByRole('heading', { name: 'Catches of 2024' })).toBeVisible();
    await omar.page.goto('/student/dashboard');
    await expectWeek(other);
    await expect(omar.page.getByRole('banner')).toContainText('2 MVP');
  });
  await expectNoLeak([other]);
  for (const room of rooms()) await expectNoLeakAtDesk(room);
});

/**
 * Hands in a picture of a graph, and has the teacher share it with the class; returns the picture's
 * address.
 */
async function turnInGraph(league: Teaching, { page }: Seat, title: string): Promise<string> {
  await page.goto('/student/graph-upload?photo=1');
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'graph.png', mimeType: 'image/png', buffer: await pngPicture() });
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('What does it show?').fill('Three bars.');
  await page.getByRole('button', { name: 'Turn in my graph' }).click();
  await expect(page.getByText(`You turned in “${title}”`)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('2 MVP');
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const address = (await item.getByRole('link').first().getAttribute('href')) ?? '';
  await league.desk.goto(`/teacher/leagues/${league.id}/graphs`);
  await league.desk.getByRole('button', { name: 'Accept and rate it' }).click();
  for (const part of ['Accuracy', 'Labels', 'Equal scale', 'Key and claim']) {
    await league.desk
      .getByRole('group', { name: part })
      .getByRole('radio', { name: /^All there/ })
      .check();
  }
  await league.desk.getByRole('button', { name: 'Share it with the class' }).click();
  await expect(league.desk.getByText('1 turned in, 0 to review.')).toBeVisible();
  return address;
}

async function move(student: string, from: Teaching, to: League): Promise<void> {
  const { desk } = from;
  await desk.goto(`/teacher/leagues/${from.id}/roster`);
  await desk.getByRole('button', { name: `Change ${student}` }).click();
  const dialog = desk.getByRole('dialog', { name: student });
  await dialog.getByLabel('Class').selectOption(to.name);
  await dialog.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(desk.getByText(`${student} is in ${to.name} now.`)).toBeVisible();
}
