import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

declare global {
  interface Window {
    /** Texts that React has changed while the page still shows the old ones. */
    outdatedTexts: string[];
  }
}

const troubles = new WeakMap<Page, string[]>();

/**
 * Simulates Chrome's page translation on all pages of this browser: each text node, also a later
 * one, is replaced by two nested `font` elements. The words stay English, so tests can read them.
 * It starts once a page has loaded and its scripts run, like the browser's.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  context.on('page', follow);
  for (const page of context.pages()) follow(page);
  await context.addInitScript(() => {
    window.outdatedTexts = [];
    const changed = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        window.outdatedTexts.push(`“${oldValue}” is now “${target.nodeValue}”`);
    });
    const isLeftAlone = ({ parentElement: parent }: Text) =>
      parent === null ||
      parent.closest('script, style, noscript, textarea, font, [data-translated]') !== null;

    function replace(text: Text): void {
      if (text.data.trim() === '' || isLeftAlone(text)) return;
      const inSvg =
        text.parentElement instanceof SVGElement &&
        text.parentElement.closest('foreignObject') === null;
      const make = () => {
        const element = inSvg
          ? document.createElementNS('http://www.w3.org/2000/svg', 'tspan')
          : document.createElement('font');
        element.setAttribute('data-translated', '');
        return element;
      };
      const [outer, inner] = [make(), make()];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
      changed.observe(text, { characterData: true, characterDataOldValue: true });
    }

    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    }

    const isHydrated = () =>
      Object.keys(document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      );
    function begin(): void {
      if (!isHydrated()) return void requestAnimationFrame(begin);
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') translate(target);
          for (const node of addedNodes) if (node.isConnected) translate(node);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }
    addEventListener('load', begin);
  });
}

function follow(page: Page): void {
  const found: string[] = [];
  troubles.set(page, found);
  page.on('pageerror', (error) => found.push(`${error.name}: ${error.message}`));
}

/** The page was translated, nothing failed in it, and each of its texts is current. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main [data-translated]').first()).toBeAttached();
  expect(troubles.get(page), 'errors on the page').toEqual([]);
  expect(await page.evaluate(() => window.outdatedTexts), 'texts that are out of date').toEqual([]);
}

/** Its text equals that of the untranslated page. */
export async function expectSameWords(page: Page, plain: Page): Promise<void> {
  await expectTranslated(page);
  const words = (of: Page) =>
    of
      .locator('main')
      .evaluate((main) => (main as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
  await plain.goto(page.url());
  await expect.poll(async () => words(plain)).toBe(await words(page));
}
