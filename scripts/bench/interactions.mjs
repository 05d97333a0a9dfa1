import { Stop } from '../lib/console.mjs';
import { median } from './numbers.mjs';

const SCREEN = { width: 1366, height: 768 };
/** What the browser counts at the least: a shorter interaction is on the screen with the very next frame. */
const SHORTEST_MS = 16;
/** The picture after an interaction is drawn by then, and the browser has told of it. */
const SETTLED_MS = 400;
/** The longest moment is over by then. */
const MOMENT_MS = 2_500;

/** Runs in the page before everything else: keeps how long the slowest interaction took, from the finger to the next picture. */
function watchInteractions(shortest) {
  window.slowestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId > 0) window.slowestInteraction = Math.max(window.slowestInteraction, duration);
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true });
}

/**
 * Each interaction on its page, with the processor slowed down `slowdown` times. `interactions` tell a `name`, `path` and `storageState`, how to
 * `prepare` the page, and what to `act` upon. Gives the median of `runs` and the worst, in ms.
 */
export const measureInteractions = (bench, interactions, options) =>
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
export const measureMoments = (bench, moments, options) =>
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
    results.push({ name: interaction.name, median: median(durations), worst: Math.max(...durations) });
  }
  return results;
}

async function measureOnce({ browser, site }, { path, storageState, prepare, act }, { run, slowdown, measure }) {
  const context = await browser.newContext({ baseURL: site, storageState, viewport: SCREEN });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions, SHORTEST_MS);
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

const whole = (page) => page.getByRole('textbox', { name: 'Whole number' });

/** What a student or a teacher does most, with real keys and clicks. */
export function everydayInteractions({ student, teacher, league }) {
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

/** What is worth a second of looking. `answers` are the right ones of the open week, whose box scores no one has read yet. */
export function moments({ student, answers }) {
  return [
    {
      name: 'a right answer walks to its place',
      path: '/student/score-cards',
      storageState: student,
      prepare: async (page, run) => {
        const { typed } = answers[run];
        const boxes = { 'Whole number': typed.whole, Numerator: typed.numerator, Denominator: typed.denominator };
        for (const [name, text] of Object.entries(boxes)) await page.getByRole('textbox', { name }).fill(text);
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
