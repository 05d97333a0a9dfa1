import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { callAction, oneLeague } from './support/actions';
import { CHROMEBOOK, expectForEverybody } from './support/axe';
import { demoStudent } from './support/demo';
import { mouse } from './support/hands';
import { newAccount, newTeacher, signedIn } from './support/http';
import { studentIn } from './support/league';
import { signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(CHROMEBOOK);
});

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

test('What if: the arrow keys pull one number of a right card, and the exact sum moves with it', async ({
  page,
  site: _,
}) => {
  await signInBrowser(page.context(), demoStudent);
  await page.goto('/student/dashboard');
  await main(page).getByRole('link', { name: 'What if' }).click();
  await expect(page).toHaveURL(/\/student\/play\/what-if$/);
  const slider = main(page).getByRole('slider');
  const told = async () => String(await slider.getAttribute('aria-valuetext'));
  const real = await told();
  expect(real).toMatch(/^\d+, \d+( \d+\/\d+)? points$/);

  await test.step('the real game was not pulled', async () => {
    await button(page, 'I found one').click();
    await expect(main(page).getByText(/^Not yet/)).toBeVisible();
  });

  await test.step('a whole number is found by keyboard alone', async () => {
    await slider.focus();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('ArrowRight');
      if (/, \d+ points$/.test(await told())) break;
    }
    expect(await told()).toMatch(/, \d+ points$/);
    expect(await told()).not.toBe(real);
    await expect(page.getByText(/more than the real/)).toBeVisible();
    await button(page, 'I found one').press('Enter');
    await expect(main(page).getByText('You found one.')).toBeVisible();
    await expectForEverybody(page);
    await page.setViewportSize(CHROMEBOOK);
  });

  await test.step('another number of the game is chosen and pulled; then the real game is back', async () => {
    const radios = main(page).getByRole('radio');
    await main(page).getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(radios.nth(1)).toBeChecked();
    await button(page, 'Real game').click();
    await expect(page.getByText('Just like the real game')).toBeVisible();
  });
});

test('Find the slip: the step is tapped, named, and mended; only the server says that it is right', async ({
  page,
  site: _,
}) => {
  await signInBrowser(page.context(), demoStudent);
  await page.goto('/student/play/find-the-slip?round=3');
  const steps = main(page).getByRole('radio');
  await button(page, 'Fix it').click();
  await expect(main(page).getByText('Tap the step that went wrong.').last()).toBeVisible();
  const before = await card(page);
  const { place, number } = workOut(before);

  await test.step('a right step is not the slip', async () => {
    await steps.nth(place === 0 ? 1 : 0).check({ force: true });
    await main(page).getByRole('textbox').first().fill('1');
    await main(page)
      .getByRole('group', { name: 'What did Robin do?' })
      .getByRole('radio')
      .first()
      .check({ force: true });
    await button(page, 'Fix it').click();
    await expect(main(page).getByText('That step is right. Look at another one.')).toBeVisible();
  });

  await test.step('the slip is mended by keyboard', async () => {
    await steps.nth(place).focus();
    await page.keyboard.press('Space');
    const kinds = main(page).getByRole('group', { name: 'What did Robin do?' }).getByRole('radio');
    await main(page).getByRole('textbox').first().fill(number);
    for (const index of [0, 1, 2]) {
      await kinds.nth(index).focus();
      await page.keyboard.press('Space');
      await button(page, 'Fix it').press('Enter');
      await expect(main(page).getByText(/^(You found it\.|Not yet\.)$/)).toBeVisible();
      if (await main(page).getByText('You found it.').isVisible()) break;
    }
    await expect(main(page).getByText('You found it.')).toBeVisible();
    await expectForEverybody(page);
    await page.setViewportSize(CHROMEBOOK);
  });

  await test.step('the next card is another one', async () => {
    await main(page).getByRole('link', { name: 'Another card' }).click();
    await expect(page).toHaveURL(/round=4$/);
    await expect.poll(() => card(page)).not.toEqual(before);
  });
});

test('Reverse: any exact game is right, and the ball runs when asked', async ({
  page,
  site: _,
}) => {
  await signInBrowser(page.context(), demoStudent);
  const count = (name: string) => main(page).getByRole('textbox', { name, exact: true });
  const posts = main(page)
    .getByText('The goal posts are at')
    .locator('..')
    .locator('.mixed-number');
  // A quarterback's round has 1 point for every 20 passing yards, and for every 10 rushing yards.
  // Its target must be large enough for 5 rushing yards and some passing yards.
  let twentieths = 0;
  for (let round = 1; twentieths < 20 && round <= 20; round += 1) {
    await page.goto(`/student/play/reverse?round=${round}`);
    const { top, bottom } = await numberIn(posts.first());
    if (await main(page).getByText('Build a quarterback’s game').isVisible())
      twentieths = (20 * top) / bottom;
  }

  await count('Passing yards').fill(String(twentieths + 1));
  await button(page, 'Run it').click();
  await expect(main(page).getByText('How far past the posts is it?')).toBeVisible();

  await test.step('one way by keyboard, then another one', async () => {
    await count('Passing yards').fill(String(twentieths));
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('That’s it!')).toBeVisible();
    await button(page, 'More rushing yards').press('Enter');
    await count('Passing yards').fill(String(twentieths - 10));
    await button(page, 'Run it again').press('Enter');
    await expect(main(page).getByText('That’s it!')).toBeVisible();
    await expect(
      main(page).getByText(`${twentieths - 10} passing yards, 5 rushing yards`),
    ).toBeVisible();
    await expectForEverybody(page);
  });
});

