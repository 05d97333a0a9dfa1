import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { pngPicture } from '../lib/testing/pictures';
import { callAction, oneLeague } from './support/actions';
import { expectForEverybody, expectNoViolations, NARROW } from './support/axe';
import { keyboard } from './support/hands';
import { newAccount, newTeacher, signedIn } from './support/http';
import { listen } from './support/listen';
import { playingStudent } from './support/playing-student';
import { expect, test } from './support/test';

const PASSWORD = 'brave otter';
/**
 * The space for a page on a school Chromebook of 1366 × 768, a common projector, and a large one.
 */
const CHROMEBOOK = { width: 1366, height: 625 };
const PROJECTORS = [CHROMEBOOK, { width: 1920, height: 1080 }, { width: 3840, height: 2160 }];
const QUESTION = 'Which bar is longer than it looks?';

type Numbers = readonly (readonly [player: string, rushing: number, receiving: number])[];

/** A teacher's class that begins with week 5, and two students in it. */
class Room {
  private constructor(
    readonly site: string,
    readonly teacher: APIRequestContext,
    readonly leagueId: string,
    readonly kim: APIRequestContext,
    readonly lee: APIRequestContext,
  ) {}

  static async open(site: string): Promise<Room> {
    const teacher = await newTeacher(site, newAccount('together'), {
      displayName: 'Mx Ito',
      school: 'Brook School',
    });
    const calendar = { kind: 'replay', statisticsSeason: 2023, week: 5 };
    const one = oneLeague({ name: 'Room 9', password: PASSWORD, calendar });
    const [id] = (await act<{ ids: [string] }>(site, teacher, 'createLeaguesAction', one)).ids;
    const code = />(\d{3} \d{3})</.exec(
      await (await teacher.get(`/teacher/leagues/${id}/join`)).text(),
    )?.[1];
    const [kim, lee] = [
      await signedIn(site, await playingStudent(site)),
      await signedIn(site, await playingStudent(site)),
    ];
    for (const student of [kim, lee])
      await act(site, student, 'joinLeagueAction', { code, password: PASSWORD });
    return new Room(site, teacher, id, kim, lee);
  }

  act = (name: string, input: object) =>
    act(this.site, this.teacher, name, { leagueId: this.leagueId, ...input });

  /** Hands in stacked bars with their numbers, or only a picture. */
  async handIn(
    student: APIRequestContext,
    title: string,
    numbers: Numbers | null,
  ): Promise<string> {
    const table = { columns: ['Player', 'Rushing yards', 'Receiving yards'], rows: numbers };
    const sent = await student.post('/api/graphs', {
      headers: { origin: this.site },
      multipart: {
        title,
        description: `What ${title} shows.`,
        graphType: 'stacked-bar',
        source: numbers ? 'builder' : 'photo',
        operationId: crypto.randomUUID(),
        ...(numbers ? { table: JSON.stringify(table) } : {}),
        file: {
          name: 'graph.png',
          mimeType: 'image/png',
          buffer: await pngPicture({ width: 1280, height: 900 }),
        },
      },
    });
    return (await sent.json()).data.graphId;
  }

  share = (graphId: string) =>
    act(this.site, this.teacher, 'reviewGraphAction', {
      graphId,
      basedOn: null,
      outcome: 'approved',
      rubric: { accuracy: 3, labels: 3, scale: 3, keyAndClaim: 3 },
      comment: '',
    });

  async page(browser: Browser, who: APIRequestContext): Promise<Page> {
    const options = {
      baseURL: this.site,
      storageState: await who.storageState(),
      viewport: CHROMEBOOK,
    };
    return (await browser.newContext(options)).newPage();
  }

  at = (place: string) => `/teacher/leagues/${this.leagueId}/${place}`;
}

async function act<T>(
  site: string,
  who: APIRequestContext,
  name: string,
  input: unknown,
): Promise<T> {
  const { result } = await callAction(who, site, name, [input]);
  const answer = result as { ok: boolean; data: T } | null;
  if (!answer?.ok) throw new Error(`${name} answered ${JSON.stringify(result)}.`);
  return answer.data;
}

