import { ensureBuilt } from '../lib/build.mjs';
import { Stop, step } from '../lib/console.mjs';
import { PLAYWRIGHT, tryRun } from '../lib/process.mjs';
import { testEnvironment } from '../lib/test-environment.mjs';
import { rightAnswers } from './student-week.mjs';
import { median, medianAndWorst, table } from './table.mjs';
import {
  DEMO_LEAGUE,
  demoAccounts,
  FRESH_WEEK,
  openFreshWeek,
  SLOWDOWN,
  signInAll,
} from './tools.mjs';

const SCREEN = { width: 1366, height: 768 };
/**
 * What the browser counts at the least: a shorter interaction is on the screen with the very next
 * frame.
 */
const SHORTEST_MS = 16;
/** The picture after an interaction is drawn by then, and the browser has told of it. */
const SETTLED_MS = 400;
/** The longest moment is over by then. */
const MOMENT_MS = 2_500;

/**
 * Runs in the page before everything else: keeps how long the slowest interaction took, from the
 * finger to the next picture.
 */
function watchInteractions(shortest) {
  window.slowestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId > 0)
        window.slowestInteraction = Math.max(window.slowestInteraction, duration);
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true });
}

/**
 * Each interaction on its page, with the processor slowed down `slowdown` times. `interactions`
 * tell a `name`, `path` and `storageState`, how to `prepare` the page, and what to `act` upon.
 * Gives the median of `runs` and the worst, in ms.
 */
const measureInteractions = (bench, interactions, options) =>
  measureRounds(bench, interactions, options, async (page, act) => {
    await page.evaluate(() => {
      window.slowestInteraction = 0;
    });
    await act();
    await page.waitForTimeout(SETTLED_MS);
    const slowest = await page.evaluate(() => window.slowestInteraction);
    if (typeof slowest !== 'number') throw new Stop('The page was left while it was measured.');
    return Math.max(SHORTEST_MS, slowest);
  });

/** The same for moments: how long scripts run from the press to the end of what moves, in ms. */
const measureMoments = (bench, moments, options) =>
  measureRounds(bench, moments, options, async (page, act, devtools) => {
    await devtools.send('Performance.enable');
    const scriptSeconds = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration').value;
    };
    const before = await scriptSeconds();
    await act();
    await page.waitForTimeout(MOMENT_MS);
    return ((await scriptSeconds()) - before) * 1_000;
  });

async function measureRounds({ browser, site }, interactions, { runs, slowdown }, measure) {
  const results = [];
  for (const interaction of interactions) {
    const durations = [];
    for (let run = 0; run < runs; run += 1)
      durations.push(await measureOnce({ browser, site }, interaction, { run, slowdown, measure }));
    results.push({
      name: interaction.name,
      median: median(durations),
      worst: Math.max(...durations),
    });
  }
  return results;
}

async function measureOnce(
  { browser, site },
  { path, storageState, prepare, act },
  { run, slowdown, measure },
) {
  const context = await browser.newContext({ baseURL: site, storageState, viewport: SCREEN });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions, SHORTEST_MS);
    await page.addInitScript(watchDrags);
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare?.(page, run);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.waitForTimeout(SETTLED_MS);
    return await measure(page, () => act(page), devtools);
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before everything else: keeps how long each move of a pointer took until its
 * picture was there.
 */
function watchDrags() {
  window.moves = [];
  let waits = false;
  window.addEventListener(
    'pointermove',
    ({ timeStamp }) => {
      if (waits) return;
      waits = true;
      // What is asked for in a frame's own callback comes right after the frame was painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.moves.push(performance.now() - timeStamp);
          waits = false;
        };
        port2.postMessage(null);
      });
    },
    true,
  );
}

const DRAG_MOVES = 24;

/**
 * The same for handles of graphs: the slowest answer to a move of the pointer, from the move to the
 * picture.
 */
