// A teacher's jobs, played in a real browser: how many presses each takes, and how long the pages
// keep her waiting.
import { randomInt } from 'node:crypto';
import { step } from '../lib/console.mjs';
import { visible, withPage } from './browser.mjs';
import { signIn } from './requests.mjs';
import { table } from './table.mjs';
import { demoAccounts, DEMO_LEAGUE as LEAGUE, runScript } from './tools.mjs';

/** A Chromebook leaves a page so much. */
const SCREEN = { width: 1366, height: 625 };
const CLASS_SIZE = 30;
const GRAPHS = 24;
const CLASSES = 5;

const FIRST = 'Ada Bo Cy Dee Eli Fay Gus Hana Ivy Jo'.split(' ');
const LAST = (
  'Adams Brown Cole Diaz Evans Ford Gray Hill Irwin Jones King Lopez Moore Nash Owens ' +
  'Price Quinn Reyes'
).split(' ');
/** A class list as a school's program exports it; no two classes share a student. */
const classList = (number) =>
  [
    'Student Number,Last Name,First Name,Gender',
    ...Array.from({ length: CLASS_SIZE }, (_, index) => {
      const lastName = LAST[number * 3 + Math.floor(index / 10)];
      return `${10_001 + number * CLASS_SIZE + index},${lastName},${FIRST[index % 10]},F`;
    }),
  ].join('\n');

/**
 * A teacher's hands. Every press of a button, a link, or a key, and every choice, counts as one; a
 * field that is typed or pasted into counts beside them.
 */
class Hands {
  presses = 0;
  fields = 0;

  async press(locator) {
    this.presses += 1;
    await locator.click();
  }

  async choose(locator, option) {
    this.presses += 1;
    await locator.selectOption(option);
  }

  async keys(page, keys) {
    this.presses += keys.length;
    for (const key of keys) await page.keyboard.press(key);
  }

  async type(locator, text) {
    this.fields += 1;
    await locator.fill(text);
  }

  async paste(locator, text) {
    this.fields += 1;
    await locator.focus();
    await locator.evaluate((_, pasted) => navigator.clipboard.writeText(pasted), text);
    await locator.press('Control+V');
  }
}

const tab = (page, name) =>
  page.getByRole('navigation', { name: 'League pages' }).getByRole('link', { name });

const button = (page, name) => page.getByRole('button', { name });
const link = (page, name) => page.getByRole('link', { name });
const needsHelp = (page) => link(page.getByRole('region', { name: 'May need help' })).first();
const toDashboard = (page) => page.goto('/teacher/dashboard');
const toWeek = (page) => page.goto(LEAGUE, { waitUntil: 'networkidle' });

/** From the empty class list to thirty cards in the printer. */
async function printClass(page, hands, number) {
  await hands.paste(page.getByLabel('Your class list'), classList(number));
  await hands.press(button(page, `Make ${CLASS_SIZE} cards`));
  const print = button(page, `Print ${CLASS_SIZE} cards`);
  await visible(print);
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-printed');
    window.print = () => {
      window.dispatchEvent(new Event('afterprint'));
      document.documentElement.setAttribute('data-printed', '');
    };
  });
  await hands.press(print);
  await page.locator('html[data-printed]').waitFor();
}

