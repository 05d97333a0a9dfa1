import type { Page } from '@playwright/test';

export type Ears = {
  /** All announcements since the page loaded, or since the last call of `during` began. */
  heard: () => Promise<string[]>;
  /**
   * The announcements from the beginning of `act` to its end, so `act` must wait for the last one.
   */
  during: (act: () => Promise<unknown>) => Promise<string[]>;
};

type Recorder = { said: string[] };

/**
 * Records what a screen reader announces by itself: each change of a live region that was rendered
 * before the change, and each new alert. A region that appears together with its text, or was
 * `display: none`, stays silent, as in browsers. Call it before the page is opened.
 */
export async function listen(page: Page): Promise<Ears> {
  await page.addInitScript(record);
  // By then, React's follow-up work is done too.
  const settled = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
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
  const REGIONS =
    ':is([aria-live], [role="status"], [role="alert"], [role="log"], output):not([aria-live="off"])';
  /** Each region's text at the last check; null if it wasn't rendered. */
  const known = new WeakMap<Element, string | null>();

  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]');

  function wordsOf(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || !isThere(node)) return '';
    const name = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (name !== null) return ` ${name} `;
    const inside = [...node.childNodes].map(wordsOf).join('');
    return getComputedStyle(node).display === 'inline' ? inside : ` ${inside} `;
  }

  const inRegion = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(REGIONS) ?? null;
  const trim = (words: string) => words.replace(/[ \n\t\u00a0]+/g, ' ').trim();

  /** Uses the attribute; without it, a status or alert is read as a whole. */
  function isWhole(region: Element): boolean {
    const atomic = region.getAttribute('aria-atomic');
    return (
      atomic === 'true' ||
      (atomic === null && ['status', 'alert'].includes(region.getAttribute('role') ?? ''))
    );
  }

  /** The text that was added or changed in each region. */
  function newsOf(records: readonly MutationRecord[]): Map<Element, Node[]> {
    const news = new Map<Element, Node[]>();
    for (const { type, target, addedNodes } of records) {
      const region = inRegion(target);
      if (!region || type === 'attributes') continue;
      const nodes =
        type === 'characterData' ? [target] : [...addedNodes].filter((node) => node.isConnected);
      news.set(region, [...(news.get(region) ?? []), ...nodes]);
    }
    return news;
  }

  function look(records: readonly MutationRecord[] | null): void {
    const news = newsOf(records ?? []);
    for (const region of document.querySelectorAll(REGIONS)) {
      const words = isThere(region) ? trim(wordsOf(region)) : null;
      const before = known.get(region);
      known.set(region, words);
      const wasThere = before !== undefined && before !== null;
      if (!records || !words || !(wasThere || region.getAttribute('role') === 'alert')) continue;
      const added = news.get(region) ?? [];
      const heard = isWhole(region)
        ? added.length > 0 || words !== before
          ? words
          : ''
        : trim(added.map(wordsOf).join(' '));
      if (heard) ears.said.push(heard);
    }
  }

  const attributeFilter = [
    'class',
    'style',
    'hidden',
    'open',
    'role',
    'aria-live',
    'aria-hidden',
    'aria-label',
    'alt',
  ];
  document.addEventListener('DOMContentLoaded', () => {
    look(null);
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter,
    });
  });
}
