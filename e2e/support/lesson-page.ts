import type { BrowserContext, Locator, Page } from '@playwright/test';
import { answerFromPage, type SeenStep } from '../../lib/testing/lesson-oracle';
import { callAction } from './actions';
import { DrawnChart } from './drawn-chart';
import { isVertical, middleOf, numberOf, type Pointer, pullTo } from './graph-hands';
import type { Hands } from './hands';
import { signedIn } from './http';
import { playingStudent, signInBrowser } from './playing-student';
import { expect } from './test';

/**
 * The step's content as shown on the page: question, options, table, and the text below the
 * picture.
 */
function seenOn(page: Page): Promise<SeenStep> {
  // Read in one call, because the next step's picture arrives with a refresh.
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.innerText.trim());
    const options = texts('main fieldset label:has(input[type=radio])');
    return {
      question: texts('main fieldset legend')[0]?.split('\n')[0] ?? '',
      options: options.length > 0 ? options : null,
      table: {
        columns: texts('main table thead th'),
        rows: [...document.querySelectorAll<HTMLTableRowElement>('main table tbody tr')].map(
          (row) => [...row.cells].map((cell) => cell.innerText.trim()),
        ),
      },
      words: texts('main figcaption').join(' '),
    };
  });
}

/**
 * The answer to the step on the page, computed from what is visible: text to type, or a label to
 * choose.
 */
export async function answerOn(page: Page, type: string): Promise<string> {
  let answer = '';
  await expect(async () => {
    answer = answerFromPage(type, await seenOn(page));
  }).toPass({ timeout: 10_000 });
  return answer;
}

/**
 * Tyreek Hill, CeeDee Lamb, and Keenan Allen: with them three players have catches, which a lesson
 * needs.
 */
const RECEIVERS = [33040, 36358, 30279];

/** Signs a browser in as a new student whose players allow all seven lessons. */
export async function signInLearner(context: BrowserContext, site: string): Promise<void> {
  const account = await playingStudent(site);
  const student = await signedIn(site, account);
  for (const id of RECEIVERS)
    await callAction(student, site, 'draftPlayerAction', [{ position: 'WR', id }]);
  await signInBrowser(context, account);
}

/** Solves the open step and answers it right. Returns the button to continue. */
export async function answerStep(
  page: Page,
  hands: Hands,
  type: string,
  step: number,
  mark?: Mark,
) {
  await expect(page.getByText(`Step ${step} of 9`)).toBeVisible();
  const answer = await answerOn(page, type);
  const slider = page.getByRole('slider');
  if (mark && (await slider.count())) {
    await mark(slider, answer);
    return checked(page, hands, `${type}, step ${step}: ${answer}`, step);
  }
  const option = page.getByRole('radio', { name: answer, exact: true });
  if (await option.count()) await hands.choose(option);
  else await hands.write(page.getByRole('textbox', { name: 'Whole number' }), answer);
  return checked(page, hands, `${type}, step ${step}: ${answer}`, step);
}

/** Puts the mark on the picture at the answer. */
export type Mark = (slider: Locator, answer: string) => Promise<void>;

/** Arrow keys only, by tens where a number is far, so that each position can be reached. */
export const byKeys: Mark = async (slider, answer) => {
  const page = slider.page();
  await slider.focus();
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 800; presses += 1) {
    const { text, spot } = await slider.evaluate((mark) => ({
      text: mark.getAttribute('aria-valuetext') ?? '',
      spot: mark.closest('svg')?.querySelector('[data-marked]')?.getAttribute('data-spot') ?? '',
    }));
    const left = numberIn(answer) - Number.parseFloat(text.replace('−', '-'));
    if (spot === answer || text === answer || (spot === '' && left === 0)) return;
    await page.keyboard.press(spot === '' && left >= 10 ? 'Shift+ArrowRight' : 'ArrowRight');
  }
  throw new Error(`No arrow key leads to ${answer}.`);
};

/** With mouse or touch: taps a spot, and drags a mark to its number, as exactly as pixels allow. */
export const byPull =
  (pointer: Pointer): Mark =>
  async (slider, answer) => {
    const page = slider.page();
    const spot = page.locator(`[data-spot="${answer}"]`);
    if (await spot.count()) {
      await pointer.down(await middleOf(spot));
      return pointer.up();
    }
    const wanted = numberIn(answer);
    const from = await middleOf(slider);
    const isRing = (await slider.getAttribute('aria-valuemax')) === '360';
    const upright = await isVertical(slider);
    const circle = isRing
      ? await middleOf(DrawnChart.locator(page).locator('circle[stroke-dasharray]').first())
      : from;
    /**
     * The mark's position after this distance, in px along its line or degrees around its circle.
     */
    const at = (way: number) => {
      if (!isRing) return upright ? { x: from.x, y: from.y - way } : { x: from.x + way, y: from.y };
      const [radius, turn] = [
        Math.hypot(circle.x - from.x, circle.y - from.y),
        (way * Math.PI) / 180,
      ];
      return { x: circle.x + radius * Math.sin(turn), y: circle.y - radius * Math.cos(turn) };
    };
    const look = async (way: number) => {
      await pointer.move(at(way));
      return numberOf(slider);
    };
    await pointer.down(from);
    const { value, slope } = await pullTo(look, wanted);
    await pointer.up();
    // A number between two pixels is typed in the box, or reached by steps.
    const off = wanted - value;
    expect(Math.abs(off), `the mark comes near ${answer}`).toBeLessThanOrEqual(
      Math.max(1, Math.abs(slope)),
    );
    await slider.focus();
    for (let left = off; left !== 0; left = wanted - (await numberOf(slider)))
      await page.keyboard.press(left > 0 ? 'ArrowRight' : 'ArrowLeft');
  };

function numberIn(answer: string): number {
  const [top, bottom = '1'] = answer.split('/');
  return Number(top) / Number(bottom);
}

async function checked(page: Page, hands: Hands, what: string, step: number) {
  await hands.press(page.getByRole('button', { name: 'Check my answer' }));
  await expect(page.getByRole('region').getByText(/^Correct/), what).toBeVisible();
  return page.getByRole('button', { name: step < 9 ? 'Next step' : 'See what you did' });
}
