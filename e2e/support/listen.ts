import type { Page } from '@playwright/test';

export type Ears = {
  /** All that was said since the page came, or since the last call of `during` began. */
  heard: () => Promise<string[]>;
  /** What is said from the beginning of `act` to its end: let it wait for what ends it. */
  during: (act: () => Promise<unknown>) => Promise<string[]>;
};

type Recorder = { said: string[] };

/**
 * Hears what a screen reader says by itself: each change of a live region that was on the page and rendered before the change, and each alert
 * that comes. A region that comes with its words, or was `display: none` until then, stays silent, as it does in browsers.
 * Call it before the page is opened.
 */
export async function listen(page: Page): Promise<Ears> {
  await page.addInitScript(record);
  // By then, what React does after a change has been done too.
  const settled = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const heard = async () => {
    await settled();
    return page.evaluate(() => (window as unknown as { ears: Recorder }).ears.said);
  };
  return {
    heard,
    async during(act) {
      await settled();
      await page.evaluate(() => {
        (window as unknown as { ears: Recorder }).ears.said = [];
      });
      await act();
      return heard();
    },
  };
}

/** Runs in the page. */
function record(): void {
  const ears: Recorder = { said: [] };
  (window as unknown as { ears: Recorder }).ears = ears;
  const REGIONS = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
  /** The words of each region at the last look; null where it was not rendered. */
  const known = new WeakMap<Element, string | null>();

  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [inert]');

  function wordsOf(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || !isThere(node)) return '';
    const name = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (name !== null) return ` ${name} `;
    const inside = [...node.childNodes].map(wordsOf).join('');
    return getComputedStyle(node).display === 'inline' ? inside : ` ${inside} `;
  }

  function look(isFirst = false): void {
    for (const region of document.querySelectorAll(REGIONS)) {
      // A no-break space stays: it tells the same words, said anew, from words that have only been left standing.
      const words = isThere(region)
        ? wordsOf(region)
            .replace(/[ \n\t]+/g, ' ')
            .replace(/^ | $/g, '')
        : null;
      const before = known.get(region);
      known.set(region, words);
      if (isFirst || !words?.trim() || words === before) continue;
      const wasThere = before !== undefined && before !== null;
      if (wasThere || region.getAttribute('role') === 'alert') ears.said.push(words.trim());
    }
  }

  const attributeFilter = ['class', 'style', 'hidden', 'open', 'role', 'aria-live', 'aria-hidden', 'aria-label', 'alt'];
  document.addEventListener('DOMContentLoaded', () => {
    look(true);
    new MutationObserver(() => look()).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter,
    });
  });
}
