import type { Page } from '@playwright/test';

/** Words that no Spanish text has, and no name of a player or a team. */
const ENGLISH = new RegExp(
  String.raw`(?<!\p{L})(?:the|and|of|your|you|is|are|with|for|this|that|to|not|from|each|how|what|week|` +
    'points?|yards|players?|scores?|games?|right|wrong|passing|rushing|receiving|extra points|' +
    String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+\s?[AP]M)(?!\p{L})`,
  'iu',
);

export const isEnglish = (text: string): boolean => ENGLISH.test(text);

/** The same of a page's source, for pages that don't need a browser. */
export function englishIn(html: string): string[] {
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const texts = body.split(/<[^>]*>/);
  const names = [...body.matchAll(/ (?:aria-label|title|placeholder|alt|content)="([^"]*)"/g)];
  return [...texts, ...names.map(([, name = '']) => name)].filter(isEnglish);
}

/** The texts and names that have an English word in them, of the page or of some of its parts. */
export async function englishOn(page: Page, parts = 'html'): Promise<string[]> {
  const texts = await page.evaluate((selector) => {
    const found: string[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, nodeValue } = walker.currentNode;
        if (!parentElement?.closest('script, style, [lang="en"]')) found.push(nodeValue ?? '');
      }
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const element of root.querySelectorAll(`[${name}]`))
          found.push(element.getAttribute(name) ?? '');
    }
    return found;
  }, parts);
  return texts.filter(isEnglish);
}
