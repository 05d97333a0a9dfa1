import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const WIDE = { width: 1366, height: 768 };
export const NARROW = { width: 320, height: 640 };
const WCAG_AND_BEST = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a machine can say about whether a page works for everybody, as it stands now: by axe, and on a narrow screen. */
export async function expectForEverybody(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await expectNoViolations(page);
  expect.soft(await bodyFontSize(page), 'the size of plain text in px').toBeGreaterThanOrEqual(16);
  await page.setViewportSize(NARROW);
  expect.soft(await sidewaysOverflow(page), 'what reaches beyond a page of 320 px').toEqual([]);
  await page.setViewportSize(WIDE);
}

/** What axe says about a page as it stands, on the screen it stands on. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_AND_BEST).analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }));
  expect.soft(told, 'what axe finds').toEqual([]);
}

function bodyFontSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
}

/** Nothing while the page fits; otherwise the elements that stick out. */
function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement;
    if (!root || root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return [`${root.scrollWidth} px`, ...wide.slice(0, 8).map((element) => element.outerHTML.slice(0, 120))];
  });
}
