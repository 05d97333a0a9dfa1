import type { Page } from '@playwright/test';
import { CHROMEBOOK, expectForEverybody } from './support/axe';
import { button, expectOnFirstScreen } from './support/first-screens';
import { plus, times, typedText } from './support/hand-scoring';
import { keyboard, mouse } from './support/hands';
import { listen } from './support/listen';
import { studentWithTeam } from './support/roles';
import { pointsOf, ScoreCard } from './support/score-card';
import { Scouting } from './support/scouting';
import { Student } from './support/student';
import { expect, test } from './support/test';

const ONE = { top: 1n, bottom: 1n };

test.use({ viewport: { width: 1366, height: 768 } });

/** Each test drafts for its own student. */
test.beforeEach(async ({ context, site }) => {
  const { cookies } = await (await studentWithTeam(site)).storageState();
  await context.addCookies(cookies);
});

const names = (page: Page) =>
  page
    .getByRole('list', { name: /season/ })
    .getByRole('heading')
    .allTextContents();

test('search, order and "only what I need" are in the address and survive a reload, a card and the way back', async ({
  page,
}) => {
  await page.goto('/student/draft?pos=RB');
  await page.getByLabel('Sort by').selectOption('Rushing yards');
  await expect(page).toHaveURL(/sort=RushingYards/);
  const byYards = await names(page);
  expect(byYards[0]).toBe('Christian McCaffrey');
  await page.getByLabel('Sort by').selectOption('Name');
  await expect
    .poll(async () => names(page))
    .toEqual((await names(page)).toSorted((a, b) => a.localeCompare(b, 'en')));
  await page.getByLabel('Find a name or a team').fill('bills');
  await page.getByLabel('Only what I still need').check();
  const address = /pos=RB&sort=name&need=1&q=bills/;
  await expect(page).toHaveURL(address);
  const found = await names(page);
  expect(found).toContain('James Cook');

  await page.reload();
  await expect(page.getByLabel('Find a name or a team')).toHaveValue('bills');
  await expect(page.getByLabel('Only what I still need')).toBeChecked();
  await expect.poll(async () => names(page)).toEqual(found);

  await page.getByRole('link', { name: 'James Cook', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'James Cook' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(async () => names(page)).toEqual(found);
  await page.getByRole('link', { name: 'James Cook', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(address);
  await expect.poll(async () => names(page)).toEqual(found);
});

test('"Show more" goes to the first new player and says how many are shown, and the way back from a card leads to its player', async ({
  page,
}) => {
  const hands = keyboard(page);
  const ears = await listen(page);
  await page.goto('/student/draft?pos=K');
  await expect(page).toHaveTitle(/^Draft: kickers/);
  const all = page.getByRole('list', { name: /season/ }).getByRole('listitem');
  const told = page.getByRole('status').filter({ hasText: 'shown' });
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(more).toBeVisible();
  let shown = await all.count();
  // Scrolls to the end of the list, where the button disappears.
  while ((await more.count()) > 0) {
    const said = await ears.during(async () => {
      await hands.press(more);
      await expect(all.nth(shown).getByRole('link').first()).toBeFocused();
    });
    expect(said).toEqual([
      expect.stringMatching(new RegExp(`^${await all.count()} of \\d+ shown$`)),
    ]);
    shown = await all.count();
  }
  await expect(told).toHaveText(`${shown} of ${shown} shown`);

  const link = all.nth(31).getByRole('link').first();
  const name = await link.innerText();
  await hands.press(link);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await hands.press(page.getByRole('link', { name: 'Back to the list' }));
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
});

test('a pick is said once, without the verdict that came before it', async ({ page }) => {
  const hands = keyboard(page);
  const scouting = new Scouting(page, hands);
  const ears = await listen(page);
  await page.goto('/student/draft?pos=DEF');
  const name = await scouting.open();
  await scouting.answer(name);
  await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
  const said = await ears.during(async () => {
    await hands.press(page.getByRole('button', { name: `Pick ${name}` }));
    await expect(page.getByRole('button', { name: `Let go ${name}` })).toBeFocused();
  });
  expect(said).toEqual([`${name} is on your team.`]);
});

test('a wrong scouting answer gets a hint, the right one reveals the points per game and opens the position', async ({
  page,
}) => {
  const scouting = new Scouting(page, mouse(page));
  const student = new Student(page, mouse(page));
  await page.goto('/student/draft?pos=TE');
  await expect(
    page.getByText('Scout one tight end first: work out the points for that player’s latest game.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pick / })).toHaveCount(0);
  const name = await scouting.open();
  // Nothing that can't be pressed yet.
  await expect(page.getByRole('button', { name: `Pick ${name}` })).toHaveCount(0);
  await scouting.answer(name, { wrong: true });
  await expect(page.getByText('1 try so far.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Points per game' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('1 try so far. You tried')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Whole number' })).not.toHaveValue('');
  await scouting.answer(name);
  await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Points per game' })).toBeVisible();
  await expect(page.getByText(/points in 6 games|points in \d games?/)).toBeVisible();

  await test.step('up to the most a team can have', async () => {
    await page.goBack();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
      'points per game',
    );
    await student.pickNext();
    await student.pickNext();
    const third = page.getByRole('button', { name: /^Pick / }).first();
    await expect(third).toBeDisabled();
    await expect(third).toHaveAccessibleDescription(/You have 2 tight ends/);
  });

  await test.step('only positions that are still needed, then the rest is filled without scouting', async () => {
    await page.getByLabel('Only what I still need').check();
    await expect(page).toHaveURL(/pos=QB&need=1/);
    await expect(
      page.getByRole('navigation', { name: 'Positions' }).getByRole('link', { name: /Tight End/ }),
    ).toHaveCount(0);
    await student.fillRoster();
    await expect(page.getByRole('link', { name: 'Go to my lineup' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Let go / })).toHaveCount(1);
  });
});

test('a scouted game has the help of a score card: lines, a way out from the first wrong try, small questions after the sixth, and one like it', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(CHROMEBOOK);
  await page.goto('/student/draft?pos=TE');
  const name = await new Scouting(page, mouse(page)).open();
  const card = new ScoreCard(page, mouse(page));
  const lines = await card.readLines(`Scout ${name}`);
  const points = pointsOf(lines);
  const boxes = page.getByRole('textbox', { name: /^Line \d of \d/ });
  const wayOut = page.getByRole('button', { name: 'Fill the rest for me' });
  await expect(boxes, 'open for the first game').toHaveCount(lines.length);
  await expect(wayOut).toHaveCount(0);

  // All lines are right but the last one that counts.
  const slip = lines.findLastIndex(({ count }) => count !== 0n);
  for (const [place, { count, rate }] of lines.entries()) {
    const right = times(count, rate);
    await boxes.nth(place).fill(typedText(place === slip ? plus(right, ONE) : right));
  }
  let wrong = points;
  for (let count = 1; count <= 6; count += 1) {
    wrong = plus(wrong, ONE);
    await card.retype(wrong);
    await card.check();
    if (count > 5) break;
    await expect(
      page.getByText(count === 1 ? '1 try so far.' : `${count} tries so far.`),
    ).toBeVisible();
    if (count > 1) continue;
    await expectOnFirstScreen([wayOut, card.whole, button(page, 'Check my answer')]);
    await expect(page.getByText('Look here')).toHaveCount(1);
    await expectForEverybody(page);
    await expect(wayOut).toBeVisible();
    await page.setViewportSize(CHROMEBOOK);
  }
  const question = page.getByRole('textbox', { name: /^Question \d of \d/ });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Together');
  await expect(page.getByText(/only the line that is still open/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(
    lines.length - 1,
  );
  await expectOnFirstScreen([question, button(page, 'Next'), button(page, 'On my own again')]);
  await expectForEverybody(page);
  await page.setViewportSize(CHROMEBOOK);
  await page.reload();
  await expect(question).toBeVisible();
  await button(page, 'On my own again').click();
  await card.retype(points);
  await card.check();
  await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^One like it: / }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name);
  await expect(card.whole).toBeVisible();
});

test('a card tells each week up to the current one, a bye as a bye, and nothing later', async ({
  page,
}) => {
  await page.goto('/student/draft/DEF/12');
  await expect(page.getByRole('heading', { level: 1, name: 'Green Bay Packers' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Week by week' }).getByRole('row');
  await expect(rows.nth(6)).toContainText(/6\s*Bye/);
  await expect(rows.nth(7)).toContainText('5 games');
  await expect(rows).toHaveCount(8);
  expect((await page.goto('/student/draft/DEF/99'))?.status()).toBe(404);
  expect((await page.goto('/student/draft/XX/12'))?.status()).toBe(404);
});

test('board and card work for everyone, with a hint and after the reveal', async ({ page }) => {
  const scouting = new Scouting(page, mouse(page));
  await page.goto('/student/draft?pos=K');
  await page.getByText('Words', { exact: true }).click();
  await expect(page.getByText('Short kicks after a touchdown that went in.')).toBeVisible();
  await expectForEverybody(page);
  const name = await scouting.open();
  await expectForEverybody(page);
  await scouting.answer(name, { wrong: true });
  await expect(page.getByText('1 try so far.')).toBeVisible();
  await expectForEverybody(page);
  await scouting.answer(name);
  await expect(page.getByRole('heading', { name: 'Points per game' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
  await expectForEverybody(page);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByText('Words', { exact: true }).click();
  await page.getByRole('link', { name: 'See all positions and words' }).click();
  await expect(page.getByRole('heading', { name: 'What the words mean' })).toBeInViewport();
});
