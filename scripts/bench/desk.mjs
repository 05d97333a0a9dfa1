// A teacher's ways, played in a real browser: how many presses each takes, and how long the pages
// keep her waiting.
import { randomInt } from 'node:crypto';
import { step } from '../lib/console.mjs';
import { signIn } from './browser.mjs';
import { table } from './table.mjs';
import { demoAccounts, DEMO_LEAGUE as LEAGUE, runScript } from './tools.mjs';

/** What a Chromebook leaves a page. */
const SCREEN = { width: 1366, height: 625 };
const CLASS_SIZE = 30;
const GRAPHS = 24;

const FIRST = ['Ada', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivy', 'Jo'];
const LAST = ['Adams', 'Brown', 'Cole'];
/** As a school's program exports a class. */
const CLASS_LIST = [
  'Student Number,Last Name,First Name,Gender',
  ...Array.from(
    { length: CLASS_SIZE },
    (_, index) => `${10_001 + index},${LAST[Math.floor(index / 10)]},${FIRST[index % 10]},F`,
  ),
].join('\n');

/** Presses are counted; what is typed or pasted is not. */
function counting() {
  let presses = 0;
  return {
    press: async (locator) => {
      presses += 1;
      await locator.click();
    },
    keys: async (page, keys) => {
      for (const key of keys) {
        presses += 1;
        await page.keyboard.press(key);
      }
    },
    presses: () => presses,
  };
}

const visible = (locator) => locator.first().waitFor({ state: 'visible' });
const tab = (page, name) =>
  page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name });

/** From the list of classes to thirty cards in the printer. */
async function printCards(page, { press }) {
  await page.goto('/teacher/dashboard');
  await press(page.getByRole('link', { name: 'New league' }));
  await page.getByLabel('League name').fill(`Room ${randomInt(100, 999)}`);
  await page.getByLabel('League password').fill('brave otter');
  await press(page.getByRole('button', { name: 'Open the league' }));
  await page.getByLabel('Your class list').fill(CLASS_LIST);
  await press(page.getByRole('button', { name: 'Check the list' }));
  await press(page.getByRole('button', { name: `Make ${CLASS_SIZE} cards` }));
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await press(page.getByRole('button', { name: `Print ${CLASS_SIZE} cards` }));
  await page.locator('html[data-printed]').waitFor();
}

/** Five classes with one season, in one press. */
async function setUpClasses(page, { press }) {
  await press(page.getByRole('link', { name: 'New league' }));
  await page.getByLabel('League name').fill('Class 1');
  for (let number = 2; number <= 5; number += 1) {
    await press(page.getByRole('button', { name: 'One more class' }));
    await page.getByLabel(`League name, class ${number}`).fill(`Class ${number}`);
  }
  await press(page.getByRole('button', { name: 'Open 5 leagues' }));
  await visible(page.getByLabel('Your class list'));
}

/** What each of five classes needs to talk about. */
async function readTopics(page) {
  await page.goto('/teacher/dashboard');
  for (let row = 0; row < 5; row += 1)
    await page.getByText('Tuesday', { exact: true }).nth(row).waitFor({ state: 'visible' });
}

/** From a page that has nothing to do with it to the card of a student who is stuck. */
async function openStuck(page, { press }) {
  await press(tab(page, 'Week'));
  await press(page.getByRole('region', { name: 'May need help' }).getByRole('link').first());
  await visible(page.getByRole('dialog'));
}

/**
 * From a name on the grid to the card with its lines beside it: its script and its data come with
 * the press.
 */
async function openCard(page, { press }) {
  await press(page.getByRole('region', { name: 'May need help' }).getByRole('link').first());
  await visible(
    page.getByRole('region', { name: /^The card as the student sees it/ }).getByRole('listitem'),
  );
}

/** One sentence on all screens of the class. */
async function askToLookUp(page, { press }) {
  await press(page.getByRole('button', { name: 'Eyes up' }));
  await visible(page.getByText(/^All screens say/));
}

/** The week's column in the order of the teacher's own gradebook, whose names she pasted once. */
async function copyWeek(page, { press }) {
  await page.goto('/teacher/dashboard');
  await press(page.locator(`a[href="${LEAGUE}"]`).first());
  await press(tab(page, 'Gradebook'));
  await press(page.getByRole('button', { name: /^Copy week/ }));
  await visible(page.getByText(/^Copied \d+ rows?\./));
}

/** The class's list with one more student, from the roster to the new card. */
async function pasteAgain(page, { press }) {
  const names = await page.getByRole('table').getByRole('rowheader').allInnerTexts();
  await press(page.getByRole('button', { name: 'New list' }));
  await page
    .getByLabel('Your class list')
    .fill([...names.map((name) => name.split(' · ')[0]), 'Noor Hale'].join('\n'));
  await press(page.getByRole('button', { name: 'Check the list' }));
  await press(page.getByRole('button', { name: 'Make 1 card' }));
  await visible(page.getByRole('list', { name: 'Login cards' }).getByRole('listitem'));
}

