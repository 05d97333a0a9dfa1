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

const CLASSES = 5;
const FIRST = ['Ada', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hana', 'Ivy', 'Jo'];
const LAST = (
  'Adams Brown Cole Diaz Evans Ford Gray Hill Irwin Jones King Lopez Moore Nash Owens ' +
  'Price Quinn Reyes'
).split(' ');
/** As a school's program exports the students of a class; no two classes share one. */
const classList = (number) =>
  [
    'Student Number,Last Name,First Name,Gender',
    ...Array.from({ length: CLASS_SIZE }, (_, index) => {
      const lastName = LAST[number * 3 + Math.floor(index / 10)];
      return `${10_001 + number * CLASS_SIZE + index},${lastName},${FIRST[index % 10]},F`;
    }),
  ].join('\n');

/**
 * Every press of a button, a link, or a key, and every choice, counts as one; a field that is typed
 * or pasted into counts beside them.
 */
function counting() {
  let presses = 0;
  let fields = 0;
  return {
    press: async (locator) => {
      presses += 1;
      await locator.click();
    },
    choose: async (locator, option) => {
      presses += 1;
      await locator.selectOption(option);
    },
    keys: async (page, keys) => {
      for (const key of keys) {
        presses += 1;
        await page.keyboard.press(key);
      }
    },
    type: async (locator, text) => {
      fields += 1;
      await locator.fill(text);
    },
    paste: async (locator, text) => {
      fields += 1;
      await locator.focus();
      await locator.evaluate((_, pasted) => navigator.clipboard.writeText(pasted), text);
      await locator.press('Control+V');
    },
    presses: () => presses,
    fields: () => fields,
  };
}

const visible = (locator) => locator.first().waitFor({ state: 'visible' });
const tab = (page, name) =>
  page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name });

/** From the empty class list to thirty cards in the printer. */
async function printClass(page, { press, paste }, number) {
  await paste(page.getByLabel('Your class list'), classList(number));
  await press(page.getByRole('button', { name: `Make ${CLASS_SIZE} cards` }));
  const print = page.getByRole('button', { name: `Print ${CLASS_SIZE} cards` });
  await visible(print);
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-printed');
    window.print = () => {
      window.dispatchEvent(new Event('afterprint'));
      document.documentElement.setAttribute('data-printed', '');
    };
  });
  await press(print);
  await page.locator('html[data-printed]').waitFor();
}

/** From the list of classes to a class's cards. */
async function printCards(page, count) {
  await page.goto('/teacher/dashboard');
  await count.press(page.getByRole('link', { name: 'New league' }));
  await count.type(page.getByLabel('League name'), `Room ${randomInt(100, 999)}`);
  await count.type(page.getByLabel('League password'), 'brave otter');
  await count.press(page.getByRole('button', { name: 'Open the league' }));
  await printClass(page, count, CLASSES);
}

