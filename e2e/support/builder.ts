import { expect, type Locator, type Page } from '@playwright/test';
import type { GraphType } from '../../lib/domain/graphs/graph-names';
import type { Hands } from './hands';

/**
 * A player's row of the table: one number per week or statistic, null for a week without a game.
 */
export type Row = { name: string; numbers: (number | null)[] };

/** Works with the graph builder like a student. */
export class GraphBuilderPage {
  constructor(
    readonly page: Page,
    readonly hands: Hands,
  ) {}

  async open(type: GraphType): Promise<void> {
    await this.page.goto(`/student/graph-upload/build/${type}`);
    await expect(this.page.getByRole('heading', { name: '1. Choose your data' })).toBeVisible();
  }

  /** Leaves only the first players in the list chosen, whoever the graph began with. */
  async choosePlayers(count: number): Promise<void> {
    const group = this.page.getByRole('group', { name: /^Players: choose/ });
    await expect(this.page.getByRole('img', { name: 'Untitled graph' })).toBeVisible();
    await this.openData();
    const boxes = group.getByRole('checkbox');
    for (let index = (await boxes.count()) - 1; index >= 0; index -= 1)
      if ((await boxes.nth(index).isChecked()) !== index < count)
        await boxes.nth(index).press('Space');
  }

  /** The choice of data is folded while the graph has players. */
  private async openData(): Promise<void> {
    if (!(await this.page.getByRole('combobox', { name: 'From', exact: true }).isVisible()))
      await this.hands.press(this.page.locator('summary', { hasText: /\d players?$/ }));
  }

  async choose(label: string, option: string): Promise<void> {
    await this.openData();
    await this.page
      .getByRole('combobox', { name: label, exact: true })
      .selectOption({ label: option });
  }

  async type(label: string, text: string, within: Locator | Page = this.page): Promise<void> {
    await this.fill(within.getByRole('textbox', { name: label, exact: true }), text);
  }

  async fill(box: Locator, text: string): Promise<void> {
    await this.hands.write(box, text);
  }

  async words(words: { title: string; x?: string; y?: string; claim: string }): Promise<void> {
    await this.type('Title', words.title);
    if (words.x) await this.type('Label below the x-axis', words.x);
    if (words.y) await this.type('Label beside the y-axis', words.y);
    await this.type('Your sentence', words.claim);
  }

  async stemKey(example: { stem: string; leaf: string; means: string }): Promise<void> {
    const key = this.page.getByRole('group', { name: 'Key' });
    await this.type('Stem', example.stem, key);
    await this.type('Leaf', example.leaf, key);
    await this.type('means', example.means, key);
    await this.type('Unit', 'yards', key);
  }

  async scale(axis: 'x' | 'y', scale: { start: number; step: number; end: number }): Promise<void> {
    const group = this.page.getByRole('group', { name: `Scale of the ${axis}-axis` });
    await this.type('Start', `${scale.start}`, group);
    await this.type('Step', `${scale.step}`, group);
    await this.type('End', `${scale.end}`, group);
  }

  /** The scale in the boxes. */
  async readScale(axis: 'x' | 'y'): Promise<{ start: number; step: number; end: number }> {
    const group = this.page.getByRole('group', { name: `Scale of the ${axis}-axis` });
    const [start = 0, step = 1, end = 1] = await Promise.all(
      ['Start', 'Step', 'End'].map(async (name) =>
        Number(await group.getByRole('textbox', { name, exact: true }).inputValue()),
      ),
    );
    return { start, step, end };
  }

  async tick(label: string): Promise<void> {
    await this.hands.choose(this.page.getByRole('checkbox', { name: label }));
  }

  /** The numbers on the page. */
  async readWantedCsvRows(): Promise<Row[]> {
    const rows = this.page
      .getByRole('region', { name: /^(Your numbers|Tus números)/ })
      .locator('tbody tr');
    const texts = await rows.evaluateAll((found) =>
      found.map((row) =>
        [...row.children].map((cell) => cell.firstChild?.textContent?.trim() ?? ''),
      ),
    );
    return texts.map(([name = '', ...cells]) => ({
      name,
      numbers: cells.map((cell) =>
        /\d/.test(cell) ? Number(cell.replace('−', '-').replace(',', '')) : null,
      ),
    }));
  }

  async check(): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: /^Check (my graph|again)$/ }));
  }

  async expectAllRight(): Promise<void> {
    await expect(
      this.page.getByText('Everything we checked is right'),
      await this.page.getByRole('main').innerText(),
    ).toBeVisible();
  }

  async save(): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: 'Save my graph' }));
    await expect(this.page.getByText('Your graph is saved.')).toBeVisible();
  }

  /** A scale with round steps that contains all numbers, starting at 0 or below. */
  roundScale(numbers: readonly number[]): { start: number; step: number; end: number } {
    const low = Math.min(0, ...numbers);
    const high = Math.max(...numbers);
    const step =
      [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => (high - low) / size <= 10) ?? 1000;
    const start = Math.floor(low / step) * step;
    return { start, step, end: Math.max(start + 2 * step, Math.ceil(high / step) * step) };
  }
}