async function pasteNames(page) {
  await page.goto(`${LEAGUE}/gradebook`);
  const names = await page
    .getByRole('region', { name: /^Grades of / })
    .getByRole('rowheader')
    .allInnerTexts();
  await page
    .getByLabel('Names in my gradebook')
    .fill(names.map((name) => name.split('\n')[0]).join('\n'));
  await page.getByRole('button', { name: 'Find my students' }).click();
  await visible(page.getByRole('button', { name: /^Copy week/ }));
}

/** Each with four ratings, by keyboard. */
async function reviewGraphs(page, { press, keys }) {
  await press(page.getByRole('button', { name: 'Use the keys' }));
  for (let at = 1; at <= GRAPHS; at += 1) {
    await visible(page.getByText(`${at} of ${GRAPHS}`, { exact: true }));
    await keys(page, ['3', '4', '2', '4', 'Enter']);
  }
  await visible(page.getByText('All graphs of this week are reviewed.'));
}

/** From the week's page to an invitation on its way. */
async function inviteSubstitute(page, { press }) {
  await press(tab(page, 'Settings'));
  await press(page.getByRole('link', { name: 'People of this class' }));
  await press(page.getByRole('radio', { name: 'Substitute' }));
  await page.getByLabel('Email address').fill('substitute@school.example');
  await page.getByLabel('Last day', { exact: true }).fill('2099-06-01');
  await press(page.getByRole('button', { name: 'Send the link' }));
  await visible(page.getByText('substitute@school.example'));
}

/** By their names in budgets.json. */
const WAYS = {
  cards: { title: 'thirty cards, from the list of classes to the printer', play: printCards },
  topics: { title: 'what to teach in five classes', play: readTopics },
  stuck: {
    title: 'a stuck student’s card, from the settings',
    before: (page) => page.goto(`${LEAGUE}/settings`),
    play: openStuck,
  },
  card: {
    title: 'a stuck student’s card, from the name on the grid to its lines',
    before: (page) => page.goto(LEAGUE, { waitUntil: 'networkidle' }),
    play: openCard,
  },
  eyesUp: {
    title: 'all screens of a class with a sentence, from the week’s page',
    before: (page) => page.goto(LEAGUE, { waitUntil: 'networkidle' }),
    play: askToLookUp,
  },
  graphs: {
    title: `${GRAPHS} graphs, each with four ratings`,
    // five-classes.ts hangs them there.
    before: (page) => page.goto(`${LEAGUE}/graphs?week=4`),
    play: reviewGraphs,
  },
  substitute: {
    title: 'a substitute invited, from the week’s page',
    before: (page) => page.goto(LEAGUE),
    play: inviteSubstitute,
  },
  list: {
    title: 'the class list again, with one new student',
    before: (page) => page.goto(`${LEAGUE}/roster`),
    play: pasteAgain,
  },
  grades: {
    title: 'the week in the order of the own gradebook',
    before: pasteNames,
    play: copyWeek,
  },
  classes: {
    title: 'five classes set up, from the list of classes',
    before: (page) => page.goto('/teacher/dashboard'),
    play: setUpClasses,
  },
};

/** Presses and seconds of each way. */
async function playDesk({ browser, site }, storageState) {
  const played = [];
  for (const [name, { title, before, play }] of Object.entries(WAYS)) {
    const context = await browser.newContext({ baseURL: site, storageState, viewport: SCREEN });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await before?.(page);
    const count = counting();
    const begun = performance.now();
    await play(page, count);
    played.push({
      way: name,
      name: title,
      presses: count.presses(),
      seconds: (performance.now() - begun) / 1000,
    });
    await context.close();
  }
  return played;
}

export const desk = {
  heading: 'A teacher’s desk',
  /** Four more classes for the demo teacher. */
  prepare: (env) => runScript('five-classes', [], env),
  async run({ browser, site, budgets }) {
    const teacher = await signIn(browser, site, demoAccounts().teacher);
    const rows = await step('A teacher’s desk', () => playDesk({ browser, site }, teacher));
    const limit = (figure) => (row) => budgets.desk[row.way][figure];
    return [
      `A teacher with five classes of 24, in a window of 1366 × 625. Each press of a button or a link counts; typing and pasting do not. The time is what the
pages need, without that of her eyes and hands:`,
      table(
        'what a teacher wants',
        [
          { heading: 'presses', of: ({ presses }) => presses, most: limit('presses') },
          { heading: 'seconds', of: ({ seconds }) => seconds, digits: 1, most: limit('seconds') },
        ],
        rows,
      ),
    ];
  },
};