const measureDrags = (bench, drags, options) =>
  measureRounds(bench, drags, options, async (page, act) => {
    await page.evaluate(() => {
      window.moves = [];
    });
    await act();
    await page.waitForTimeout(SETTLED_MS);
    const moves = await page.evaluate(() => window.moves);
    if (moves.length < DRAG_MOVES / 3) throw new Stop('The handle was not pulled.');
    return Math.max(...moves);
  });

/**
 * One handle of each type of graph, pulled in small moves. What stands before it is set by keys:
 * `ready` names handles with their keys.
 */
const HANDLES = {
  circle: { ready: [], name: /^Edge of /, to: { x: -160, y: 120 } },
  'stacked-bar': {
    ready: [['End of the y-axis', 'PageUp', 4]],
    name: /^Top of /,
    to: { x: 0, y: -150 },
  },
  'multiple-line': {
    ready: [['End of the y-axis', 'PageUp', 3]],
    name: /dot in week 2$/,
    to: { x: 0, y: -120 },
  },
  'stem-and-leaf': { ready: [], name: /^Last stem$/, to: { x: 0, y: 180 } },
  histogram: { ready: [], name: /^Start of the first bin$/, to: { x: 120, y: 60 } },
  'scatter-plot': {
    ready: [
      ['End of the y-axis', 'PageUp', 1],
      ['End of the x-axis', 'PageUp', 3],
    ],
    name: /^Point B /,
    to: { x: -120, y: -120 },
  },
  'box-and-whisker': {
    ready: [['End of the x-axis', 'PageUp', 3]],
    name: /^Median of /,
    to: { x: 160, y: 0 },
  },
};

function graphDrags({ student }) {
  return Object.entries(HANDLES).map(([type, { ready, name, to }]) => ({
    name: `${type}: ${name.source.replace(/[$^]/g, '').trim()}`,
    path: `/student/graph-upload/build/${type}`,
    storageState: student,
    prepare: async (page) => {
      // The list is folded, because a graph begins with some players.
      await page.locator('summary', { hasText: /\d players?$/ }).click();
      const players = page.getByRole('group', { name: /^Players: choose/ }).getByRole('checkbox');
      for (let index = 0; index < 4; index += 1) await players.nth(index).check();
      for (const [handle, key, times] of ready) {
        await page.getByRole('slider', { name: handle, exact: true }).focus();
        for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
      }
      await page.getByRole('slider', { name }).first().scrollIntoViewIfNeeded();
    },
    act: async (page) => {
      const box = await page.getByRole('slider', { name }).first().boundingBox();
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + to.x, from.y + to.y, { steps: DRAG_MOVES });
      await page.mouse.up();
    },
  }));
}