/** The numbers at the tick marks of each vertical axis. */
async function marksOf(sides: Locator): Promise<string[][]> {
  return sides.evaluateAll((found) =>
    found.map((side) =>
      [...side.querySelectorAll('svg[role="img"] text')]
        .map((text) => text.textContent ?? '')
        .filter((text) => /^\d+$/.test(text)),
    ),
  );
}

/** True if all of it is visible without scrolling. */
async function expectWhole(part: Locator, { height }: { height: number }): Promise<void> {
  const box = await part.boundingBox();
  expect(box, `${part} is there`).not.toBeNull();
  expect(
    Math.round((box?.y ?? 0) + (box?.height ?? 0)),
    `${part} ends on the screen`,
  ).toBeLessThanOrEqual(height);
}

async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('two graphs of one kind go on the screen without names, and on one scale when the switch is pressed', async ({
  browser,
  site,
}) => {
  const room = await Room.open(site);
  await room.handIn(room.kim, 'Yards in blue', [['Hill', 0, 163]]);
  await room.handIn(room.lee, 'Yards in red', [
    ['Lamb', 12, 30],
    ['Moss', 61, 4],
  ]);
  await room.handIn(room.lee, 'Only a picture', null);
  const desk = await room.page(browser, room.teacher);
  await desk.goto(room.at('graphs'));
  await desk.getByRole('link', { name: 'Talk about graphs' }).click();
  await expect(
    desk.getByRole('heading', { name: 'Graphs to talk about, week 5', level: 1 }),
  ).toBeVisible();
  const hands = keyboard(desk);
  const put = (title: string) =>
    desk.getByRole('button', { name: new RegExp(`^(Put it on|On) the screen.*${title}`) });
  const inHand = desk.getByRole('region', { name: 'On the screen' });
  const project = desk.getByRole('link', { name: 'Project, no names' });

  await test.step('by keyboard alone', async () => {
    await hands.press(put('Yards in blue'));
    await hands.press(put('Yards in red'));
    await expect(inHand.getByRole('listitem')).toHaveCount(2);
    await expectWhole(project, CHROMEBOOK);
    await expectForEverybody(desk);
    await desk.setViewportSize(CHROMEBOOK);
    await hands.write(desk.getByRole('textbox', { name: 'One question for the class' }), QUESTION);
    await hands.press(project);
  });

  const sides = desk.getByRole('main').getByRole('listitem');
  const same = desk.getByRole('switch', { name: 'Same scale' });
  await test.step('large, side by side, and no one’s name', async () => {
    await expect(desk.getByRole('heading', { level: 2 })).toHaveText(['A', 'B']);
    await expect(desk.getByText(QUESTION)).toBeVisible();
    const html = await (await desk.request.get(desk.url())).text();
    expect(html).not.toMatch(/\bSam\b|Sam Q|Mx Ito/);
    for (const size of PROJECTORS) {
      await desk.setViewportSize(size);
      for (const part of [sides.first(), sides.last(), desk.getByText(QUESTION), same])
        await expectWhole(part, size);
      const picture = await sides.first().getByRole('img').boundingBox();
      expect((picture?.width ?? 0) / size.width, `a picture on ${size.width}`).toBeGreaterThan(0.4);
    }
    await expectForEverybody(desk);
  });

  await test.step('one scale for both, from their own numbers', async () => {
    await desk.setViewportSize(CHROMEBOOK);
    await same.focus();
    await desk.keyboard.press('Space');
    await expect(same).toBeChecked();
    await expect(desk.getByRole('status')).toContainText('Both graphs now have the same scale.');
    const [a, b] = await marksOf(sides);
    expect(b).toEqual(a);
    expect(Math.max(...(a ?? []).map(Number))).toBeGreaterThanOrEqual(163);
    for (const size of PROJECTORS) {
      await desk.setViewportSize(size);
      for (const part of [sides.first(), sides.last(), same]) await expectWhole(part, size);
    }
    await expectForEverybody(desk);
    await desk.emulateMedia({ forcedColors: 'active' });
    await expect(same).toBeVisible();
    await desk.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('a picture without numbers is shown as it is, and the screen says why there is no switch', async () => {
    await desk.goto(room.at('graphs/together'));
    await put('Yards in blue').click();
    await put('Only a picture').click();
    await expect(inHand).toContainText('A photo may show a name on the paper.');
    await project.click();
    await expect(desk.getByText(/each graph needs its numbers/)).toBeVisible();
    await expect(same).toHaveCount(0);
  });

  await test.step('another teacher and a student find nothing there', async () => {
    const stranger = await newTeacher(site, newAccount('other'), {
      displayName: 'Mr Vale',
      school: 'Hill School',
    });
    for (const place of ['graphs/together', 'project/graphs']) {
      expect((await stranger.get(room.at(place))).status()).toBe(404);
      expect((await room.kim.get(room.at(place), { maxRedirects: 0 })).status()).not.toBe(200);
    }
  });
});

test('a graph of the class gallery becomes the question for Tuesday, on the page, on paper, and on the screen, until it is taken out', async ({
  browser,
  site,
}) => {
  const room = await Room.open(site);
  const blue = await room.handIn(room.kim, 'Yards in blue', [['Hill', 0, 163]]);
  const red = await room.handIn(room.lee, 'Yards in red', [['Lamb', 12, 30]]);
  await room.share(blue);
  const desk = await room.page(browser, room.teacher);
  await desk.goto(room.at('graphs/together'));
  const make = desk.getByRole('button', { name: /^Make it a question for Tuesday/ });
  const box = desk.getByRole('textbox', { name: 'One question for the class' });
  const ofTuesday = desk.getByRole('region', { name: 'A graph to talk about' });

  await test.step('its numbers are there when asked for', async () => {
    // A graph that the class can't see can't have the question.
    await expect(make).toHaveCount(1);
    const card = desk
      .getByRole('listitem')
      .filter({ has: desk.getByRole('heading', { name: 'Yards in blue' }) });
    await card.getByText('Show the numbers').click();
    await expect(card.getByRole('table')).toContainText('163');
  });

  await test.step('the teacher picks a question and makes it her own', async () => {
    await make.click();
    await expect(box).toBeFocused();
    await expect(box).not.toHaveValue('');
    await box.fill(QUESTION);
    await desk.getByRole('button', { name: 'Make it the question for Tuesday' }).dblclick();
    await expect(desk.getByText('It’s in the brief of week 5.')).toBeVisible();
    await expectForEverybody(desk);
    await desk.setViewportSize(CHROMEBOOK);
  });

  await test.step('it stands in the brief, and on paper on a sheet of its own', async () => {
    await desk.getByRole('link', { name: 'Tuesday brief' }).click();
    await expect(ofTuesday).toContainText(QUESTION);
    await expect(ofTuesday.getByRole('img')).toHaveAccessibleName(/Yards in blue/);
    await expectForEverybody(desk);
    await desk.setViewportSize(CHROMEBOOK);
    expect(await sheetsOf(desk)).toBe(2);
    await desk.emulateMedia({ media: 'print' });
    await expect(ofTuesday.getByRole('img')).toBeVisible();
    await expect(ofTuesday.getByRole('link')).toHaveCount(0);
    await desk.emulateMedia({ media: 'screen' });
  });

  await test.step('it goes on the screen from there', async () => {
    await ofTuesday.getByRole('link', { name: 'Project this graph' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(
      'Look at this graph, Stacked-Bar Graph',
    );
    await expect(desk.getByText(QUESTION)).toBeVisible();
    await expectNoViolations(desk);
  });

  await test.step('students see the graph in their gallery with its numbers, and nothing of the question', async () => {
    const lee = await room.page(browser, room.lee);
    await lee.goto('/student/graph-upload/class');
    await lee.getByText('Show the numbers').click();
    await expect(lee.getByRole('table')).toContainText('163');
    expect(await (await lee.request.get('/student/graph-upload/class')).text()).not.toContain(
      QUESTION,
    );
  });

  await test.step('another graph takes its place, and goes with its student’s wish', async () => {
    await room.share(red);
    await desk.goto(room.at('graphs/together'));
    await make.click();
    await expect(
      desk.getByText('It takes the place of the question about “Yards in blue.”'),
    ).toBeVisible();
    await desk.getByRole('button', { name: 'Make it the question for Tuesday' }).click();
    await expect(desk.getByText('It’s in the brief of week 5.')).toBeVisible();
    await desk.goto(room.at('brief?week=5'));
    await expect(ofTuesday).toContainText('Yards in red');
    await act(site, room.lee, 'removeOwnGraphAction', {
      graphId: red,
      operationId: 'remove-0123456789',
    });
    await desk.reload();
    await expect(desk.getByRole('heading', { name: 'Who can work together' })).toBeVisible();
    await expect(ofTuesday).toHaveCount(0);
  });

  await test.step('it is taken out again', async () => {
    await room.act('setBriefGraphQuestionAction', { graphId: blue, question: QUESTION });
    await desk.reload();
    await ofTuesday.getByRole('link', { name: 'Change the question' }).click();
    await expect(box).toHaveValue(QUESTION);
    await desk.getByRole('button', { name: 'Take it out of Tuesday’s brief' }).click();
    await expect(desk.getByText('It’s not in the brief of week 5 anymore.')).toBeVisible();
    await desk.goto(room.at('brief?week=5'));
    await expect(ofTuesday).toHaveCount(0);
    expect(await sheetsOf(desk)).toBe(1);
  });
});

test('a student puts this week’s graph beside last week’s by keyboard alone, hears what the switch does, and reads it at 320 px', async ({
  browser,
  site,
}) => {
  const room = await Room.open(site);
  await room.handIn(room.kim, 'My week 5', [['Hill', 0, 40]]);
  await room.act('changeCalendarAction', { change: { kind: 'open-week', week: 6 } });
  const page = await room.page(browser, room.kim);
  const ears = await listen(page);
  await page.goto('/student/graph-upload');
  await expect(page.getByRole('link', { name: /^See it beside/ })).toHaveCount(0);
  await page.goto('/student/graph-upload/weeks');
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await expectForEverybody(page);
  await page.setViewportSize(CHROMEBOOK);

  await room.handIn(room.kim, 'My week 6', [['Hill', 3, 160]]);
  await page.goto('/student/graph-upload');
  const hands = keyboard(page);
  await hands.press(page.getByRole('link', { name: /^See it beside week 5/ }));
  await expect(
    page.getByRole('heading', { level: 1, name: 'My weeks side by side' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Week 5',
    'Week 6',
  ]);
  const same = page.getByRole('switch', { name: 'Same scale' });
  for (const part of [
    same,
    page.getByText('Ask yourself:'),
    ...(await page.getByRole('main').getByRole('img').all()),
  ]) {
    await expectWhole(part, CHROMEBOOK);
  }
  await hands.reach(same);
  const said = await ears.during(async () => {
    await page.keyboard.press('Enter');
    await expect(same).toBeChecked();
  });
  expect(said).toEqual(['Both graphs now have the same scale.']);
  const sides = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Week \d/ }) });
  const [before, now] = await marksOf(sides);
  expect(before).toEqual(now);
  expect(Math.max(...(now ?? []).map(Number))).toBeGreaterThanOrEqual(163);
  await expectForEverybody(page);
  await page.setViewportSize(NARROW);
  await sides.last().getByText('Show the numbers').click();
  await expect(sides.last().getByRole('table')).toContainText('160');
  await expect(sides.last().getByText('What My week 6 shows.')).toBeVisible();
});
