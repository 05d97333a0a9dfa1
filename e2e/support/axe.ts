import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** The space for a page on a school Chromebook of 1366 × 768. */
export const CHROMEBOOK = { width: 1366, height: 625 };
const WIDE = { width: 1366, height: 768 };
export const NARROW = { width: 320, height: 640 };
const WCAG_AND_BEST = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Automatic accessibility checks of a page in its present state: by axe, and on a narrow screen.
 */
export async function expectForEverybody(page: Page): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const expectNone = (found: string[], what: string) =>
    expect.soft(found, `${pathname}${search}: ${what}`).toEqual([]);
  await page.setViewportSize(WIDE);
  await expectNoViolations(page);
  expectNone(await smallTexts(page), 'what is too small to read');
  expectNone(await cutWhenSpaced(page), 'what is cut off on a wide page by wider spacing');
  await page.setViewportSize(NARROW);
  expectNone(await sidewaysOverflow(page), 'what reaches beyond a page of 320 px');
  expectNone(await cutWhenSpaced(page), 'what is cut off on a narrow page by wider spacing');
  await page.setViewportSize(WIDE);
}

/** Of texts that look alike, axe measures the contrast of the one with this mark. */
const MARK = 'data-contrast';
/** Every page of a test gets it anew, and it is half as long as the package's `source`. */
const SOURCE = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const AXE = `${SOURCE}; axe.configure({ rules: [{ id: 'color-contrast', selector: '[${MARK}]' }] });`;

/**
 * Runs axe on the page. Pages have no frames, so one run is enough; details of passing elements are
 * skipped.
 */
export async function expectNoViolations(
  page: Page,
  { except = [] as string[] } = {},
): Promise<void> {
  await markEachLook(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ values, rules, mark }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document, {
        runOnly: { type: 'tag', values },
        rules,
        resultTypes: ['violations'],
      });
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        where: nodes.map(
          ({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`,
        ),
      }));
    },
    {
      values: WCAG_AND_BEST,
      rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
      mark: MARK,
    },
  );
  expect.soft(found, `what axe finds on ${page.url()}`).toEqual([]);
}

/**
 * Contrast takes more than half of axe's time, and the rows of a list look alike. So of all texts
 * that agree in everything that decides about it, also in what they stand on, one gets the mark.
 */
function markEachLook(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    const looks = new Map<Element, number>();
    const numbers = new Map<string, number>();
    const lookOf = (element: Element | null): number => {
      if (!element) return 0;
      const known = looks.get(element);
      if (known !== undefined) return known;
      const style = getComputedStyle(element);
      const look = [
        lookOf(element.parentElement),
        element.matches(':disabled, [aria-disabled="true"]'),
        ...[style.color, style.backgroundColor, style.backgroundImage, style.opacity],
        ...[style.fontSize, style.fontWeight, style.textShadow, style.position, style.zIndex],
      ].join();
      const number = numbers.get(look) ?? numbers.size + 1;
      numbers.set(look, number);
      looks.set(element, number);
      return number;
    };
    const isText = (element: Element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const seen = new Set<number>();
    for (const element of [...document.body.querySelectorAll('*')].filter(isText)) {
      const look = lookOf(element);
      if (!seen.has(look) && element.checkVisibility()) {
        seen.add(look);
        element.setAttribute(mark, '');
      }
    }
  }, MARK);
}

/**
 * Buttons and links that look like buttons are at least 44 px high and wide; other targets 24 px,
 * except links in a sentence.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll(
        'a[href], button, summary, select, textarea, input:not([type="hidden"])',
      ),
    ];
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const small = targets.flatMap((element) => {
      const hit =
        element instanceof HTMLInputElement && element.closest('label')
          ? element.closest('label')
          : element;
      if (!hit || !isSeen(hit)) return [];
      const { display, borderTopWidth, borderTopStyle } = getComputedStyle(hit);
      if (display === 'inline') return [];
      const looksLikeButton =
        /^(A|BUTTON)$/.test(hit.tagName) &&
        borderTopStyle !== 'none' &&
        Number.parseFloat(borderTopWidth) >= 2;
      const least = looksLikeButton ? 44 : 24;
      const { width, height } = hit.getBoundingClientRect();
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      return [
        `${Math.round(width)} × ${Math.round(height)}, at least ${least}: ${hit.outerHTML.slice(0, 120)}`,
      ];
    });
    return small.slice(0, 8);
  });
}

/**
 * Text is at least 16 px; units, stacked fractions, and labels in drawings 14. Text for screen
 * readers only isn't checked.
 */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.nodeValue?.trim();
      if (
        !element ||
        !words ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1 || element.closest('script, style, noscript')) continue;
      // Text on a small picture, such as a jersey, is also beside it.
      const drawing = element.closest('svg');
      if (drawing?.ariaHidden && drawing.getBoundingClientRect().width < 120) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size =
        Number.parseFloat(getComputedStyle(element).fontSize) *
        (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      const least = drawing || element.closest('.text-unit, .shirt, .stacked-fraction') ? 14 : 16;
      if (size < least - 0.05) small.add(`${size.toFixed(1)} px: ${words.slice(0, 40)}`);
    }
    return [...small].slice(0, 8);
  });
}

/** Elements that cut text with the spacing of WCAG 2.2, 1.4.12. */
export function cutWhenSpaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The page's policy forbids a style element.
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    // A copy, because the list itself changes with the page.
    const own = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...own, spacing];
    // Text for screen readers isn't visible, and decoration is also beside it as text.
    const isShown = (text: Node) => {
      for (let element = text.parentElement; element; element = element.parentElement) {
        const isClipped =
          getComputedStyle(element).clipPath !== 'none' ||
          (element as HTMLElement).offsetWidth <= 1;
        if (isClipped || element.ariaHidden === 'true') return false;
      }
      return text.nodeValue?.trim() !== '';
    };
    const wordsIn = (element: Element) => {
      const found: { words: string; right: number; bottom: number }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        if (!isShown(text)) continue;
        for (const { right, bottom } of range.getClientRects())
          found.push({ words: text.nodeValue ?? '', right, bottom });
      }
      return found;
    };
    const cutWords = (element: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const [wide, high] = [
        hides(overflowX) && scrollWidth > clientWidth + 1,
        hides(overflowY) && scrollHeight > clientHeight + 1,
      ];
      if (!wide && !high) return [];
      const box = element.getBoundingClientRect();
      const isOutside = ({ right, bottom }: { right: number; bottom: number }) =>
        (wide && right > box.right + 1) || (high && bottom > box.bottom + 1);
      return wordsIn(element)
        .filter(isOutside)
        .map(({ words }) => `${words}: ${element.outerHTML.slice(0, 120)}`);
    };
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility(),
    );
    const cut = elements.flatMap(cutWords);
    document.adoptedStyleSheets = own;
    return cut.slice(0, 8);
  });
}

/** Empty if the page fits; otherwise the elements that overflow. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement;
    if (!root || root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return [
      `${root.scrollWidth} px`,
      ...wide.slice(0, 8).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
