import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './hands';
import type { Account } from './http';

export type TeamChoice = {
  name: string;
  mascot: string;
  helmet: string;
  faceMask: string;
  theme: string;
};

/**
 * A student's path through the app, one screen after another. Each step ends on the next screen.
 */
export class Student {
  constructor(
    readonly page: Page,
    readonly hands: Hands,
  ) {}

  async joinLeague(league: { code: string; password: string; name: string }): Promise<void> {
    await this.page.goto('/');
    await this.follow('Join with a code', /\/join-league$/);
    await this.hands.write(this.page.getByLabel('Join code'), league.code);
    await this.hands.write(this.page.getByLabel('League password'), league.password);
    await this.hands.press(this.button('Find my league'));
    await expect(this.page.getByText(`You found ${league.name}!`)).toBeVisible();
  }

  /** On the page that has found the league. */
  async signUp(account: Account): Promise<void> {
    await this.hands.write(this.page.getByLabel('Email'), account.email);
    await this.hands.write(this.page.getByLabel('Password', { exact: true }), account.password);
    await this.hands.press(this.button('Create my account'));
    await expect(this.page).toHaveURL(/\/student\/create-profile$/);
  }

  async createProfile(firstName: string, lastInitial: string): Promise<void> {
    await this.hands.write(this.page.getByLabel('First name'), firstName);
    await this.hands.write(this.page.getByLabel('First letter of your last name'), lastInitial);
    await this.hands.press(this.button('Next'));
    await expect(this.page).toHaveURL(/\/student\/assessment$/);
  }

  /** Answers the three questions; confidence in fractions suggests the level 2 formulas. */
  async answerQuestions(feelings: {
    game: string;
    math: string;
    fractions: string;
  }): Promise<void> {
    const answer = (question: string, label: string) =>
      this.hands.choose(
        this.page
          .getByRole('group', { name: question })
          .getByRole('radio', { name: label, exact: true }),
      );
    await answer('How excited are you to play this game?', feelings.game);
    await answer('How do you feel about math?', feelings.math);
    await answer('How do you feel about fractions?', feelings.fractions);
    await this.hands.press(this.button('Next'));
    await expect(this.page).toHaveURL(/\/student\/create-team$/);
  }

  async createTeam(team: TeamChoice): Promise<void> {
    const pick = (group: string, label: string) =>
      this.hands.choose(
        this.page
          .getByRole('group', { name: group, exact: true })
          .getByRole('radio', { name: label, exact: true }),
      );
    await this.hands.write(this.page.getByLabel('Team name'), team.name);
    await pick('Mascot', team.mascot);
    await pick('Helmet color', team.helmet);
    await pick('Face mask color', team.faceMask);
    await pick('Team color', team.theme);
    await this.hands.press(this.button('This is my team'));
    await expect(this.page).toHaveURL(/\/student\/how-to-draft$/);
  }

  async readHowToDraft(): Promise<void> {
    await this.follow('Pick my players', /\/student\/draft$/);
  }

  /** Picks the first available player; returns the name. */
  async pickNext(): Promise<string> {
    const button = this.page.getByRole('button', { name: /^Pick / }).first();
    const name = (await button.innerText()).replace(/^Pick\s+/, '');
    await this.hands.press(button);
    await expect(this.button(`Let go ${name}`)).toBeVisible();
    return name;
  }

  async fillRoster(): Promise<void> {
    await this.hands.press(this.button('Fill the rest for me'));
    await expect(this.page.getByText('Your team is full.')).toBeVisible();
  }

  /** Follows a link and waits for its address. */
  async follow(name: string | RegExp, address: RegExp): Promise<void> {
    await this.hands.press(this.page.getByRole('link', { name }).first());
    await expect(this.page).toHaveURL(address);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async signIn(account: Account, door: 'student' | 'teacher' = 'student'): Promise<void> {
    await this.page.goto(`/${door}/login`);
    await this.hands.write(this.page.getByLabel('Email'), account.email);
    await this.hands.write(this.page.getByLabel('Password', { exact: true }), account.password);
    await this.hands.press(this.button('Sign in'));
  }
}
