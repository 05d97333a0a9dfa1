import { callAction, oneLeague } from './support/actions';
import { expectForEverybody } from './support/axe';
import type { Fraction } from './support/hand-scoring';
import { fraction, sum, times } from './support/hand-scoring';
import { keyboard, mouse } from './support/hands';
import { newAccount, newTeacher } from './support/http';
import { studentIn } from './support/league';
import { signInBrowser } from './support/playing-student';
import { type FormulaLine, pointsOf, ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

/** Points for each one at level 1, copied by hand from the specification. */
const LEVEL_1: Readonly<Record<string, Fraction>> = {
  'Passing yards': fraction(1n, 20n),
  'Passing touchdowns': fraction(5n, 1n),
  'Rushing yards': fraction(1n, 10n),
  'Rushing touchdowns': fraction(5n, 1n),
};

const byLevel1 = (lines: readonly FormulaLine[]): Fraction =>
  sum(lines.map(({ label, count }) => times(count, LEVEL_1[label] ?? fraction(0n, 1n))));

test('a teacher writes the class’s own formulas, a student works with them from the next week on, and the brief tells of a mistake', async ({
  browser,
  site,
}) => {
  const visitor = await newTeacher(site, newAccount('formula-teacher'), {
    displayName: 'Ms Rey',
    school: 'Brook School',
  });
  const act = async <T>(name: string, input: unknown): Promise<T> => {
    const { result } = await callAction(visitor, site, name, [input]);
    const answer = result as { ok: boolean; data: T } | null;
    if (!answer?.ok) throw new Error(`${name} answered ${JSON.stringify(result)}.`);
    return answer.data;
  };
  const password = 'quiet comet';
  const calendar = { kind: 'replay', statisticsSeason: 2023, week: 5 };
  const one = oneLeague({ name: 'Room 17', password, calendar });
  const [leagueId] = (await act<{ ids: [string] }>('createLeaguesAction', one)).ids;
  const { data } = await (await visitor.get(`/api/leagues/${leagueId}/grid`)).json();
  const student = await studentIn(site, { code: data.join.code, password });

  const desk = await (
    await browser.newContext({ baseURL: site, storageState: await visitor.storageState() })
  ).newPage();
  const seat = await browser.newContext({ baseURL: site });
  await signInBrowser(seat, student);
  const work = await seat.newPage();
  const main = desk.getByRole('main');
  const box = (name: string) => main.getByRole('textbox', { name, exact: true });
  const denominator = box('Passing yards, denominator');

  await test.step('the card of week 5 is begun with level 1', async () => {
    await work.goto('/student/score-cards');
    await expect(work.getByText('Week 5, level 1', { exact: true })).toBeVisible();
  });

  // Counted from the season's file: the games of weeks 1 to 5, which the class has reached.
  await test.step('the teacher starts from a ready set and sees on real games what it asks for', async () => {
    await desk.goto(`/teacher/leagues/${leagueId}/settings`);
    await main.getByRole('link', { name: 'Formula set' }).click();
    await expect(main.getByText('From 365 games of running backs, 2023')).toBeVisible();
    await main.getByRole('button', { name: 'Unlike denominators, 5.NF.A.1' }).click();
    await expect(main.getByText('65 in 100', { exact: true })).toBeVisible();
    await expect(main.getByText('1 in 24', { exact: true })).toBeVisible();
    await expect(main.getByText('points for each receiving touchdown')).toBeVisible();
    await expectForEverybody(desk);
  });

  await test.step('by keyboard alone she changes the quarterback’s rate; what can’t be used is said beside it and not saved', async () => {
    const hands = keyboard(desk);
    await main.getByRole('radio', { name: 'RB', exact: true }).focus();
    await desk.keyboard.press('ArrowLeft');
    await expect(main.getByText('1 point for every 20 passing yards')).toBeVisible();
    await hands.write(denominator, '99');
    await expect(main.getByText('Use a denominator from 2 to 60.')).toBeVisible();
    await hands.write(denominator, '12');
    await expect(main.getByText('1 point for every 12 passing yards')).toBeVisible();
    await hands.write(main.getByRole('textbox', { name: 'Name' }), '');
    await desk.keyboard.press('Backspace');
    await hands.press(main.getByRole('button', { name: 'Use from week 6' }));
    await expect(
      main.getByText('Give the set a name. Your students see it on their cards.'),
    ).toBeVisible();
    await hands.write(main.getByRole('textbox', { name: 'Name' }), 'Twelfths, November');
    await hands.press(main.getByRole('button', { name: 'Use from week 6' }));
    await expect(
      main.getByText('Saved. From week 6 on, the class uses “Twelfths, November.”'),
    ).toBeVisible();
    await desk.reload();
    await expect(
      main.getByText(/^Now: levels 1 and 2\. From week 6 on: “Twelfths, November”\./),
    ).toBeVisible();
  });

  await test.step('week 5 keeps its level, and week 6 has the set', async () => {
    await work.reload();
    await expect(work.getByText('Week 5, level 1', { exact: true })).toBeVisible();
    await act('changeCalendarAction', { leagueId, change: { kind: 'open-week', week: 6 } });
    await work.goto('/student/score-cards?step=QB');
    await expect(work.getByText('Week 6, “Twelfths, November”', { exact: true })).toBeVisible();
  });

  await test.step('an answer by level 1 is not right yet, one by the class’s rules is', async () => {
    const card = new ScoreCard(work, mouse(work));
    const lines = await card.readLines('Quarterback');
    expect(lines.find(({ label }) => label === 'Passing yards')?.rate).toEqual(fraction(1n, 12n));
    await card.retype(byLevel1(lines));
    await card.check();
    await expect(work.getByText('1 try so far.')).toBeVisible();
    await card.answer(pointsOf(lines));
  });

  await test.step('the brief shows the mistake with the set it was made in', async () => {
    await desk.goto(`/teacher/leagues/${leagueId}/brief`);
    await expect(
      main.getByRole('listitem').filter({ hasText: 'at Quarterback, “Twelfths, November”' }),
    ).toHaveCount(1);
  });

  await test.step('the student’s page says what counts, and the class can go back to the levels', async () => {
    await desk.goto(`/teacher/leagues/${leagueId}/settings/formulas`);
    await main.getByRole('button', { name: 'Back to the levels' }).click();
    await expect(
      main.getByText('Saved. From week 7 on, each student’s own level counts again.'),
    ).toBeVisible();
    await work.reload();
    await expect(work.getByText('Week 6, “Twelfths, November”', { exact: true })).toBeVisible();
  });
});
