import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { GRAPH_TYPES } from '../lib/domain/graphs/graph-names';
import { callAction, oneLeague } from './support/actions';
import { expectForEverybody } from './support/axe';
import { fingerOf, mouseOf } from './support/graph-hands';
import { type Fraction, plus } from './support/hand-scoring';
import { mouse } from './support/hands';
import { newAccount, newTeacher, signedIn } from './support/http';
import { seeGames } from './support/league';
import { answerOn, answerStep, byPull, signInLearner } from './support/lesson-page';
import { playingStudent, signInBrowser } from './support/playing-student';
import { studentWithTeam } from './support/roles';
import { pointsOf, ScoreCard } from './support/score-card';
import { Scouting } from './support/scouting';
import { expect, test } from './support/test';

type Size = { width: number; height: number };

/**
 * The space for a page on a school Chromebook of 1366 × 768, the same at a zoom of 200 %, and a
 * small phone.
 */
const CHROMEBOOK: Size = { width: 1366, height: 625 };
const SIZES: readonly Size[] = [
  CHROMEBOOK,
  { width: 683, height: 312 },
  { width: 320, height: 640 },
];
const ONE: Fraction = { top: 1n, bottom: 1n };
const NOT_YET = /^Not yet/;

const check = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Check my answer' });
const hint = (page: Page) => page.getByRole('status', { name: 'Hint' });

/**
 * The first line of the verdict and the button are visible: on the screen and with nothing over
 * them.
 */
async function expectOnScreen(page: Page, words: RegExp, next: Locator, size: Size): Promise<void> {
  const line = await page.evaluate((source) => {
    const nodes = document.createTreeWalker(
      document.querySelector('main') as Element,
      NodeFilter.SHOW_TEXT,
    );
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      const parent = node.parentElement as Element;
      if (
        !new RegExp(source).test(node.data) ||
        parent.closest('.sr-only') ||
        !parent.checkVisibility()
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getClientRects()[0];
      if (!box) continue;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return {
        top: box.top,
        bottom: box.bottom,
        isSeen: top !== null && (parent.contains(top) || top.contains(parent)),
      };
    }
    return null;
  }, words.source);
  const where = `at ${size.width} × ${size.height}`;
  expect(line, `the verdict is on the page ${where}`).not.toBeNull();
  expect(line?.top, `the verdict begins on the screen ${where}`).toBeGreaterThanOrEqual(0);
  expect(line?.bottom, `the verdict's first line ends on the screen ${where}`).toBeLessThanOrEqual(
    size.height,
  );
  expect(line?.isSeen, `nothing lies over the verdict ${where}`).toBe(true);
  await expectWhole(next, size, 'the next button');
  await expectFocusInView(page, where);
  await expect(
    page.getByRole('main').getByText('Saved', { exact: true }),
    `“Saved” beside a verdict ${where}`,
  ).toHaveCount(0);
}

async function expectWhole(part: Locator, size: Size, name: string): Promise<void> {
  const where = `${name} at ${size.width} × ${size.height}`;
  const box = await part.boundingBox();
  expect(box, `${where} is there`).not.toBeNull();
  expect(box?.y, `${where} begins on the screen`).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0), `${where} ends on the screen`).toBeLessThanOrEqual(
    size.height,
  );
  const isSeen = await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [y + 2, y + height / 2, y + height - 2].every((at) => {
      const top = document.elementFromPoint(x + width / 2, at);
      return top !== null && (element.contains(top) || top.contains(element));
    });
  });
  expect(isSeen, `nothing lies over ${where}`).toBe(true);
}

/** The focused element is neither outside the screen nor under the bar. */
async function expectFocusInView(page: Page, where: string): Promise<void> {
  const hidden = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { x, y, width, height } = focused.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (focused.contains(top) || top.contains(focused))
      ? null
      : focused.outerHTML.slice(0, 120);
  });
  expect(hidden, `what has the keyboard is in view ${where}`).toBeNull();
}

