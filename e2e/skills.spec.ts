import type { Locator, Page } from '@playwright/test';
import { type Fraction, fraction, plus, times } from './support/hand-scoring';
import { keyboard, mouse } from './support/hands';
import { newAccount, newTeacher } from './support/http';
import { studentIn } from './support/league';
import { signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { Student } from './support/student';
import { openNextWeek, showJoinCode } from './support/teacher';
import { expect, test } from './support/test';

const PASSWORD = 'calm whale';
/** The first players of a card; each is solved in each of the three weeks. */
const STEPS = 3;

test('skills grow over three weeks, and questions from weeks ago are worth a sticker', async ({
  browser,
  site,
}) => {
  test.slow();
  const visitor = await newTeacher(site, newAccount('skills'), {
    displayName: 'Ms Noor',
    school: 'Hill School',
  });
  const desk = await (
    await browser.newContext({ baseURL: site, storageState: await visitor.storageState() })
  ).newPage();
  await visitor.dispose();
  const code = await test.step('a teacher opens a league that replays a season', async () => {
    await desk.goto('/teacher/leagues/new');
    await desk.getByLabel('Replay a season').check();
    await desk.getByLabel('Season', { exact: true }).selectOption('2025');
    await desk.getByLabel('League name').fill('Room 33');
    await desk.getByLabel('League password').fill(PASSWORD);
    await desk.getByRole('button', { name: 'Open the league' }).click();
    return showJoinCode(desk);
  });
  const league = new URL(desk.url()).pathname.split('/').slice(0, 4).join('/');

  const pupil = await (await browser.newContext({ baseURL: site })).newPage();
  await signInBrowser(pupil.context(), await studentIn(site, { code, password: PASSWORD }));
  await pupil.goto('/student/draft');
  await new Student(pupil, mouse(pupil)).fillRoster();

  await test.step('before the first card there is nothing to count', async () => {
    await pupil.goto('/student/my-math');
    await expect(pupil.getByRole('main')).toContainText(
      'After your first score card, you’ll see here what you can do.',
    );
    await desk.goto(`${league}/skills`);
    await expect(desk.getByRole('main')).toContainText('Nothing counted yet');
  });

  let chances = 0;
  for (const week of [1, 2, 3]) {
    if (week > 1) await openWeek(desk, league, week);
    chances += await workOut(pupil);
    await test.step(`after week ${week} each card that was right at once is one more`, async () => {
      await pupil.goto('/student/my-math');
      await expect(skill(pupil, 'Use the whole formula')).toContainText(
        `First try: ${chances} of ${chances}`,
      );
      const place = pupil.getByRole('region', {
        name: chances >= 5 ? 'What I can do' : 'What I am learning',
      });
      await expect(place).toContainText('Use the whole formula');
    });
  }
  expect(chances).toBeGreaterThanOrEqual(5);

  await test.step('questions are about week 1, and by keyboard alone they lead to a sticker', async () => {
    const card = pupil.getByRole('region', { name: /questions? from weeks ago/i });
    const questions = card.getByRole('listitem');
    const count = await questions.count();
    expect(count).toBeGreaterThan(0);
    const hands = keyboard(pupil);
    for (let index = 0; index < count; index += 1) {
      await expect(questions.nth(index)).toContainText('Week 1:');
      await expect(questions.nth(index)).toHaveAttribute('aria-current', 'step');
      await new ScoreCard(pupil, hands).type(await answerTo(questions.nth(index)));
      await hands.press(card.getByRole('button', { name: 'Check my answer' }));
      await expect(questions.nth(index)).toContainText('Done');
    }
    await expect(
      card.getByText('All done: there’s a new sticker for your helmet.', { exact: true }),
    ).toBeVisible();
    await pupil.reload();
    await expect(card).toContainText('You earned a sticker.');
    await pupil.goto('/student/dashboard');
    await expect(pupil.getByRole('link', { name: 'Put on your new sticker' })).toBeVisible();
  });

  await test.step('the teacher sees who can do what, and the sheet for a talk counts the same', async () => {
    await desk.goto(`${league}/skills`);
    const row = desk
      .getByRole('listitem')
      .filter({ has: desk.getByRole('heading', { name: /^Use the whole formula/ }) });
    await expect(row).toContainText('Can do: 1 of 1');
    await expect(row).toContainText('Sam Q.');
    await desk.goto(`${league}/roster`);
    await desk
      .getByRole('link', { name: /Sam Q\./ })
      .first()
      .click();
    await desk.getByRole('link', { name: 'For a talk' }).click();
    const formula = desk
      .getByRole('row')
      .filter({ has: desk.getByRole('rowheader', { name: /^Use the whole formula/ }) });
    await expect(formula).toContainText(`${chances} of ${chances}`);
    await expect(formula).toContainText('can do');
  });
});

const skill = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openWeek(desk: Page, league: string, week: number): Promise<void> {
  await desk.goto(`${league}/calendar`);
  await openNextWeek(desk, week);
}

/**
 * Solves the card's first players on the first try. Returns how many of them had anything to count.
 */
async function workOut(page: Page): Promise<number> {
  await page.goto('/student/score-cards');
  const card = new ScoreCard(page, mouse(page));
  // In a student's first week the drawn lineup comes first.
  const keep = page.getByRole('button', { name: 'Keep it and see the games' });
  await expect(keep.or(card.whole)).toBeVisible();
  if (await keep.isVisible()) {
    await keep.click();
    await expect(page).toHaveURL(/\/box-scores/);
    await page.goto('/student/score-cards');
  }
  let counting = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const lines = await card.readLines(await card.openStep());
    if (lines.some(({ count }) => count !== 0n)) counting += 1;
    await card.answer(pointsOf(lines));
    await card.nextStep();
  }
  return counting;
}

/** Computed from the row's text: 84 × 1/10, 2/5 + 1/2, or a fraction in lowest terms. */
async function answerTo(row: Locator): Promise<Fraction> {
  const shown = await row.evaluate((item) => ({
    count: /: (−?\d+) ×/.exec(item.textContent ?? '')?.[1] ?? null,
    numbers: [...item.querySelectorAll('.mixed-number')].map((number) => ({
      minus: number.textContent?.includes('−') ?? false,
      top: Number(number.querySelector('.numerator')?.textContent ?? 0),
      bottom: Number(number.querySelector('.numerator + span')?.textContent ?? 1),
      whole: Number(
        [...number.querySelectorAll('[aria-hidden] > span:not(.stacked-fraction)')].find((part) =>
          /^\d+$/.test(part.textContent ?? ''),
        )?.textContent ?? 0,
      ),
    })),
  }));
  const [first, second] = shown.numbers.map(({ minus, top, bottom, whole }) =>
    fraction((minus ? -1n : 1n) * (BigInt(whole) * BigInt(bottom) + BigInt(top)), BigInt(bottom)),
  );
  if (!first) throw new Error('No number in the question.');
  if (shown.count !== null) return times(BigInt(shown.count.replace('−', '-')), first);
  return second ? plus(first, second) : first;
}
