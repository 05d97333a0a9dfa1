import type { Page } from '@playwright/test';
import { type SeenStep, seenAnswer } from '../../lib/testing/lesson-oracle';
import { expect } from './test';

/** What the step on the page asks, read off the page alone: the question, the options, the table, and the words under the picture. */
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
        rows: [...document.querySelectorAll<HTMLTableRowElement>('main table tbody tr')].map((row) =>
          [...row.cells].map((cell) => cell.innerText.trim()),
        ),
      },
      words: texts('main figcaption').join(' '),
    };
  });
}

/** The answer of the step on the page, worked out from what is seen: a text to type, or a label to choose. */
export async function answerOn(page: Page, type: string): Promise<string> {
  let answer = '';
  await expect(async () => {
    answer = seenAnswer(type, await seenOn(page));
  }).toPass({ timeout: 10_000 });
  return answer;
}
