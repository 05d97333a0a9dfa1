import { expect, type Page } from '@playwright/test';
import { type Fraction, plus } from './hand-scoring';
import type { Hands } from './hands';
import { pointsOf, ScoreCard } from './score-card';

const ONE: Fraction = { top: 1n, bottom: 1n };

/** A real player's card: solves his last game from the page's text alone. */
export class Scouting {
  private readonly card: ScoreCard;

  constructor(
    readonly page: Page,
    readonly hands: Hands,
  ) {
    this.card = new ScoreCard(page, hands);
  }

  /** Opens the card of the first player in the list who needs scouting; returns the name. */
  async open(): Promise<string> {
    const link = this.page.getByRole('link', { name: /^Scout / }).first();
    // Includes text that isn't laid out yet, in rows out of sight.
    const name = ((await link.textContent()) ?? '').replace(/^Scout\s+/, '');
    await this.hands.press(link);
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    return name;
  }

  async answer(name: string, { wrong = false } = {}): Promise<void> {
    const points = pointsOf(await this.card.readLines(`Scout ${name}`));
    await this.card.retype(wrong ? plus(points, ONE) : points);
    await this.card.check();
  }

  /** Scouts the first player of the list, picks him on his card, and returns to the list. */
  async openPosition(): Promise<string> {
    const name = await this.open();
    await this.answer(name);
    const pick = this.page.getByRole('button', { name: `Pick ${name}` });
    await expect(pick).toBeFocused();
    await this.hands.press(pick);
    await expect(this.page.getByRole('button', { name: `Let go ${name}` })).toBeVisible();
    await this.hands.press(this.page.getByRole('link', { name: 'Back to the list' }));
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Pick your players' }),
    ).toBeVisible();
    return name;
  }
}