/** Five classes with one season, all their students, and everybody's card in the printer. */
async function setUpClasses(page, count) {
  const { press, type } = count;
  await press(page.getByRole('link', { name: 'New league' }));
  await type(page.getByLabel('League name'), 'Class 1');
  for (let number = 2; number <= CLASSES; number += 1) {
    await press(page.getByRole('button', { name: 'One more class' }));
    await type(page.getByLabel(`League name, class ${number}`), `Class ${number}`);
  }
  await press(page.getByRole('button', { name: `Open ${CLASSES} leagues` }));
  await printClass(page, count, 0);
  for (let number = 2; number <= CLASSES; number += 1) {
    await press(page.getByRole('link', { name: new RegExp(`Class ${number}`) }));
    await printClass(page, count, number - 1);
  }
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

/** What the class talks about first, from the week's page to the screen. */
async function projectMistakes(page, { press }) {
  await press(tab(page, 'Mistakes'));
  await press(page.getByRole('link', { name: /^Project \d/ }));
  await visible(page.getByRole('heading', { level: 2, name: 'B', exact: true }));
}

/** The week's column in the order of the teacher's own gradebook, whose names she pasted once. */
async function copyWeek(page, { press }) {
  await page.goto('/teacher/dashboard');
  await press(page.locator(`a[href="${LEAGUE}"]`).first());
  await press(tab(page, 'Gradebook'));
  await press(page.getByRole('button', { name: /^Copy week/ }));
  await visible(page.getByText(/^Copied \d+ rows?\./));
}

/** The list of a class of thirty with one more student, from the roster to the new card. */
async function pasteAgain(page, { press, paste }) {
  await press(page.getByRole('button', { name: 'New list' }));
  await paste(page.getByLabel('Your class list'), `${classList(CLASSES)}\n20031,Hale,Noor,F`);
  await press(page.getByRole('button', { name: 'Make 1 card' }));
  await visible(page.getByRole('list', { name: 'Login cards' }).getByRole('listitem'));
}

/** From the grid to the day that holds for one student alone. */
async function moveDeadline(page, { press, choose }) {
  await press(page.getByRole('table').getByRole('rowheader').first().getByRole('link'));
  await press(page.getByRole('link', { name: 'Supports' }));
  await choose(page.getByLabel('Own due day'), '2 more school days');
  await press(page.getByRole('button', { name: /^Save for / }));
  await visible(page.getByText(/^Saved for /));
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
async function inviteSubstitute(page, { press, type }) {
  await press(tab(page, 'Settings'));
  await press(page.getByRole('link', { name: 'People of this class' }));
  await press(page.getByRole('radio', { name: 'Substitute' }));
  await type(page.getByLabel('Email address'), 'substitute@school.example');
  await type(page.getByLabel('Last day', { exact: true }), '2099-06-01');
  await press(page.getByRole('button', { name: 'Send the link' }));
  await visible(page.getByText('substitute@school.example'));
}

/** By their names in budgets.json. */
const WAYS = {
  cards: { title: 'thirty cards, from the list of classes to the printer', play: printCards },
  list: {
    title: 'the class list again: 31 names with one new, from the class’s roster',
    // The cards before this are the newest class's.
    before: async (page) => {
      await page.goto('/teacher/dashboard');
      const paths = await page
        .getByRole('navigation', { name: 'Classes' })
        .getByRole('link', { name: /Room \d{3}/ })
        .evaluateAll((links) => links.map((link) => link.pathname));
      await page.goto(`${paths.at(-1)}/roster`);
    },
    play: pasteAgain,
  },
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
  mistakes: {
    title: 'Tuesday’s first five minutes on the class screen, from the week’s page',
    before: (page) => page.goto(LEAGUE, { waitUntil: 'networkidle' }),
    play: projectMistakes,
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
  deadline: {
    title: 'a student’s own deadline, from the week’s page',
    before: (page) => page.goto(LEAGUE, { waitUntil: 'networkidle' }),
    play: moveDeadline,
  },
  grades: {
    title: 'the week in the order of the own gradebook',
    before: pasteNames,
    play: copyWeek,
  },
  classes: {
    title: 'five classes set up, from the list of classes to 150 cards in the printer',
    before: (page) => page.goto('/teacher/dashboard'),
    play: setUpClasses,
  },
};

/** Presses, fields, and seconds of each way. */
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
      fields: count.fields(),
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
      `A teacher with five classes of 24, in a window of 1366 × 625. Each press of a button, a link, or a key counts, and so does each choice. A field that is typed or
pasted into stands beside them. The time is what the pages need, without that of her eyes and hands:`,
      table(
        'what a teacher wants',
        [
          { heading: 'presses', of: ({ presses }) => presses, most: limit('presses') },
          { heading: 'fields', of: ({ fields }) => fields },
          { heading: 'seconds', of: ({ seconds }) => seconds, digits: 1, most: limit('seconds') },
        ],
        rows,
      ),
    ];
  },
};
