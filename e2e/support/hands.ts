import { expect, type Locator, type Page } from '@playwright/test';

/** Ways to operate the app. Actions are written once, and the test chooses the input method. */
export interface Hands {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>;
  /** Replaces a text box's content. */
  write(target: Locator, text: string): Promise<void>;
  /** Selects a radio button or ticks a box. */
  choose(target: Locator): Promise<void>;
}

export function mouse(page: Page): Hands {
  return {
    press: (target) => target.click(),
    async write(target, text) {
      await target.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: (target) => target.check(),
  };
}

/** More tab stops than any page has: reaching this means that the keyboard can't get there. */
const MAX_STOPS = 250;

/**
 * Only Tab, Enter, Space, arrows, and typing. Each tab stop on the way must show its focus ring,
 * and after each press something must have the focus: only a newly loaded document may start at its
 * top.
 */
export function keyboard(page: Page): Hands & { reach: (target: Locator) => Promise<void> } {
  /** The last document that was used. */
  let lastLoad: number | null = null;

  async function goTo(target: Locator, orItsGroup = false) {
    await expect(target).toBeVisible();
    await expectFocusSomewhere(page, lastLoad);
    lastLoad = await page.evaluate(() => performance.timeOrigin);
    let place = await placeOf(target, orItsGroup);
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      // Looking an element up by its role takes longer than all else here, so it is done once,
      // and again where React has drawn another one.
      let at = await place();
      if (at === 'gone') {
        place = await placeOf(target, orItsGroup);
        at = await place();
      }
      if (at === 'reached') return;
      await page.keyboard.press(at === 'before' ? 'Shift+Tab' : 'Tab');
      await expectVisibleRing(page);
    }
    throw new Error(`No number of Tabs leads to ${target}.`);
  }

  return {
    /** Moves the focus there and does nothing. */
    reach: (target) => goTo(target),
    async press(target) {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await goTo(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(target) {
      // A group of radio buttons is one stop; arrows move inside it.
      await goTo(target, true);
      if (!(await isFocused(target))) {
        const { from, to } = await target.evaluate((element) => {
          const group = [
            ...document.querySelectorAll<HTMLInputElement>(
              `input[name="${element.getAttribute('name')}"]`,
            ),
          ];
          const at = (wanted: Element | null) =>
            group.findIndex((radio) => radio.isSameNode(wanted));
          return { from: at(document.activeElement), to: at(element) };
        });
        const steps = to - from;
        for (let step = 0; step < Math.abs(steps); step += 1) {
          await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
          await expectVisibleRing(page);
        }
      }
      if (!(await target.isChecked())) await page.keyboard.press('Space');
      await expect(target).toBeChecked();
    },
  };
}

/** Returns a function that says where an element lies, seen from the focus. */
async function placeOf(
  target: Locator,
  orItsGroup: boolean,
): Promise<() => Promise<'reached' | 'before' | 'after' | 'gone'>> {
  const found = await target.elementHandle();
  if (!found) throw new Error(`${target} is not on the page.`);
  return () =>
    found.evaluate((element, isGroupEnough) => {
      const at = document.activeElement;
      if (at === element) return 'reached';
      if (!element.isConnected) return 'gone';
      if (
        isGroupEnough &&
        at instanceof HTMLInputElement &&
        at.type === 'radio' &&
        at.name === element.getAttribute('name')
      )
        return 'reached';
      if (!at || at === document.body) return 'after';
      return element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING
        ? 'before'
        : 'after';
    }, orItsGroup);
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/**
 * The focus isn't reset to the page's beginning, unless a whole document has loaded since
 * `lastLoad`.
 */
async function expectFocusSomewhere(page: Page, lastLoad: number | null): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          (load) =>
            performance.timeOrigin !== load ||
            !['BODY', undefined].includes(document.activeElement?.tagName),
          lastLoad,
        ),
      { message: 'the keyboard keeps its place' },
    )
    .toBe(true);
}

/**
 * A ring of at least 2 px surrounds the focused element, or the card that contains the radio
 * button.
 */
async function expectVisibleRing(page: Page): Promise<void> {
  const stop = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { type } = element as HTMLInputElement;
    // A file input is invisible and lies over the button it belongs to.
    const ringed =
      type === 'file'
        ? [element.closest('label')]
        : type === 'radio'
          ? [element, element.closest('label')]
          : [element];
    const widths = ringed.map((candidate) => {
      if (!candidate) return 0;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    return { ring: Math.max(...widths), name: element.outerHTML.slice(0, 160) };
  });
  // After the last stop the focus leaves the page for the browser's toolbar.
  if (stop) expect(stop.ring, `the ring around ${stop.name}`).toBeGreaterThanOrEqual(2);
}
