import type { Page } from '@playwright/test';

/** Controls whose accessible name lacks their visible text, which people say in speech control. */
export function unspokenLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="radio"]';

    /** Ignores case, punctuation, and symbols, because nobody says them. */
    const words = (text: string) =>
      ` ${(
        text
          .toLowerCase()
          .normalize('NFKC')
          .match(/[\p{L}\p{N}’']+/gu) ?? []
      ).join(' ')} `;

    function isSeen(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 1 &&
        height > 1
      );
    }

    /** Leaves out pictures and drawn numbers: a fraction has its own name, "one half". */
    function seenIn(node: Node): string {
      if (node instanceof Text)
        return node.parentElement && isSeen(node.parentElement) ? node.data : '';
      if (
        !(node instanceof Element) ||
        node.matches('svg, img, input, select, textarea, .mixed-number, .keep-colors, .sr-only')
      )
        return ' ';
      return [...node.childNodes]
        .map(seenIn)
        .join(node.matches('p, div, li, h2, h3, dt, dd') ? ' ' : '');
    }

    function spokenIn(node: Node): string {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ' ';
      const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
      return own === null ? ` ${[...node.childNodes].map(spokenIn).join('')} ` : ` ${own} `;
    }

    function nameOf(control: Element): string {
      const ids = control.getAttribute('aria-labelledby')?.split(' ');
      if (ids)
        return ids
          .map((id) => spokenIn(document.getElementById(id) ?? document.createTextNode('')))
          .join(' ');
      const own = control.getAttribute('aria-label');
      if (own !== null) return own;
      return control.matches('input, select, textarea')
        ? labelsOf(control).map(spokenIn).join(' ')
        : spokenIn(control);
    }

    const labelsOf = (control: Element): Element[] => [
      ...((control as HTMLInputElement).labels ?? []),
    ];

    return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
      const parts = control.matches('input, select, textarea') ? labelsOf(control) : [control];
      const seen = words(parts.filter(isSeen).map(seenIn).join(' '));
      const name = words(nameOf(control));
      return name.replaceAll(' ', '').includes(seen.replaceAll(' ', ''))
        ? []
        : [`seen:${seen}name:${name}`];
    });
  });
}
