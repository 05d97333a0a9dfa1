import { expect, type Locator, type Page } from '@playwright/test';
import { DrawnChart } from './drawn-chart';
import type { keyboard } from './hands';

export interface GraphHands {
  /** Drags a handle as close to a number as possible, and moves it the rest step by step. */
  bring(name: string, to: number): Promise<void>;
  /** Turns a slice's edge to an angle from the top, which makes the slice `degrees` wide. */
  turn(name: string, degrees: number, angle: number): Promise<void>;
  /** Stretches an axis until it ends at or after this number. */
  stretch(name: string, atLeast: number): Promise<void>;
  /** Adds a number without a leaf to the end of a row. */
  putLeaf(number: number, stem: string): Promise<void>;
  /** Points of one line, by week. */
  line(
    player: string,
    points: readonly { week: number; value: number }[],
    yOf: (value: number) => number,
  ): Promise<void>;
}

type Place = { x: number; y: number };

const handleOf = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
export const numberOf = async (handle: Locator) =>
  Number(await handle.getAttribute('aria-valuenow'));
export const isVertical = async (handle: Locator) =>
  (await handle.getAttribute('aria-orientation')) === 'vertical';

export async function middleOf(target: Locator): Promise<Place> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses, moves, and releases. */
export interface Pointer {
  down(at: Place): Promise<void>;
  move(to: Place): Promise<void>;
  up(): Promise<void>;
}

/** Real touches in the browser: they scroll the page unless something else handles them. */
export async function fingerOf(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: async (at) => void (await touch('touchStart', [at])),
    async move(to) {
      await touch('touchMove', [to]);
      // A touch takes effect with the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    },
    up: async () => void (await touch('touchEnd', [])),
  };
}

