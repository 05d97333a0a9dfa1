import { jpegPicture } from '../lib/testing/pictures';
import { act, oneLeague } from './support/actions';
import { sum } from './support/hand-scoring';
import { keyboard } from './support/hands';
import { newAccount, newTeacher } from './support/http';
import { joinCodeOf } from './support/league';
import { PLAYER_STEPS, pointsOf, ScoreCard } from './support/score-card';
import { Scouting } from './support/scouting';
import { Student } from './support/student';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1366, height: 768 } });

test('the way from the join code to the end of a week’s five tasks needs no mouse, and never loses the keyboard’s place', async ({
  page,
  site,
}) => {
  test.slow();
  const league = {
    name: 'Room 7',
    password: 'quiet comet',
    code: await newLeagueCode(site, 'Room 7', 'quiet comet'),
  };
  const hands = keyboard(page);
  const student = new Student(page, hands);
  const card = new ScoreCard(page, hands);
  const scouting = new Scouting(page, hands);

  await test.step('the first Tab of a page offers to skip to its main part', async () => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('join, account, name, questions, team', async () => {
    await student.joinLeague(league);
    await student.signUp(newAccount('keyboard'));
    await student.createProfile('Ivo', 'T');
    await student.answerQuestions({ game: 'Okay', math: 'Great', fractions: 'A little unsure' });
    await student.createTeam({
      name: 'Quick Comets',
      mascot: 'Frog',
      helmet: 'Teal',
      faceMask: 'White',
      theme: 'Dark blue',
    });
    await student.readHowToDraft();
  });

  await test.step('the draft', async () => {
    await scouting.openPosition();
    await student.pickNext();
    // From the pressed pick button to the next position.
    const position = page.locator('a[href*="pos="]:focus');
    let tabs = 0;
    for (; (await position.count()) === 0; tabs += 1) await page.keyboard.press('Tab');
    expect(tabs).toBeLessThanOrEqual(8);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Running Backs' })).toBeFocused();
    await student.follow(/^Kicker/, /pos=K$/);
    await expect(page.getByRole('heading', { name: 'Kickers' })).toBeVisible();
    await student.fillRoster();
    await expect(page.getByRole('link', { name: 'Go to my lineup' })).toBeFocused();
  });

  await test.step('the lineup', async () => {
    await student.follow('Go to my lineup', /\/student\/lineup$/);
    const slot = page.getByRole('button', { name: /^Running Back 1/ });
    await hands.press(slot);
    const choices = page.getByRole('region', { name: 'Who plays Running Back 1?' });
    await expect(choices.getByRole('heading')).toBeFocused();
    await hands.press(choices.getByRole('button', { pressed: false }).first());
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await expect(choices.getByRole('button', { pressed: true })).toBeFocused();
    await student.follow('Back to my tasks', /\/student\/dashboard$/);
  });

  await test.step('the box scores', async () => {
    await student.follow(/Check Box Scores/, /\/student\/box-scores$/);
    await hands.press(student.button('Keep it and see the games'));
    await hands.press(student.button('I read the box scores'));
    await expect(page.getByRole('link', { name: 'Work out the points' })).toBeFocused();
    await student.follow('Work out the points', /\/student\/score-cards$/);
  });

  await test.step('the nine steps', async () => {
    const answers = [];
    for (const step of PLAYER_STEPS) {
      await card.expectStep(step);
      const points = pointsOf(await card.readLines(step));
      answers.push(points);
      await card.answer(points);
      await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused();
      await card.nextStep();
    }
    await card.expectStep('Team');
    await card.answer(sum(answers));
    await hands.press(student.button('See what you earned'));
    await expect(page.getByRole('heading', { name: 'Week 6 is worked out' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Week 6 is worked out' })).toContainText(
      /MVP points earned\s*5/,
    );
  });

  await test.step('the leaderboards', async () => {
    await student.follow('Leaderboards', /\/student\/leaderboards$/);
    // The class has one team so far.
    await expect(page.getByRole('region', { name: 'Your weeks' })).toBeVisible();
    await student.follow(/^Season/, /board=season/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/season/i);
  });

  await test.step('a photo of a graph, cropped', async () => {
    await student.follow('Graphs', /\/student\/graph-upload$/);
    await student.follow('Photo of a graph on paper', /photo=1/);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      hands.press(page.getByLabel('Choose a picture', { exact: true })),
    ]);
    await chooser.setFiles({
      name: 'paper.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpegPicture({ width: 1000, height: 500 }),
    });
    await hands.press(student.button('Crop'));
    await hands.reach(page.getByLabel(/^Right edge/));
    for (let presses = 0; presses < 4; presses += 1)
      await page.keyboard.press('ControlOrMeta+ArrowLeft');
    await hands.press(student.button('Use this part'));
    await expect(page.getByRole('img', { name: 'The part you’re keeping' })).toBeVisible();
    await hands.write(page.getByLabel('Title', { exact: true }), 'Catches');
    await hands.write(
      page.getByLabel('What does it show?'),
      'Three bars. The second is the longest.',
    );
    await hands.press(student.button('Turn in my graph'));
    await expect(page.getByText('You turned in “Catches”')).toBeVisible();
    // The ninth step 5, the graph 2, and all five tasks 2.
    await expect(page.getByRole('banner')).toContainText('9 MVP points');
  });

  await test.step('the five tasks are done', async () => {
    await student.follow('Dashboard', /\/student\/dashboard$/);
    await expect(
      page.getByRole('region', { name: /tasks/ }).getByRole('listitem').filter({ hasText: 'Done' }),
    ).toHaveCount(5);
  });
});

/** A new teacher's league, with the join code from the teacher's page. */
async function newLeagueCode(site: string, name: string, password: string): Promise<string> {
  const teacher = await newTeacher(site, newAccount('keyboard-teacher'), {
    displayName: 'Mr Lund',
    school: 'Hillside School',
  });
  const one = oneLeague({ name, password });
  const [id] = (await act<{ ids: [string] }>(teacher, site, 'createLeaguesAction', one)).ids;
  return String(await joinCodeOf(teacher, id));
}