/** By their names in budgets.json: from the page that `from` opens. */
const JOBS = {
  cards: {
    title: 'thirty cards, from the list of classes to the printer',
    from: toDashboard,
    play: async (page, hands) => {
      await hands.press(link(page, 'New league'));
      await hands.type(page.getByLabel('League name'), `Room ${randomInt(100, 999)}`);
      await hands.type(page.getByLabel('League password'), 'brave otter');
      await hands.press(button(page, 'Open the league'));
      await printClass(page, hands, CLASSES);
    },
  },
  list: {
    title: 'the class list again: 31 names with one new, from the class’s roster',
    // The cards before this are the newest class's.
    from: async (page) => {
      await toDashboard(page);
      const paths = await link(
        page.getByRole('navigation', { name: 'Classes' }),
        /Room \d{3}/,
      ).evaluateAll((links) => links.map(({ pathname }) => pathname));
      await page.goto(`${paths.at(-1)}/roster`);
    },
    play: async (page, hands) => {
      await hands.press(button(page, 'New list'));
      const list = `${classList(CLASSES)}\n20031,Hale,Noor,F`;
      await hands.paste(page.getByLabel('Your class list'), list);
      await hands.press(button(page, 'Make 1 card'));
      await visible(page.getByRole('list', { name: 'Login cards' }).getByRole('listitem'));
    },
  },
  topics: {
    title: 'what to teach in five classes',
    play: async (page) => {
      await toDashboard(page);
      for (let row = 0; row < CLASSES; row += 1)
        await visible(page.getByText('Tuesday', { exact: true }).nth(row));
    },
  },
  stuck: {
    title: 'a stuck student’s card, from the settings',
    from: (page) => page.goto(`${LEAGUE}/settings`),
    play: async (page, hands) => {
      await hands.press(tab(page, 'Week'));
      await hands.press(needsHelp(page));
      await visible(page.getByRole('dialog'));
    },
  },
  card: {
    title: 'a stuck student’s card, from the name on the grid to its lines',
    from: toWeek,
    play: async (page, hands) => {
      await hands.press(needsHelp(page));
      const card = page.getByRole('region', { name: /^The card as the student sees it/ });
      await visible(card.getByRole('listitem'));
    },
  },
  eyesUp: {
    title: 'all screens of a class with a sentence, from the week’s page',
    from: toWeek,
    play: async (page, hands) => {
      await hands.press(button(page, 'Eyes up'));
      await visible(page.getByText(/^All screens say/));
    },
  },
  mistakes: {
    title: 'Tuesday’s first five minutes on the class screen, from the week’s page',
    from: toWeek,
    play: async (page, hands) => {
      await hands.press(tab(page, 'Mistakes'));
      await hands.press(link(page, /^Project \d/));
      await visible(page.getByRole('heading', { level: 2, name: 'B', exact: true }));
    },
  },
  graphs: {
    title: `${GRAPHS} graphs, each with four ratings`,
    // fill.ts hangs them there.
    from: (page) => page.goto(`${LEAGUE}/graphs?week=4`),
    play: async (page, hands) => {
      await hands.press(button(page, 'Use the keys'));
      for (let at = 1; at <= GRAPHS; at += 1) {
        await visible(page.getByText(`${at} of ${GRAPHS}`, { exact: true }));
        await hands.keys(page, ['3', '4', '2', '4', 'Enter']);
      }
      await visible(page.getByText('All graphs of this week are reviewed.'));
    },
  },
  substitute: {
    title: 'a substitute invited, from the week’s page',
    from: toWeek,
    play: async (page, hands) => {
      await hands.press(tab(page, 'Settings'));
      await hands.press(link(page, 'People of this class'));
      await hands.press(page.getByRole('radio', { name: 'Substitute' }));
      await hands.type(page.getByLabel('Email address'), 'substitute@school.example');
      await hands.type(page.getByLabel('Last day', { exact: true }), '2099-06-01');
      await hands.press(button(page, 'Send the link'));
      await visible(page.getByText('substitute@school.example'));
    },
  },
  deadline: {
    title: 'a student’s own deadline, from the week’s page',
    from: toWeek,
    play: async (page, hands) => {
      await hands.press(link(page.getByRole('table').getByRole('rowheader').first()));
      await hands.press(link(page, 'Supports'));
      await hands.choose(page.getByLabel('Own due day'), '2 more school days');
      await hands.press(button(page, /^Save for /));
      await visible(page.getByText(/^Saved for /));
    },
  },
  grades: {
    title: 'the week in the order of the own gradebook',
    // The names of the gradebook are pasted once.
    from: async (page) => {
      await page.goto(`${LEAGUE}/gradebook`);
      const grades = page.getByRole('region', { name: /^Grades of / });
      const names = await grades.getByRole('rowheader').allInnerTexts();
      const list = names.map((name) => name.split('\n')[0]).join('\n');
      await page.getByLabel('Names in my gradebook').fill(list);
      await button(page, 'Find my students').click();
      await visible(button(page, /^Copy week/));
      await toDashboard(page);
    },
    play: async (page, hands) => {
      await hands.press(page.locator(`a[href="${LEAGUE}"]`).first());
      await hands.press(tab(page, 'Gradebook'));
      await hands.press(button(page, /^Copy week/));
      await visible(page.getByText(/^Copied \d+ rows?\./));
    },
  },
  classes: {
    title: 'five classes set up, from the list of classes to 150 cards in the printer',
    from: toDashboard,
    play: async (page, hands) => {
      await hands.press(link(page, 'New league'));
      await hands.type(page.getByLabel('League name'), 'Class 1');
      for (let number = 2; number <= CLASSES; number += 1) {
        await hands.press(button(page, 'One more class'));
        await hands.type(page.getByLabel(`League name, class ${number}`), `Class ${number}`);
      }
      await hands.press(button(page, `Open ${CLASSES} leagues`));
      await printClass(page, hands, 0);
      for (let number = 2; number <= CLASSES; number += 1) {
        await hands.press(link(page, new RegExp(`Class ${number}`)));
        await printClass(page, hands, number - 1);
      }
    },
  },
};

/** Presses, fields, and seconds of a job. */
const playJob = (bench, teacher, { title, from, play }) =>
  withPage(
    bench,
    teacher,
    async (page, context) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: bench.site });
      await from?.(page);
      const hands = new Hands();
      const begun = performance.now();
      await play(page, hands);
      const seconds = (performance.now() - begun) / 1000;
      return { name: title, presses: hands.presses, fields: hands.fields, seconds };
    },
    { viewport: SCREEN },
  );

export const desk = {
  heading: 'A teacher’s desk',
  /** Four more classes for the demo teacher. */
  prepare: (env) => runScript('fill', ['desk-classes'], env),
  async run(bench) {
    const teacher = await signIn(bench.site, demoAccounts().teacher);
    const rows = [];
    for (const [job, one] of Object.entries(JOBS)) {
      const played = await step(one.title, () => playJob(bench, teacher, one));
      rows.push({ ...played, limits: bench.budgets.desk[job] });
    }
    return [
      `A teacher with five classes of 24, in a window of 1366 × 625. Each press of a button, a link, or a key counts, and so does each choice. A field that is typed or
pasted into stands beside them. The time is what the pages need, without that of her eyes and hands:`,
      table(
        'what a teacher wants',
        [
          {
            heading: 'presses',
            of: ({ presses }) => presses,
            most: ({ limits }) => limits.presses,
          },
          { heading: 'fields', of: ({ fields }) => fields },
          {
            heading: 'seconds',
            of: ({ seconds }) => seconds,
            digits: 1,
            most: ({ limits }) => limits.seconds,
          },
        ],
        rows,
      ),
    ];
  },
};