export const mouseOf = (page: Page): Pointer => ({
  async down({ x, y }) {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: ({ x, y }) => page.mouse.move(x, y),
  up: () => page.mouse.up(),
});

export const finger = async (page: Page): Promise<GraphHands> =>
  new PointedHands(page, await fingerOf(page));
export const pointer = (page: Page): GraphHands => new PointedHands(page, mouseOf(page));

/**
 * Drags to a number as exactly as pixels allow: two positions show where it must be, a third try is
 * closer, and then pixel by pixel. `look` moves a distance from the start and returns the number
 * there. Returns the last number, and how much a pixel changes it.
 */
export async function pullTo(
  look: (way: number) => Promise<number>,
  to: number,
): Promise<{ value: number; slope: number }> {
  const seen: { way: number; value: number }[] = [];
  const go = async (way: number) => void seen.push({ way, value: await look(way) });
  await go(12);
  await go(120);
  // Handles that move the other way, like stems dragged down, stay at the start.
  if (seen[0]?.value === seen[1]?.value) {
    seen.splice(0, 2, { way: 0, value: seen[0]?.value ?? 0 });
    await go(-60);
  }
  let slope = 0;
  for (let looks = 0; looks < 2; looks += 1) {
    const [one, two] = seen.slice(-2) as [(typeof seen)[0], (typeof seen)[0]];
    if (one.value !== two.value) slope = (two.value - one.value) / (two.way - one.way);
    if (slope !== 0) await go(two.way + (to - two.value) / slope);
  }
  const onward = slope < 0 ? -1 : 1;
  for (let tries = 0; tries < 12 && seen.at(-1)?.value !== to; tries += 1) {
    const { way, value } = seen.at(-1) as (typeof seen)[0];
    await go(way + onward * Math.sign(to - value));
  }
  return { value: seen.at(-1)?.value ?? 0, slope };
}

class PointedHands implements GraphHands {
  /** Ends a test whose handle never arrives. */
  private actions = 0;

  constructor(
    private readonly page: Page,
    private readonly pointer: Pointer,
  ) {}

  private async take(target: Locator): Promise<Place> {
    const at = await middleOf(target);
    await this.pointer.down(at);
    return at;
  }

  async bring(name: string, to: number): Promise<void> {
    const handle = handleOf(this.page, name);
    const vertical = await isVertical(handle);
    const from = await this.take(handle);
    const at = (way: number): Place =>
      vertical ? { x: from.x, y: from.y - way } : { x: from.x + way, y: from.y };
    const look = async (way: number) => {
      await this.pointer.move(at(way));
      return numberOf(handle);
    };
    await pullTo(look, to);
    await this.pointer.up();
    await this.nudge(handle, to);
  }

  /** The buttons for single steps, while the handle is active. */
  private async nudge(handle: Locator, to: number): Promise<void> {
    for (let left = await numberOf(handle); left !== to; left = await numberOf(handle)) {
      await this.page
        .getByRole('button', { name: left < to ? 'One step more' : 'One step less' })
        .click();
      this.actions += 1;
      if (this.actions > 500) throw new Error(`${handle} does not come to ${to}.`);
    }
  }

  async turn(name: string, degrees: number, angle: number): Promise<void> {
    const circle = await DrawnChart.locator(this.page)
      .locator('circle[stroke-dasharray]')
      .first()
      .boundingBox();
    if (!circle) throw new Error('There is no circle.');
    const [middle, radius] = [
      { x: circle.x + circle.width / 2, y: circle.y + circle.height / 2 },
      circle.width / 2,
    ];
    const on = (turn: number): Place => ({
      x: middle.x + radius * Math.sin((turn * Math.PI) / 180),
      y: middle.y - radius * Math.cos((turn * Math.PI) / 180),
    });
    const handle = handleOf(this.page, name);
    await this.take(handle);
    await this.pointer.move(on(angle - 4));
    await this.pointer.move(on(angle));
    await this.pointer.up();
    await this.nudge(handle, degrees);
  }

  async stretch(name: string, atLeast: number): Promise<void> {
    const handle = handleOf(this.page, name);
    const vertical = await isVertical(handle);
    const from = await this.take(handle);
    const outward = name.startsWith('Start') ? -1 : 1;
    const isFar = async () =>
      (await handle.getAttribute('aria-valuetext')) !== 'not set yet' &&
      outward * (await numberOf(handle)) >= outward * atLeast;
    for (let way = 4; way < 800 && !(await isFar()); way += 4) {
      const pulled = way * outward;
      await this.pointer.move(
        vertical ? { x: from.x, y: from.y - pulled } : { x: from.x + pulled, y: from.y },
      );
    }
    expect(await isFar(), `${name} reaches ${atLeast}`).toBe(true);
    await this.pointer.up();
  }

  async putLeaf(number: number, stem: string): Promise<void> {
    const chip = this.page
      .getByRole('button', { name: `Leaf of ${number}`.replace('-', '−'), exact: true })
      .first();
    // The numbers stay visible above the rows.
    await this.page.locator(`[data-row="${rowOf(stem)}"]`).scrollIntoViewIfNeeded();
    const row = await this.page.locator(`[data-row="${rowOf(stem)}"]`).boundingBox();
    if (!row) throw new Error(`There is no row for stem ${stem}.`);
    const to = { x: row.x + row.width - 8, y: row.y + row.height / 2 };
    const from = await this.take(chip);
    await this.pointer.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await this.pointer.move(to);
    await this.pointer.up();
  }

  async line(
    player: string,
    points: readonly { week: number; value: number }[],
    yOf: (value: number) => number,
  ): Promise<void> {
    await this.page.getByRole('button', { name: player, exact: true }).click();
    const picture = await DrawnChart.locator(this.page).boundingBox();
    const places: Place[] = [];
    for (const { week, value } of points) {
      const { x } = await middleOf(handleOf(this.page, `${player}’s dot in week ${week}`));
      places.push({ x, y: (picture?.y ?? 0) + yOf(value) });
    }
    const [first] = places;
    if (!first) return;
    const heights = points.map(({ value }) => value);
    const middle = (Math.max(...heights) + Math.min(0, ...heights)) / 2;
    // Starts between the weeks in the middle of the plot, where no other handle is hit.
    await this.pointer.down({
      x: (first.x + (places[1]?.x ?? first.x)) / 2,
      y: (picture?.y ?? 0) + yOf(middle),
    });
    for (const place of places) await this.pointer.move(place);
    await this.pointer.up();
    for (const { week, value } of points) {
      const handle = handleOf(this.page, `${player}’s dot in week ${week}`);
      if ((await numberOf(handle)) === value) continue;
      await handle.focus();
      await this.nudge(handle, value);
    }
  }
}

const rowOf = (stem: string) => (stem.startsWith('-') ? -1 - Number(stem.slice(1)) : Number(stem));

/** Keyboard only: Tab to a handle, then arrows and Page Up. */
export class KeyedHands implements GraphHands {
  /** Ends a test whose handle never arrives. */
  private actions = 0;

  constructor(
    private readonly page: Page,
    private readonly keys: ReturnType<typeof keyboard>,
  ) {}

  private async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.actions += 1;
  }

  /** Reads the focused handle. To look it up by its name after each key would take far longer. */
  private focused(): Promise<{ number: number; isEmpty: boolean }> {
    return this.page.evaluate(() => {
      const handle = document.activeElement;
      return {
        number: Number(handle?.getAttribute('aria-valuenow')),
        isEmpty: handle?.getAttribute('aria-valuetext') === 'not set yet',
      };
    });
  }

  async bring(name: string, to: number): Promise<void> {
    const handle = handleOf(this.page, name);
    await this.keys.reach(handle);
    if ((await this.focused()).isEmpty) await this.press('ArrowUp');
    for (;;) {
      const left = to - (await this.focused()).number;
      if (left === 0) break;
      const size = Math.abs(left) >= 10 ? 10 : 1;
      const key = `${size === 10 ? 'Shift+' : ''}Arrow${left > 0 ? 'Right' : 'Left'}`;
      // A handle may move by halves, so the rest is read again.
      for (let times = Math.max(1, Math.floor(Math.abs(left) / size)); times > 0; times -= 1)
        await this.press(key);
      if (this.actions > 3000) throw new Error(`${name} does not come to ${to}.`);
    }
    await expect(handle).toBeFocused();
  }

  turn(name: string, degrees: number): Promise<void> {
    return this.bring(name, degrees);
  }

  async stretch(name: string, atLeast: number): Promise<void> {
    const handle = handleOf(this.page, name);
    await this.keys.reach(handle);
    const [key, outward] = name.startsWith('Start')
      ? (['ArrowDown', -1] as const)
      : (['ArrowUp', 1] as const);
    for (;;) {
      const { isEmpty, number } = await this.focused();
      if (!isEmpty && outward * number >= outward * atLeast) break;
      await this.press(key);
    }
    await expect(handle).toBeFocused();
  }

  async putLeaf(number: number, stem: string): Promise<void> {
    const chip = this.page
      .getByRole('button', { name: `Leaf of ${number}`.replace('-', '−'), exact: true })
      .first();
    await this.keys.reach(chip);
    const rows = await this.page
      .locator('[data-row]')
      .evaluateAll((found) => found.map((row) => row.getAttribute('data-row')));
    await this.press('ArrowDown');
    // It lands in the first row; from there its own handle moves it.
    const steps = rows.indexOf(`${rowOf(stem)}`);
    if (steps === 0) return;
    const first = await this.page.locator(`[data-leaf^="${rows[0]} "] [role="slider"]`).count();
    await this.keys.reach(
      this.page.locator(`[data-leaf="${rows[0]} ${first - 1}"] [role="slider"]`),
    );
    for (let step = 0; step < steps; step += 1) await this.press('ArrowDown');
  }

  async line(player: string, points: readonly { week: number; value: number }[]): Promise<void> {
    await this.keys.press(this.page.getByRole('button', { name: player, exact: true }));
    for (const { week, value } of points)
      await this.bring(`${player}’s dot in week ${week}`, value);
  }
}
