import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type SeenStep, seenAnswer } from '../../lib/testing/lesson-oracle';
import { callAction } from './actions';
import { DrawnChart } from './drawn-chart';
import { isVertical, middleOf, numberOf, type Pointer, pullTo } from './graph-hands';
import type { Hands } from './hands';
import { signedIn } from './http';
import { playingStudent, signInBrowser } from './playing-student';
import { expect } from './test';

/**
 * What the step on the page asks, read off the page alone: the question, the options, the table,
 * and the words under the picture.
 */
function seenOn(page: Page): Promise<SeenStep> {
  // At one moment, because the next step's picture comes by a refresh.
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.innerText.trim());
    const options = texts('fieldset label:has(input[type=radio])');
    return {
      question: texts('fieldset legend')[0]?.split('\n')[0] ?? '',
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
 * The answer of the step on the page, worked out from what is seen: a text to type, or a label to
 * choose.
 */
export async function answerOn(page: Page, type: string): Promise<string> {
  let answer = '';
  await expect(async () => {
    answer = seenAnswer(type, await seenOn(page));
  }).toPass({ timeout: 10_000 });
  return answer;
}

/**
 * Tyreek Hill, CeeDee Lamb and Keenan Allen: whoever else was drawn, three players have catches,
 * which a lesson needs.
 */
const RECEIVERS = [33040, 36358, 30279];

/** Signs a browser in as a student of their own, whose players carry each of the seven lessons. */
export async function signInLearner(context: BrowserContext, site: string): Promise<void> {
  const account = await playingStudent(site);
  const student = await signedIn(site, account);
  for (const id of RECEIVERS)
    await callAction(student, site, 'draftPickAction', [{ position: 'WR', id }]);
  await signInBrowser(context, account);
}

/** Works the open step out and answers it right. Gives the button that leads on. */
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

/** Puts the mark on the picture where the answer is. */
export type Mark = (slider: Locator, answer: string) => Promise<void>;

/** By arrow keys alone: pulled with nothing, so that each place of a mark can be reached. */
export const byKeys: Mark = async (slider, answer) => {
  const page = slider.page();
  await slider.focus();
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 800; presses += 1) {
    const { text, spot } = await slider.evaluate((mark) => ({
      text: mark.getAttribute('aria-valuetext') ?? '',
      spot: mark.closest('svg')?.querySelector('[data-marked]')?.getAttribute('data-spot') ?? '',
    }));
    if (
      spot === answer ||
      text === answer ||
      (spot === '' && Number.parseFloat(text.replace('−', '-')) === numberIn(answer))
    )
      return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`No arrow key leads to ${answer}.`);
};

/**
 * By a mouse or a finger: a spot is tapped, and a mark is pulled to where its number is, as near as
 * a pixel goes.
 */
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
    /** Where the mark is after this way, in px along its line, or in degrees around its circle. */
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
    // Between two pixels lies what is typed beside, or stepped to.
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
