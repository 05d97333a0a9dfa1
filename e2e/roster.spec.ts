import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { callAction } from './support/actions';
import { expectForEverybody, expectNoViolations } from './support/axe';
import { demoTeacher } from './support/demo';
import { mouse } from './support/hands';
import { newAccount, signedIn } from './support/http';
import { allowLeagues } from './support/operator';
import { otherClass, test } from './support/roles';
import { Student } from './support/student';
import { openFirstLeague, openLiveLeague } from './support/teacher';
import { expect } from './support/test';

const CLASS_LIST = [
  '10023\tLovelace, Ada\tF\tada@school.example',
  '10031\tChen, Bo\tM\tbo@school.example',
  '10040\t\tF\tida@school.example',
  '10044\tKim, Mary Ann\tF\tmary@school.example',
  '10023\tLovelace, Ada\tF\tada@school.example',
].join('\n');

async function newPage(browser: Browser, site: string): Promise<Page> {
  return (
    await browser.newContext({ baseURL: site, viewport: { width: 1366, height: 768 } })
  ).newPage();
}

type Card = { username: string; passphrase: string };

/** The content of a printed card, read like a child reads it. */
async function readCard(page: Page, name: string): Promise<Card> {
  const card = page
    .getByRole('list', { name: 'Login cards' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(card).toBeVisible();
  const lines = await card.locator('dd').allInnerTexts();
  expect(lines).toHaveLength(3);
  return { username: lines[1] ?? '', passphrase: lines[2] ?? '' };
}

async function signIn(page: Page, site: string, { username, passphrase }: Card): Promise<void> {
  await page.goto(`${site}/student/login`);
  await page.getByLabel('User name or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a class list becomes login cards that children sign in with; a reset ends a session and asks for a new password; students move and leave', async ({
  browser,
  site,
}) => {
  test.slow();
  const page = await newPage(browser, site);
  const child = await newPage(browser, site);
  const account = newAccount('roster-teacher');
  const league = await openFirstLeague(page, account, { name: 'Room 20', password: 'brave otter' });
  const places = () => page.getByRole('navigation', { name: 'League pages' });
  const roster = () => places().getByRole('link', { name: 'Students' }).click();
  const student = new Student(child, mouse(child));
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });

  const cards =
    await test.step('the teacher pastes a list, sees what is kept, and gets cards', async () => {
      await roster();
      await expect(page.getByRole('heading', { name: 'Roster', level: 1 })).toBeVisible();
      await expect(page.getByText('Show the code')).toBeVisible();
      await page.getByLabel('Your class list').fill(CLASS_LIST);
      await expectForEverybody(page);
      await page.getByRole('button', { name: 'Check the list' }).click();
      const kept = page
        .getByRole('region', { name: 'This is what you get: 3 students' })
        .getByRole('listitem');
      await expect(kept).toHaveText(['Ada L.10023', 'Bo C.10031', 'Mary Ann K.10044']);
      await expect(page.getByText('Gender and email are left out.')).toBeVisible();
      await page.getByRole('combobox', { name: /Line 4, Kim, Mary Ann/ }).selectOption('Mary K.');
      await expect(kept).toHaveText(['Ada L.10023', 'Bo C.10031', 'Mary K.10044']);
      await expect(page.getByText('One line needs a look')).toBeVisible();
      await expect(
        page.getByRole('group', {
          name: 'Lines 1 and 5 are both Ada L. Are they the same student?',
        }),
      ).toBeVisible();
      await expectForEverybody(page);
      await page.evaluate(() => history.back());
      await page
        .getByRole('dialog', { name: 'Leave this class list?' })
        .getByRole('button', { name: 'Stay here' })
        .click();
      await expect(kept).toHaveCount(3);
      await page.getByRole('button', { name: 'Make 3 cards' }).click();
      await expect(page.getByRole('heading', { name: 'Login cards', level: 1 })).toBeVisible();
      await expectForEverybody(page);
      return {
        ada: await readCard(page, 'Ada L.'),
        bo: await readCard(page, 'Bo C.'),
        mary: await readCard(page, 'Mary K.'),
      };
    });

  await test.step('the cards fit on paper, and nobody leaves them by mistake', async () => {
    await page.getByRole('link', { name: 'Back to the roster' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without printing?' });
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Stay here' }).click();
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Stay here' }).click();
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Roster', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Login cards' }).click();
    await page.getByRole('button', { name: 'Show 3 cards' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print 3 cards' })).toBeHidden();
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    expect(
      pdf.toString('latin1').match(/\/Type\s*\/Page\b/g),
      'three cards on one sheet',
    ).toHaveLength(1);
    await page.emulateMedia({ media: null });
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as PDF' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('fraction-league-cards.pdf');
    const file = readFileSync(await saved.path()).toString('latin1');
    expect([file.slice(0, 5), file.match(/\/Type \/Page\b/g)?.length]).toEqual(['%PDF-', 1]);
  });

  await test.step('left and come back to, the same cards can be shown again, as long as no one has used them', async () => {
    await page.getByRole('link', { name: 'Back to the roster' }).click();
    await expect(row('Ada L.')).toContainText(cards.ada.username);
    await expect(page.getByLabel('Your class list')).toHaveValue('10040\t\tF\tida@school.example');
    await page.getByRole('link', { name: 'Login cards' }).click();
    await expect(page.getByRole('region', { name: '3 cards not used yet' })).toContainText(
      cards.ada.username,
    );
    expect(await page.content()).not.toContain(cards.ada.passphrase);
    await expectForEverybody(page);
    await page.getByRole('button', { name: 'Show 3 cards' }).click();
    expect(await readCard(page, 'Ada L.')).toEqual(cards.ada);
    expect(await readCard(page, 'Bo C.')).toEqual(cards.bo);
  });

  await test.step('a child signs in with the card, typed in a child’s way, and makes a team', async () => {
    await signIn(child, site, {
      username: ` ${cards.ada.username.toUpperCase()}`,
      passphrase: cards.ada.passphrase.replaceAll(' ', '-'),
    });
    await expect(child).toHaveURL(/\/student\/assessment$/);
    await page.reload();
    await expect(page.getByRole('region', { name: '2 cards not used yet' })).not.toContainText(
      'Ada L.',
    );
    await student.answerQuestions({ game: 'Excited', math: 'Okay', fractions: 'Good' });
    await student.createTeam({
      name: 'Calm Comets',
      mascot: 'Llama',
      helmet: 'Navy',
      faceMask: 'Yellow',
      theme: 'Purple',
    });
  });

  await test.step('a typed name waits for the teacher, who sees it on the page of the class', async () => {
    await child.goto(`${site}/student/team`);
    await expect(child.getByText('Calm Comets is waiting for your teacher')).toBeVisible();
    await expect(child.getByRole('banner')).not.toContainText('Calm Comets');
  });

  await test.step('the teacher approves the team’s name, and the class sees it', async () => {
    await page.getByRole('link', { name: 'Back to the roster' }).click();
    await page.getByRole('button', { name: 'Approve Calm Comets' }).click();
    await expect(page.getByText('Calm Comets is approved.')).toBeVisible();
    await expect(row('Ada L.')).toContainText('Calm Comets');
    await child.reload();
    await expect(child.getByRole('banner')).toContainText('Calm Comets');
  });

  const fresh = await test.step('a reset ends the child’s session', async () => {
    await page.getByRole('button', { name: 'Change Ada L.' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ada L.' });
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Reset the password' }).click();
    await dialog.getByRole('button', { name: 'Yes, make a new password' }).click();
    await expect(page.getByText('This password works once')).toBeVisible();
    // The open page leaves by itself; another one isn't opened before that, or the two collide.
    await expect(child).toHaveURL(`${site}/`);
    await child.goto(`${site}/student/dashboard`);
    await expect(child).toHaveURL(`${site}/`);
    return readCard(page, 'Ada L.');
  });

  await test.step('the old password is nothing any more, and the new one has to be changed before anything else', async () => {
    await signIn(child, site, cards.ada);
    await expect(child.getByText('That name or password isn’t right. Try again.')).toBeVisible();
    await signIn(child, site, fresh);
    await expect(child).toHaveURL(/\/change-password$/);
    await expectForEverybody(child);
    await child.goto(`${site}/student/leaderboards`);
    await expect(child).toHaveURL(/\/change-password$/);
    const { result } = await callAction(child.request, site, 'suggestTeamNameAction', []);
    expect(
      result === null || (result as { error: { code: string } }).error.code === 'not-allowed',
    ).toBe(true);
    await child.getByLabel('New password', { exact: true }).fill(fresh.passphrase);
    await child.getByRole('button', { name: 'Save my new password' }).click();
    await expect(child.getByText(/already your password/)).toBeVisible();
    await child.getByLabel('New password', { exact: true }).fill('my very own meadow');
    await child.getByRole('button', { name: 'Save my new password' }).click();
    await expect(child).toHaveURL(/\/student\/how-to-draft$/);
    await child.goto(`${site}/student/team`);
    await expect(child.getByText(league.name).first()).toBeVisible();
  });

  await test.step('a student moves to another league of the teacher', async () => {
    await allowLeagues(account.email, 2);
    await openLiveLeague(page, { name: 'Room 22', password: 'calm whale' });
    await expect(page.getByText('Room 22').first()).toBeVisible();
    await page.goto('/teacher/dashboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Room 20/ })
      .click();
    await roster();
    await page.getByRole('button', { name: 'Change Bo C.' }).click();
    const bo = page.getByRole('dialog', { name: 'Bo C.' });
    await bo.getByLabel('Class').selectOption('Room 22');
    await bo.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByText('Bo C. is in Room 22 now.')).toBeVisible();
    await expect(row('Bo C.')).toHaveCount(0);
  });

  await test.step('a student who is removed sees nothing of the league on the next page', async () => {
    await page.getByRole('button', { name: 'Change Ada L.' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ada L.' });
    await dialog.getByRole('button', { name: 'Remove from this league' }).click();
    await dialog.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(page.getByText('Ada L. is no longer in this league.')).toBeVisible();
    await expect(row('Ada L.')).toHaveCount(0);
    await child.reload();
    await expect(child.getByRole('heading', { level: 1 })).toBeVisible();
    // The dashboard says once who took the student out of which class.
    const week = child.getByText(` · ${league.name}`);
    await expect(week).toHaveCount(0);
  });

  await test.step('the teacher brings the student back, with the name corrected and a reference from a pasted list', async () => {
    const removed = page.getByRole('region', { name: 'Removed' });
    await expect(removed).toContainText('Kept until August');
    await expectNoViolations(page);
    await removed.getByRole('button', { name: 'Bring back Ada L.' }).click();
    await expect(
      page.getByText('Ada L. is in the league again, with team, points, and all work.'),
    ).toBeVisible();
    await expect(row('Ada L.')).toContainText('Calm Comets');
    await child.reload();
    await expect(child.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(child.getByRole('region', { name: 'Join your class' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Change Ada L.' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ada L.' });
    await dialog.getByLabel('First name').fill('Adela');
    await dialog.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByText('Ada L. is called Adela L. now.')).toBeVisible();
    await expect(row('Adela L.')).toBeVisible();

    await page.getByText('Own references for many students').click();
    await page
      .getByLabel('Students and your own references')
      .fill('Lovelace, Adela -> R-77\nNobody Known -> R-78');
    await page.getByRole('button', { name: 'Check the references' }).click();
    await expect(page.getByLabel('Student for Lovelace, Adela')).toHaveValue(/./);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Save 1 reference' }).click();
    await expect(page.getByText('Saved for 1 student.')).toBeVisible();
    await expect(row('Adela L.')).toContainText('R-77');
  });

  await test.step('a student who is removed before the three questions reads there how to come back', async () => {
    await page.getByRole('button', { name: 'Change Mary K.' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mary K.' });
    await dialog.getByRole('button', { name: 'Remove from this league' }).click();
    await dialog.getByRole('button', { name: 'Yes, remove' }).click();
    await expect(page.getByText('Mary K. is no longer in this league.')).toBeVisible();
    const { username, passphrase } = cards.mary;
    const mary = await signedIn(site, { email: username, password: passphrase });
    const questions = await (await mary.get('/student/assessment')).text();
    expect(questions).toContain('Your teacher took you out of Room 20.');
    expect(questions).toContain('Join your class');
  });
});

test('a list that comes again asks only what it leaves open, and moves a student instead of making a second account; a school’s file fills the classes', async ({
  browser,
  site,
}) => {
  test.slow();
  const page = await newPage(browser, site);
  const account = newAccount('sync-teacher');
  await openFirstLeague(page, account, { name: 'Room 30', password: 'brave otter' });
  await allowLeagues(account.email, 2);
  const students = () =>
    page
      .getByRole('navigation', { name: 'League pages' })
      .getByRole('link', { name: 'Students' })
      .click();
  const check = async (text: string) => {
    await page.getByLabel('Your class list').fill(text);
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByRole('heading', { name: 'Check the class list' })).toBeVisible();
  };
  const summary = (name: string) =>
    page
      .getByRole('table', { name: 'Compared with your classes' })
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('cell');
  const list = Array.from(
    { length: 12 },
    (_, at) => `${20_001 + at}\tLane, Kid${'abcdefghijkl'[at]}`,
  );
  const backToRoster = async () => {
    await page.getByRole('link', { name: 'Back to the roster' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Roster', level: 1 })).toBeVisible();
  };

  await test.step('the first list makes cards, and the same list again changes nothing', async () => {
    await students();
    await check(list.join('\n'));
    await page.getByRole('button', { name: 'Make 12 cards' }).click();
    await expect(page.getByRole('heading', { name: 'Login cards', level: 1 })).toBeVisible();
    await backToRoster();
    await page.setViewportSize({ width: 1366, height: 625 });
    const rows = page.getByRole('table', { name: 'Students of this league' }).getByRole('row');
    await expect(rows).toHaveCount(13);
    for (const row of await rows.all())
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(44);
    await expect(rows.last()).toBeInViewport({ ratio: 1 });
    await expectForEverybody(page);
    await page.getByRole('button', { name: 'New list' }).click();
    await check(list.join('\n'));
    await expect(summary('Room 30')).toHaveText(['12', '12', '–', '–', '–', '12']);
    await expect(page.getByRole('button', { name: /^(Make|Change) \d/ })).toHaveCount(0);
  });

  await test.step('in another class a student of the first one is moved, by number', async () => {
    await page.getByRole('button', { name: 'Paste again' }).click();
    await openLiveLeague(page, { name: 'Room 31', password: 'calm whale' });
    await students();
    await check(`${list[0]}\n20099\tHale, Noor`);
    await expect(
      page.getByRole('group', { name: /^Kida L\., 20001: is this Kida L\. from Room 30\?/ }),
    ).toBeVisible();
    await expectForEverybody(page);
    await page.getByRole('button', { name: 'Change 2 students' }).click();
    await expect(page.getByRole('list', { name: 'Login cards' }).getByRole('listitem')).toHaveCount(
      1,
    );
    await backToRoster();
    await expect(page.getByRole('row').filter({ hasText: 'Kida L.' })).toContainText('20001');
  });

  await test.step('a zipped OneRoster file fills both classes at once, by what they have in common', async () => {
    const enrolled = [...list.slice(1).map((_, at) => ['a', at + 1] as const), ['b', 0] as const];
    const file = zipSync({
      'users.csv': strToU8(
        [
          'sourcedId,givenName,familyName,identifier,preferredGivenName',
          ...list.map((_, at) => `u${at},Kid${'abcdefghijkl'[at]},Lane,${20_001 + at},`),
          'u50,Roberta,Zed,20050,Bobbie',
        ].join('\n'),
      ),
      'enrollments.csv': strToU8(
        [
          'classSourcedId,userSourcedId,role',
          ...enrolled.map(([id, at]) => `${id},u${at},student`),
          'a,u50,student',
        ].join('\n'),
      ),
      'classes.csv': strToU8('sourcedId,title,classCode\na,Math 6A,\nb,Math 6B,'),
    });
    await page.getByRole('button', { name: 'New list' }).click();
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'oneroster.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(file),
    });
    await expect(page.getByLabel('Your class for Math 6A')).toHaveValue(/./);
    await expect(summary('Room 30')).toHaveText(['11', '11', 'Bobbie Z.', '–', '–', '12']);
    await expect(summary('Room 31')).toHaveText(['2', '1', '–', '–', 'Noor H.', '2']);
    await expectForEverybody(page);
    await page.getByRole('button', { name: 'Change 1 student' }).click();
    await page.getByRole('link', { name: 'Login cards of Room 30' }).click();
    await expect(page.getByRole('region', { name: /cards not used yet/ })).toContainText(
      'Bobbie Z.',
    );
  });
});

test('another teacher can’t add anyone to a league, and a student can’t add anyone to their own', async ({
  site,
}) => {
  const { teacher, student } = await otherClass(site);
  const names = {
    leagueId: 'demo-league',
    operationId: 'operation-0123456789',
    students: [{ firstName: 'Zebedee', lastInitial: '' }],
  };
  const path = '/teacher/leagues/demo-league/roster';
  const foreign = await callAction(teacher, site, 'addStudentsAction', [names], { path });
  expect(foreign.result).toMatchObject({ ok: false, error: { code: 'not-found' } });
  const own = await callAction(student, site, 'addStudentsAction', [names], { path });
  expect(own.result).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
  const owner = await signedIn(site, demoTeacher);
  expect(await (await owner.get('/teacher/leagues/demo-league/roster')).text()).not.toContain(
    'Zebedee',
  );
});