/** A different wrong answer at each size. */
async function expectAtEachSize(
  page: Page,
  answerWrong: (round: number) => Promise<void>,
  { next = check(page), hasHint = true }: { next?: Locator; hasHint?: boolean } = {},
): Promise<void> {
  for (const [round, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    await answerWrong(round);
    await expectOnScreen(page, NOT_YET, next, size);
    if (hasHint && size === CHROMEBOOK) await expectWhole(hint(page), size, 'the hint');
  }
  await page.setViewportSize(CHROMEBOOK);
}

const more = (answer: Fraction, by: number): Fraction =>
  by === 0 ? answer : plus(more(answer, by - 1), ONE);

/** The number of tries according to the page. */
const tries = (page: Page, count: number) =>
  expect(page.getByText(count === 1 ? '1 try so far.' : `${count} tries so far.`)).toBeVisible();

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

test.use({ viewport: CHROMEBOOK });

test('in scouting, the verdict and the next button are on the screen', async ({
  page,
  context,
  site,
}) => {
  const { cookies } = await (await studentWithTeam(site)).storageState();
  await context.addCookies(cookies);
  await page.goto('/student/draft?pos=RB');
  const scouting = new Scouting(page, mouse(page));
  const name = await scouting.open();
  const card = new ScoreCard(page, mouse(page));
  const points = pointsOf(await card.readLines(`Scout ${name}`));
  await expectAtEachSize(page, async (round) => {
    await card.retype(more(points, round + 1));
    await card.check();
    await tries(page, round + 1);
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await card.retype(points);
  await card.check();
  await expect(page.getByRole('button', { name: `Pick ${name}` })).toBeFocused();
  await expectOnScreen(page, /^Correct/, page.getByRole('button', { name: `Pick ${name}` }), {
    width: 320,
    height: 640,
  });
});

test.describe('on a card', () => {
  let points: Fraction;
  let card: ScoreCard;
  test.beforeEach(async ({ page, context, site }) => {
    await signInBrowser(context, await playingStudent(site));
    await page.goto('/student/score-cards?step=QB');
    card = new ScoreCard(page, mouse(page));
    points = pointsOf(await card.readLines('Quarterback'));
  });
  const answerWrong = async (page: Page, count: number) => {
    await card.retype(more(points, count));
    await card.check();
    await tries(page, count);
  };

  test('the verdict and the next button are on the screen, wrong and right', async ({ page }) => {
    await expectAtEachSize(page, (round) => answerWrong(page, round + 1));
    await card.answer(points);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectOnScreen(page, /^Correct/, page.getByRole('button', { name: 'Next step' }), size);
    }
  });

  test('no stop of the keyboard lies under the bar, forward or back', async ({ page }) => {
    await answerWrong(page, 1);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.getByRole('main').focus();
        for (let stop = 0; stop < 30; stop += 1) {
          await page.keyboard.press(key);
          await expectFocusInView(page, `at ${size.width} × ${size.height}, ${key} ${stop + 1}`);
        }
      }
    }
  });

  test('a twin’s verdict and its button are on the screen', async ({ page, context }) => {
    await card.answer(points);
    await page.getByRole('button', { name: 'One like it' }).click();
    const twin = page.getByRole('region', { name: 'One like it, just you' });
    const boxes = twin.getByRole('textbox', { name: 'Whole number' });
    await expectAtEachSize(page, async (round) => {
      await boxes.fill(String(900 + round));
      await boxes.press('Enter');
      await tries(page, round + 1);
    });
    expect(context.pages()).toHaveLength(1);
  });

  test('worked out together, what is said of a small answer and its button are on the screen', async ({
    page,
  }) => {
    for (let count = 1; count <= 6; count += 1) await answerWrong(page, count);
    const small = page.getByRole('textbox', { name: /^Question 1 of/ });
    await expectAtEachSize(
      page,
      async (round) => {
        await small.fill(String(900 + round));
        await small.press('Enter');
        await expect(small).toHaveAttribute('aria-invalid', 'true');
      },
      {
        next: page.getByRole('main').getByRole('button', { name: 'Next', exact: true }),
        hasHint: false,
      },
    );
  });
});

