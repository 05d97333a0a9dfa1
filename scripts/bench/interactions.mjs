import { Stop, step } from '../lib/console.mjs';
import { withPage } from './browser.mjs';
import { signIn } from './requests.mjs';
import { medianAndWorst, table, timesOf } from './table.mjs';
import { demoAccounts, SLOWDOWN } from './tools.mjs';

/**
 * What the browser counts at the least: a shorter interaction is on the screen with the very next
 * frame.
 */
const SHORTEST_MS = 16;
/** The picture after an interaction is drawn by then, and the browser has told of it. */
const SETTLED_MS = 400;

/** Runs in the page: keeps how long each interaction took, from the finger to the next picture. */
function watchInteractions(shortest) {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId > 0) window.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true });
}

/** Runs in the page: keeps how long each move of a pointer took until its picture was there. */
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

/** Three ways to time what someone does on a page, in ms. */
const MEASURES = {
  interaction: async (page, act) => {
    await page.evaluate(() => {
      window.interactions = [];
    });
    await act(page);
    await page.waitForTimeout(SETTLED_MS);
    const times = await page.evaluate(() => window.interactions);
    if (!times) throw new Stop('The page was left while it was measured.');
    return Math.max(SHORTEST_MS, ...times);
  },
  drag: async (page, act) => {
    await page.evaluate(() => {
      window.moves = [];
    });
    await act(page);
    await page.waitForTimeout(SETTLED_MS);
    const times = await page.evaluate(() => window.moves);
    if (times.length < DRAG_MOVES / 3) throw new Stop('The handle was not pulled.');
    return Math.max(...times);
  },
  save: async (page, act) => {
    const saved = page.evaluate(timeUntilSaid, 'Your graph is saved.');
    await act(page);
    return saved;
  },
};

/**
 * Medians over `runs` for interactions on pages, with the processor slowed down. Each has a `name`
 * and a `path`, how to `prepare` the page, and what to `act` upon.
 */
const measureAll = (bench, student, { measure, runs, interactions }) =>
  timesOf(interactions, runs, ({ path, prepare, act }) =>
    withPage(bench, student, async (page, context) => {
      await page.addInitScript(watchInteractions, SHORTEST_MS);
      await page.addInitScript(watchDrags);
      await page.goto(path, { waitUntil: 'networkidle' });
      await prepare?.(page);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.waitForTimeout(SETTLED_MS);
      return MEASURES[measure](page, act);
    }),
  );

const whole = (page) => page.getByRole('textbox', { name: 'Whole number' });
const press = (page, name) => page.getByRole('button', { name }).click();

/** Students do these most, here with real keys and clicks. */
const EVERYDAY = [
  {
    name: 'type a digit on a score card',
    path: '/student/score-cards',
    prepare: (page) => whole(page).click(),
    act: (page) => page.keyboard.press('7'),
  },
  {
    name: 'submit a step of a score card',
    path: '/student/score-cards',
    prepare: (page) => whole(page).fill('997'),
    act: async (page) => {
      await press(page, 'Check my answer');
      await page.getByText(/(\d+ tries|1 try) so far\./).waitFor();
    },
  },
  {
    name: 'pick a player on the draft',
    path: '/student/draft',
    // The player who is let go is picked again, so that each round finds the same board.
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
      await press(page, `Pick ${name}`);
      await page.getByRole('button', { name: `Let go ${name}` }).waitFor();
    },
  },
  {
    name: 'open a place of the lineup',
    path: '/student/lineup',
    act: (page) => press(page, /^Tight End/),
  },
  {
    name: 'change who plays there',
    path: '/student/lineup',
    prepare: (page) => press(page, /^Quarterback/),
    act: (page) =>
      page
        .getByRole('region', { name: /Who plays/ })
        .getByRole('button')
        .last()
        .click(),
  },
];

const DRAG_MOVES = 24;

/** One handle of each type of graph. `ready` sets axes first, by their keys. */
const HANDLES = {
  circle: { name: /^Edge of /, to: { x: -160, y: 120 } },
  'stacked-bar': {
    ready: [['End of the y-axis', 4]],
    name: /^Top of /,
    to: { x: 0, y: -150 },
  },
  'multiple-line': {
    ready: [['End of the y-axis', 3]],
    name: /dot in week 2$/,
    to: { x: 0, y: -120 },
  },
  'stem-and-leaf': { name: /^Last stem$/, to: { x: 0, y: 180 } },
  histogram: { name: /^Start of the first bin$/, to: { x: 120, y: 60 } },
  'scatter-plot': {
    ready: [
      ['End of the y-axis', 1],
      ['End of the x-axis', 3],
    ],
    name: /^Point B /,
    to: { x: -120, y: -120 },
  },
  'box-and-whisker': {
    ready: [['End of the x-axis', 3]],
    name: /^Median of /,
    to: { x: 160, y: 0 },
  },
};
const builder = (type) => ({ path: `/student/graph-upload/build/${type}` });

/** A handle that is pulled in small moves. */
const DRAGS = Object.entries(HANDLES).map(([type, { ready = [], name, to }]) => ({
  ...builder(type),
  name: `${type}: ${name.source.replace(/[$^]/g, '').trim()}`,
  prepare: async (page) => {
    // The list is folded, because a graph begins with some players.
    await page.locator('summary', { hasText: /\d players?$/ }).click();
    const players = page.getByRole('group', { name: /^Players: choose/ }).getByRole('checkbox');
    for (let index = 0; index < 4; index += 1) await players.nth(index).check();
    for (const [handle, times] of ready) {
      await page.getByRole('slider', { name: handle, exact: true }).focus();
      for (let time = 0; time < times; time += 1) await page.keyboard.press('PageUp');
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

const SAVES = Object.keys(HANDLES).map((type) => ({
  ...builder(type),
  name: type,
  act: (page) => press(page, 'Save it as it is'),
}));
/** A student's week takes twenty graphs. */
const MAX_SAVES_OF_A_TYPE = 2;

export const answers = {
  heading: 'How fast pages answer',
  async run(bench) {
    const { interaction, drag, save } = bench.budgets;
    const student = await signIn(bench.site, demoAccounts().student);
    const runs = bench.quick ? 1 : 5;
    const measured = (name, options) => step(name, () => measureAll(bench, student, options));
    return [
      `From a key or a click to the next picture on the screen, in Chromium on this computer slowed down ${SLOWDOWN} times, the slowest event of each
interaction:`,
      table(
        'interaction',
        medianAndWorst('median ms', interaction),
        await measured('Interactions', { measure: 'interaction', runs, interactions: EVERYDAY }),
      ),
      'The slowest picture while a handle of a graph is pulled, from the move of the pointer to the paint, slowed down as much:',
      table(
        'handle',
        medianAndWorst('median ms', drag),
        await measured('Pulling handles', { measure: 'drag', runs, interactions: DRAGS }),
      ),
      'From the press of “Save it as it is” until the bar says that the graph is saved, slowed down as much. Its picture is made and sent meanwhile:',
      table(
        'graph',
        medianAndWorst('median ms', save),
        await measured('Saving graphs', {
          measure: 'save',
          runs: Math.min(runs, MAX_SAVES_OF_A_TYPE),
          interactions: SAVES,
        }),
      ),
    ];
  },
};