/** Runs in the page: from the next click to the frame in which the bar says `text`, in ms. */
function timeUntilSaid(text) {
  return new Promise((resolve) => {
    let pressed = 0;
    const note = () => {
      pressed = performance.now();
    };
    document.addEventListener('click', note, { capture: true, once: true });
    const changes = new MutationObserver(() => {
      if (!document.querySelector('.verdict-bar')?.textContent.includes(text)) return;
      changes.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - pressed));
    });
    changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** From the press of “Save it as it is” until the bar says that the server has the graph, in ms. */
const measureSaves = (bench, graphs, options) =>
  measureRounds(bench, graphs, options, async (page, act) => {
    const saved = page.evaluate(timeUntilSaid, 'Your graph is saved.');
    await act();
    return saved;
  });

const graphSaves = ({ student }) =>
  Object.keys(HANDLES).map((type) => ({
    name: type,
    path: `/student/graph-upload/build/${type}`,
    storageState: student,
    act: (page) => page.getByRole('button', { name: 'Save it as it is' }).click(),
  }));
/** A student's week takes twenty graphs. */
const MOST_SAVES_OF_A_TYPE = 2;

const whole = (page) => page.getByRole('textbox', { name: 'Whole number' });

/** What a student or a teacher does most, with real keys and clicks. */
function everydayInteractions({ student, teacher, league }) {
  return [
    {
      name: 'type a digit on a score card',
      path: '/student/score-cards',
      storageState: student,
      prepare: (page) => whole(page).click(),
      act: (page) => page.keyboard.press('7'),
    },
    {
      name: 'submit a step of a score card',
      path: '/student/score-cards',
      storageState: student,
      prepare: (page) => whole(page).fill('997'),
      act: async (page) => {
        await page.getByRole('button', { name: 'Check my answer' }).click();
        await page.getByText(/(\d+ tries|1 try) so far\./).waitFor();
      },
    },
    {
      name: 'pick a player on the draft',
      path: '/student/draft',
      storageState: student,
      // Whoever is let go is picked again, so that each round finds the same board.
      prepare: async (page) => {
        const letGo = page.getByRole('button', { name: /^Let go / }).first();
        const name = ((await letGo.textContent()) ?? '').replace(/^Let go\s*/, '');
        await letGo.click();
        await page.getByRole('button', { name: `Pick ${name}` }).waitFor();
        await page.evaluate((text) => {
          window.pickedPlayer = text;
        }, name);
      },
      act: async (page) => {
        const name = await page.evaluate(() => window.pickedPlayer);
        await page.getByRole('button', { name: `Pick ${name}` }).click();
        await page.getByRole('button', { name: `Let go ${name}` }).waitFor();
      },
    },
    {
      name: 'open a place of the lineup',
      path: '/student/lineup',
      storageState: student,
      act: (page) => page.getByRole('button', { name: /^Tight End/ }).click(),
    },
    {
      name: 'change who plays there',
      path: '/student/lineup',
      storageState: student,
      prepare: (page) => page.getByRole('button', { name: /^Quarterback/ }).click(),
      act: (page) =>
        page
          .getByRole('region', { name: /Who plays/ })
          .getByRole('button')
          .last()
          .click(),
    },
    {
      name: 'sort the grid of a class',
      path: league,
      storageState: teacher,
      prepare: (page) => page.getByLabel('Sort by').focus(),
      // With a key, as a list that opens is drawn by the system, outside the page.
      act: (page) => page.keyboard.press('ArrowDown'),
    },
  ];
}

/**
 * What is worth a second of looking. `answers` are the right ones of the open week, whose box
 * scores no one has read yet.
 */
function moments({ student, answers }) {
  return [
    {
      name: 'a right answer walks to its place',
      path: '/student/score-cards',
      storageState: student,
      prepare: async (page, run) => {
        const { typed } = answers[run];
        const boxes = {
          'Whole number': typed.whole,
          Numerator: typed.numerator,
          Denominator: typed.denominator,
        };
        for (const [name, text] of Object.entries(boxes))
          await page.getByRole('textbox', { name }).fill(text);
      },
      act: async (page) => {
        await page.getByRole('button', { name: 'Check my answer' }).click();
        await page.getByRole('button', { name: 'Next step' }).waitFor();
      },
    },
    {
      name: 'a box score turns over',
      path: '/student/box-scores',
      storageState: student,
      act: (page) =>
        page
          .getByRole('button', { name: /^Turn over/ })
          .first()
          .click(),
    },
    {
      name: 'a sticker is put on',
      path: '/student/team',
      storageState: student,
      prepare: (page) =>
        page
          .getByRole('button', { name: /the sticker of/ })
          .first()
          .click(),
      act: async (page) => {
        await page.keyboard.press('ArrowRight');
        await page.getByRole('button', { name: 'Put it here' }).click();
        await page.getByText('The sticker is on your helmet').waitFor();
      },
    },
    {
      name: 'the boards end in a photo finish',
      path: '/student/leaderboards?week=5',
      storageState: student,
      act: (page) => page.getByRole('link', { name: /photo finish/i }).click(),
    },
  ];
}

const roundsOf = ({ quick }) => ({ runs: quick ? 1 : 5, slowdown: SLOWDOWN });

export const answers = {
  heading: 'How fast pages answer',
  async run(bench) {
    const { interaction, moment } = bench.budgets;
    const people = await signInAll(bench);
    const interactions = everydayInteractions({
      student: people.student,
      teacher: people.teacher,
      league: DEMO_LEAGUE,
    });
    const rounds = roundsOf(bench);
    const measured = await step('Interactions', () =>
      measureInteractions(bench, interactions, rounds),
    );
    await openFreshWeek(bench);
    const right = await rightAnswers(bench, demoAccounts().student, FRESH_WEEK);
    const shown = await step('Moments', () =>
      measureMoments(bench, moments({ student: people.student, answers: right }), rounds),
    );
    return [
      `From a key or a click to the next picture on the screen, in Chromium on this computer slowed down ${SLOWDOWN} times, the slowest event of each
interaction:`,
      table('interaction', medianAndWorst('median ms', interaction), measured),
      'How long scripts run, slowed down as much, from the press until nothing moves anymore:',
      table('moment', medianAndWorst('script ms', moment), shown),
    ];
  },
};

/**
 * What the browser tests did to make the same graphs by hand and in boxes: `kind` and type lead to
 * the number of actions.
 */
async function countActions(executablePath) {
  const env = testEnvironment();
  await ensureBuilt(env);
  const specs = ['e2e/builder.spec.ts', 'e2e/hands.spec.ts'];
  const tests = ['--project=app', '--reporter=json', '-g', 'leads from own data|with a mouse'];
  const { output } = await tryRun(process.execPath, [PLAYWRIGHT, 'test', ...specs, ...tests], {
    env: { ...env, CHROMIUM_PATH: executablePath, COUNT_ACTIONS: '1' },
    quiet: true,
  });
  const found = [
    ...output.matchAll(/"type": "(boxes|a mouse) ([\w-]+)",\s*"description": "(\d+)"/g),
  ];
  if (found.length === 0) throw new Stop('The browser tests of the graphs did not run.');
  return new Map(found.map(([, kind, type, actions]) => [`${kind} ${type}`, Number(actions)]));
}

/** How much a graph takes by hand, and how long a handle waits for its picture. */
export const hands = {
  heading: 'Graphs made by hand',
  async run(bench) {
    const { ofBoxes, dragMs, saveMs } = bench.budgets.hands;
    const { student } = await signInAll(bench);
    const drags = await step('Pulling handles', () =>
      measureDrags(bench, graphDrags({ student }), roundsOf(bench)),
    );
    const { runs, slowdown } = roundsOf(bench);
    const saves = await step('Saving graphs', () =>
      measureSaves(bench, graphSaves({ student }), {
        runs: Math.min(runs, MOST_SAVES_OF_A_TYPE),
        slowdown,
      }),
    );
    const actions = await step('Making graphs by hand and in boxes', () =>
      countActions(bench.executablePath),
    );
    const graphs = [...actions.keys()]
      .filter((key) => key.startsWith('boxes '))
      .map((key) => key.slice('boxes '.length))
      .map((type) => ({
        name: type,
        boxes: actions.get(`boxes ${type}`),
        hand: actions.get(`a mouse ${type}`),
      }));
    return [
      `The browser tests make each graph from the same team twice. A press, a drag, a key, and a move into another box are one action each. Choosing data, title, labels,
the key of a stem plot, and the sentence are the same work both ways and aren't counted. The points of lines are set both ways; where the app plots them, all that is left is the axis: one drag instead of three boxes.`,
      table(
        'graph',
        [
          { heading: 'in boxes', of: ({ boxes }) => boxes },
          { heading: 'by hand', of: ({ hand }) => hand },
          { heading: 'of boxes', of: (row) => row.hand / row.boxes, digits: 2, most: ofBoxes },
        ],
        graphs,
      ),
      `The slowest picture of a drag, from the move of the pointer to the paint, with the processor slowed down ${SLOWDOWN} times:`,
      table('interaction', medianAndWorst('median ms', dragMs), drags),
      'From the press of “Save it as it is” until the bar says that the graph is saved, slowed down as much. Its picture is made and sent meanwhile:',
      table('graph', medianAndWorst('median ms', saveMs), saves),
    ];
  },
};
