import type { Page } from '@playwright/test';
import { expect } from './test';

type Row = { name: string; count: bigint };

/** The numbers of a circle lesson, as the page shows them, and the answers worked out of them by hand. */
export class CircleLesson {
  private constructor(private readonly rows: readonly Row[]) {}

  static async read(page: Page): Promise<CircleLesson> {
    const table = page.getByRole('table', { name: 'Catches of your players up to now' });
    await expect(table).toBeVisible();
    const rows = await table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .all();
    return new CircleLesson(
      await Promise.all(
        rows.map(async (row) => ({
          name: (await row.getByRole('rowheader').innerText()).trim(),
          count: BigInt(await row.getByRole('cell').innerText()),
        })),
      ),
    );
  }

  /** The text to type, or the label to choose. */
  answer(question: string): string {
    const named = this.rows.filter(({ name }) => question.includes(name));
    const part = named.reduce((sum, { count }) => sum + count, 0n);
    if (question.includes('in all')) return String(this.whole);
    if (question.startsWith('Who gets the widest')) return this.largest.name;
    if (question.startsWith('How large is the slice')) return sizeOf(part, this.whole);
    if (question.startsWith('What fraction')) return `${part}/${this.whole}`;
    if (question.startsWith('What percent')) return nearest(part * 100n, this.whole);
    if (question.startsWith('All players but')) return nearest((this.whole - part) * 360n, this.whole);
    if (question.includes('degrees')) return nearest(part * 360n, this.whole);
    return String(part);
  }

  private get whole(): bigint {
    return this.rows.reduce((sum, { count }) => sum + count, 0n);
  }

  private get largest(): Row {
    return this.rows.reduce((best, row) => (row.count > best.count ? row : best));
  }
}

function nearest(top: bigint, bottom: bigint): string {
  return String((2n * top + bottom) / (2n * bottom));
}

function sizeOf(part: bigint, whole: bigint): string {
  if (part * 2n >= whole) return 'Half or more';
  return part * 4n >= whole ? 'At least a quarter, less than half' : 'Less than a quarter';
}