test('among questions from weeks ago, the verdict and the next button are on the screen', async ({
  page,
  context,
  site,
}) => {
  const teacher = await newTeacher(site, newAccount('verdict'), {
    displayName: 'Mx Orr',
    school: 'Lake School',
  });
  const calendar = { kind: 'replay', statisticsSeason: 2023, week: 1 };
  const league = { name: 'Room 5', password: 'brave otter', calendar };
  const [id] = (
    await act<{ ids: [string] }>(site, teacher, 'createLeaguesAction', oneLeague(league))
  ).ids;
  const code = />(\d{3} \d{3})</.exec(
    await (await teacher.get(`/teacher/leagues/${id}/join`)).text(),
  )?.[1];
  const account = await playingStudent(site);
  const joiner = await signedIn(site, account);
  await act(site, joiner, 'joinLeagueAction', { code, password: league.password });
  await seeGames(joiner, site);
  await signInBrowser(context, account);
  const card = new ScoreCard(page, mouse(page));
  await page.goto('/student/score-cards');
  for (let step = 0; step < 3; step += 1) {
    await card.answer(pointsOf(await card.readLines(await card.openStep())));
    await card.nextStep();
  }
  for (const week of [2, 3]) {
    await act(site, teacher, 'changeCalendarAction', {
      leagueId: id,
      change: { kind: 'open-week', week },
    });
  }
  await page.goto('/student/my-math');
  await expectAtEachSize(page, async (round) => {
    await card.whole.fill(String(900 + round));
    await card.whole.press('Enter');
    await tries(page, round + 1);
  });
});

test.describe('with a mouse and a finger', () => {
  test.use({ hasTouch: true });

  for (const type of GRAPH_TYPES) {
    test(`in each step of the lesson ${type}, the verdict, its hint, and the next button are on the screen, and what its page shows leads to the answer, also on its picture`, async ({
      page,
      context,
      site,
    }) => {
      test.slow();
      await signInLearner(context, site);
      await page.goto(`/student/graph-upload/lessons/${type}`);
      const finger = await fingerOf(page);
      let marked = 0;
      for (let step = 1; step <= 9; step += 1) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await answerWrongIn(page, type, step);
        await test.step(`step ${step}`, async () => {
          await expectWhole(hint(page), CHROMEBOOK, 'the hint');
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await expectOnScreen(page, NOT_YET, check(page), size);
          }
        });
        await page.setViewportSize(CHROMEBOOK);
        for (const box of ['Denominator', 'Numerator']) {
          const part = page.getByRole('textbox', { name: box });
          if ((await part.count()) > 0) await part.fill('');
        }
        const next = await answerStep(page, mouse(page), type, step, async (mark, answer) => {
          if (marked === 0) await expectForEverybody(page);
          await page.setViewportSize(CHROMEBOOK);
          marked += 1;
          for (const pointer of [mouseOf(page), finger]) {
            await mark.press('Delete');
            await expect(mark).toHaveAttribute('aria-valuetext', 'not set yet');
            await byPull(pointer)(mark, answer);
          }
        });
        await next.click();
      }
      expect(marked, 'steps that have a mark').toBeGreaterThan(0);
      await expect(page.getByRole('region', { name: 'You worked it all out!' })).toContainText(
        'You found all 9 answers on the second try.',
      );
    });
  }
});

/** Another choice, or one more than the right number. */
async function answerWrongIn(page: Page, type: string, step: number): Promise<void> {
  await expect(page.getByText(`Step ${step} of 9`)).toBeVisible();
  const answer = await answerOn(page, type);
  const options = page.getByRole('radio');
  if ((await options.count()) > 0) {
    const right = await page
      .getByRole('radio', { name: answer, exact: true })
      .getAttribute('value');
    const values = await options.evaluateAll((radios) =>
      radios.map((radio) => radio.getAttribute('value')),
    );
    await options.nth(values.findIndex((value) => value !== right)).check();
  } else {
    const [top = '0', bottom = '1'] = answer.replace('−', '-').split('/');
    const wrong =
      bottom === '1' ? String(Number(top) + 1) : `${Number(top) + Number(bottom)}/${bottom}`;
    await mouse(page).write(page.getByRole('textbox', { name: 'Whole number' }), wrong);
  }
  await check(page).click();
  await tries(page, 1);
}