test('Call it first: a class flags players before the week opens, and then sees its dots without names', async ({
  page,
  site,
}) => {
  test.slow();
  const password = 'calm whale';
  const teacher = await newTeacher(site, newAccount('calls'), {
    displayName: 'Ms Noor',
    school: 'Hill School',
  });
  const act = async <T>(who: APIRequestContext, name: string, input: unknown): Promise<T> => {
    const { result } = await callAction(who, site, name, [input]);
    const answer = result as { ok: boolean; data: T } | null;
    if (!answer?.ok) throw new Error(`${name} answered ${JSON.stringify(result)}.`);
    return answer.data;
  };
  const calendar = { kind: 'replay', statisticsSeason: 2023, week: 1 };
  const one = oneLeague({ name: 'Room 51', password, calendar });
  const [leagueId] = (await act<{ ids: [string] }>(teacher, 'createLeaguesAction', one)).ids;
  const joinPage = await (await teacher.get(`/teacher/leagues/${leagueId}/join`)).text();
  const code = String(/>(\d{3} \d{3})</.exec(joinPage)?.[1]);
  // Josh Allen is on each roster.
  for (const points of [12, 30]) {
    const classmate = await signedIn(site, await studentIn(site, { code, password }));
    await act(classmate, 'predictPlayerPointsAction', {
      week: 1,
      position: 'QB',
      id: 34857,
      points,
    });
    await classmate.dispose();
  }
  await signInBrowser(page.context(), await studentIn(site, { code, password }));

  await test.step('the flag is set by keyboard, and a reload shows it', async () => {
    await page.goto('/student/play/call-it-first');
    // A form sent before its script has loaded only reloads the page.
    await expect(async () => {
      await main(page).getByLabel('Which of your players?').selectOption('QB 34857');
      await main(page).getByLabel('How many points will it be?').fill('many');
      await page.keyboard.press('Enter');
      const asked = main(page).getByText('Type a whole number, like 15.');
      await expect(asked).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await main(page).getByLabel('How many points will it be?').fill('20');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('Your flag is set.')).toBeVisible();
    await page.reload();
    await expect(main(page).getByText('Josh Allen: 20', { exact: true })).toBeVisible();
    await expectForEverybody(page);
    await page.setViewportSize(CHROMEBOOK);
  });

  await test.step('when the week is open, the card comes before the result', async () => {
    await act(teacher, 'changeCalendarAction', {
      leagueId,
      change: { kind: 'open-week', week: 2 },
    });
    await page.goto('/student/play/call-it-first');
    await expect(main(page).getByText('Work out the card of Josh Allen first.')).toBeVisible();
    await page.goto('/student/score-cards');
    const scoreCard = new ScoreCard(page, mouse(page));
    await scoreCard.answer(pointsOf(await scoreCard.readLines(await scoreCard.openStep())));
    await scoreCard.nextStep();
  });

  await test.step('three dots, the own one among them, and a table that says the same', async () => {
    await page.goto('/student/play/call-it-first');
    await expect(
      main(page).getByRole('heading', { name: 'How far off were 3 calls?' }),
    ).toBeVisible();
    await expect(main(page).getByText('You called')).toBeVisible();
    await main(page).getByText('See the table').click();
    await expect(main(page).getByRole('row')).toHaveCount(4);
    await expectForEverybody(page);
    await page.setViewportSize(CHROMEBOOK);
    await button(page, 'Flag one for week 3').click();
    await expect(button(page, 'Set my flag')).toBeVisible();
  });
  await teacher.dispose();
});

type Fraction = { top: number; bottom: number };
type Step = { count: number; rate: Fraction; shown: Fraction };

/** A drawn mixed number as one fraction. */
const numberIn = (drawn: Locator): Promise<Fraction> =>
  drawn.evaluate((element) => {
    const [top = 0, bottom = 1] = [...element.querySelectorAll('.stacked-fraction > span')].map(
      (part) => Number(part.textContent),
    );
    const shown = element.querySelector('[aria-hidden="true"]') ?? element;
    const whole = [...shown.childNodes]
      .filter((part) => !(part instanceof Element && part.matches('.stacked-fraction')))
      .map((part) => part.textContent ?? '')
      .join('');
    return { top: Number(whole) * bottom + top, bottom };
  });

/** Reads the numbers of the card as they are drawn. */
async function card(page: Page): Promise<{ steps: Step[]; sum: Fraction }> {
  const rows = await main(page).locator('label:has(input[name="place"])').all();
  const steps: Step[] = [];
  for (const row of rows.slice(0, -1)) {
    const numbers = row.locator('.mixed-number');
    steps.push({
      count: Number(/(\d+)×/.exec((await row.textContent()) ?? '')?.[1]),
      rate: await numberIn(numbers.first()),
      shown: await numberIn(numbers.last()),
    });
  }
  const sum = rows.at(-1)?.locator('.mixed-number') as Locator;
  return { steps, sum: await numberIn(sum) };
}

/** Which step is wrong, and what should stand there, worked out by hand. */
function workOut({ steps }: { steps: Step[] }): { place: number; number: string } {
  const place = steps.findIndex(
    ({ count, rate, shown }) => count * rate.top * shown.bottom !== shown.top * rate.bottom,
  );
  const wrong = steps[place];
  if (wrong) return { place, number: `${wrong.count * wrong.rate.top}/${wrong.rate.bottom}` };
  const sum = steps.reduce(
    ({ top, bottom }, { shown }) => ({
      top: top * shown.bottom + shown.top * bottom,
      bottom: bottom * shown.bottom,
    }),
    { top: 0, bottom: 1 },
  );
  return { place: steps.length, number: `${sum.top}/${sum.bottom}` };
}
