import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { act } from './support/actions';
import { CHROMEBOOK, cutWhenSpaced, NARROW, sidewaysOverflow } from './support/axe';
import { GraphBuilderPage } from './support/builder';
import { type Fraction, fraction, plus, sum, times } from './support/hand-scoring';
import { type Hands, keyboard, mouse } from './support/hands';
import { newVisitor, signedIn, signInOverHttp } from './support/http';
import { newLeague, seeGames } from './support/league';
import { answerOn } from './support/lesson-page';
import { giveTeam } from './support/playing-student';
import { ScoreCard } from './support/score-card';
import { englishOn, isEnglish } from './support/spanish';
import { expect, test } from './support/test';
import { recordVoices, type Said } from './support/voices';
import { degreesOf } from './support/worked-out';

type Way = {
  name: string;
  language: 'es' | 'both';
  handsOf: (page: Page) => Hands;
};
const WAYS: readonly Way[] = [
  { name: 'in English with Spanish under it', language: 'both', handsOf: mouse },
  { name: 'in Spanish by voice and keys', language: 'es', handsOf: keyboard },
];
const VOICES = ['en-US', 'es-MX'].map((lang) => ({ lang, localService: true }));
/** One of each kind of step: quarterback, runner, kicker, defense, and team. */
const WRONG_FIRST = [0, 1, 6, 7, 8];
const LESSON = '/student/graph-upload/lessons/circle';
const ONE: Fraction = { top: 1n, bottom: 1n };
/** In pixels, of a phone's 640: two languages, a voice, and two buttons. */
const HIGHEST_BAR = 220;

type LoginCard = { username: string; passphrase: string };

/** A student of a class list, whose team and lineup are there already. */
async function loginCard(site: string): Promise<LoginCard> {
  const league = await newLeague(site);
  const teacher = await signedIn(site, league.teacher);
  const [card] = await act<[LoginCard]>(teacher, site, 'addStudentsAction', {
    leagueId: league.id,
    operationId: randomUUID(),
    students: [{ firstName: 'Luz', lastInitial: 'M' }],
  });
  const student = await newVisitor(site);
  await signInOverHttp(student, { email: card.username, password: card.passphrase });
  await giveTeam(student, site);
  await seeGames(student, site);
  await Promise.all([teacher.dispose(), student.dispose()]);
  return card;
}

class Walk {
  private readonly hands: Hands;
  private readonly card: ScoreCard;

  constructor(
    private readonly page: Page,
    private readonly way: Way,
    private readonly said: () => Promise<Said[]>,
  ) {
    this.hands = way.handsOf(page);
    this.card = new ScoreCard(page, this.hands);
  }

  async signIn({ username, passphrase }: LoginCard): Promise<void> {
    const { page, hands, way } = this;
    await page.goto('/student/login');
    if (way.language === 'es') {
      await hands.choose(page.getByRole('radio', { name: 'Español' }));
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await this.look('sign-in');
    }
    await hands.write(page.locator('input[name="email"]'), username);
    await hands.write(page.locator('input[name="password"]'), passphrase);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/student\/dashboard$/);
    await this.chooseReading();
    await this.look('dashboard');
  }

  private async chooseReading(): Promise<void> {
    const { page, hands, way } = this;
    await hands.press(page.getByRole('button', { name: /^(Reading|Lectura)$/ }));
    if (way.language === 'both')
      await hands.choose(page.getByRole('radio', { name: 'English + Español' }));
    await hands.choose(page.getByRole('checkbox', { name: /^(Voice|Voz)/ }));
    await page.keyboard.press('Escape');
  }

  async solveCard(): Promise<void> {
    const { page, hands, card } = this;
    await hands.press(page.locator('main a[href^="/student/score-cards"]').first());
    await expect(card.whole).toBeVisible();
    await this.look('score card');
    // A guess, whose distance is told with the first answer.
    await page.getByRole('slider').press('ArrowRight');
    const answers: Fraction[] = [];
    for (let step = 0; step < 9; step += 1) {
      const answer = step < 8 ? await this.workOut() : sum(answers);
      answers.push(answer);
      if (WRONG_FIRST.includes(step)) {
        await card.retype(plus(answer, ONE));
        await this.hearQuestion();
        await page.keyboard.press('Enter');
        await this.readWrong(`step ${step + 1}`);
      }
      await card.retype(answer);
      await page.keyboard.press('Enter');
      await this.goOn(`step ${step + 1}`);
    }
    await this.look('the end of the card');
  }

  /** The sum of the open step, from each line's count and rate as they are drawn. */
  private async workOut(): Promise<Fraction> {
    const lines = this.page.locator('main li[data-line]');
    await expect(lines.first()).toBeVisible();
    const drawn = await lines.evaluateAll((found) =>
      found.map((line) => {
        const [count, rate] = ['.tabular-nums', '.mixed-number'].map((part) => {
          const copy = line.querySelector(part)?.cloneNode(true) as Element;
          for (const name of copy.querySelectorAll('.sr-only')) name.remove();
          const [top, bottom] = [...copy.querySelectorAll('.stacked-fraction > *')];
          return top ? `${top.textContent}/${bottom?.textContent}` : (copy.textContent ?? '');
        });
        return { count: count?.replace('−', '-') ?? '', rate: rate ?? '' };
      }),
    );
    return sum(
      drawn.map(({ count, rate }) => {
        const [top = '', bottom = '1'] = rate.split('/');
        return times(BigInt(count), fraction(BigInt(top), BigInt(bottom)));
      }),
    );
  }

  /** Goes on after a right answer. */
  private async goOn(what: string): Promise<void> {
    const { page, hands } = this;
    await expect(page.locator('.verdict-right'), what).toBeVisible();
    await hands.press(page.locator('.verdict-right .verdict-actions').locator('button, a').last());
  }

  private async readWrong(what: string): Promise<void> {
    const { page } = this;
    const bar = page.locator('.verdict-bar');
    const hint = page.getByRole('status', { name: /^(Hint|Pista)$/ }).locator('[data-reads]');
    await expect(page.locator('.verdict-again'), what).toBeVisible();
    await this.look(what);
    for (const part of [bar, hint.first()]) {
      const words = (await part.locator('strong').first().innerText()).trim();
      expect(words, what).not.toBe('');
      if (this.way.language === 'both')
        expect.soft(await part.locator('[lang="es"]').count(), what).toBeGreaterThan(0);
      await this.hear(part.locator('[data-speaker]'), words);
    }
  }

  /** Alt and V read the part that has the focus. */
  private async hearQuestion(): Promise<void> {
    const before = await this.spoken();
    await this.page.keyboard.press('Alt+KeyV');
    await this.expectSaid(before.length, '');
  }

  private async hear(speaker: Locator, words: string): Promise<void> {
    const before = await this.spoken();
    await this.hands.press(speaker);
    await this.expectSaid(before.length, words);
  }

  private spoken = async () => (await this.said()).filter((each) => each !== 'stopped');

  /** Each utterance is in the voice of its language, with fractions and signs in words. */
  private async expectSaid(before: number, words: string): Promise<void> {
    const voices = this.way.language === 'both' ? ['en-US', 'es-MX'] : ['es-MX'];
    const news = async () => (await this.spoken()).slice(before);
    await expect.poll(async () => (await news()).map(({ lang }) => lang)).toEqual(voices);
    const said = await news();
    expect(said[0]?.text).toContain(words);
    for (const { lang, text } of said) {
      expect.soft(text, `${lang} voice`).not.toMatch(/[×÷=]|\d\/\d/);
      if (lang === 'es-MX') expect.soft(isEnglish(text), text).toBe(false);
    }
  }

  async solveLesson(english: Page): Promise<void> {
    const { page, hands, card } = this;
    await page.goto(LESSON);
    await this.look('lesson');
    await hands.write(card.whole, '9999');
    await this.hearQuestion();
    await page.keyboard.press('Enter');
    await this.readWrong('lesson');
    for (let step = 1; step <= 3; step += 1) {
      await english.goto(`${LESSON}?step=${step}`);
      const answer = await answerOn(english, 'circle');
      const options = await english.locator('main fieldset label').allInnerTexts();
      const choice = options.findIndex((option) => option.trim() === answer);
      if (choice < 0) await hands.write(card.whole, answer);
      else await hands.choose(page.getByRole('main').getByRole('radio').nth(choice));
      await page.keyboard.press('Enter');
      await this.goOn(`lesson, step ${step}`);
    }
    await this.look('a later step of the lesson');
  }

  async buildGraph(): Promise<void> {
    const { page, hands } = this;
    const builder = new GraphBuilderPage(page, hands);
    const check = page.getByRole('button', { name: /^(Check|Revisar) / });
    const box = (name: RegExp) => page.getByRole('textbox', { name });
    await page.goto('/student/graph-upload/build/circle');
    await this.look('builder');
    await hands.press(check);
    await expect(page.locator('.verdict-again')).toBeVisible();
    await this.look('a check of the graph');
    if (this.way.language === 'both')
      for (const part of ['.verdict-bar', '[data-note]'])
        await expect.soft(page.locator(`${part} [lang="es"]`), part).not.toHaveCount(0);
    for (const { name, degrees } of degreesOf(await builder.readWantedCsvRows()))
      await builder.fill(box(new RegExp(`^${name} \\(`)), `${degrees}`);
    await hands.choose(page.getByRole('checkbox', { name: /^(Show a key|Mostrar una clave)$/ }));
    await hands.write(box(/^(Title|Título)$/), 'Yardas por recepción de mis jugadores');
    await hands.write(box(/^(Your sentence|Tu oración)$/), 'Uno tiene la parte más grande.');
    await hands.press(check);
    await expect(
      page.getByText(/^(Everything we checked is right|Todo lo que revisamos)/).first(),
    ).toBeVisible();
    await hands.press(page.getByRole('button', { name: /^(Save my graph|Guardar mi gráfica)$/ }));
    await expect(
      page.getByText(/^(Your graph is saved|Tu gráfica está guardada)/).first(),
    ).toBeVisible();
    await this.look('the saved graph');
  }

  /** A held sentence ends with the page that it was read on. */
  async leaveWhileReading(): Promise<void> {
    const { page, hands, way } = this;
    if (way.language === 'both') return;
    await page.goto(`${LESSON}?step=1`);
    await hands.press(page.locator('main [data-speaker]').first());
    await expect.poll(async () => (await this.said()).length).toBe(1);
    await hands.press(page.getByRole('link', { name: 'Inicio', exact: true }));
    await expect(page).toHaveURL(/\/student\/dashboard$/);
    expect((await this.said()).at(-1)).toBe('stopped');
  }

  /** Nothing is in the wrong language, and on a phone nothing is cut off. */
  private async look(what: string): Promise<void> {
    const { page, way } = this;
    const isBoth = way.language === 'both';
    await expect(page.locator('html'), what).toHaveAttribute('lang', isBoth ? 'en' : 'es');
    expect.soft(await englishOn(page, isBoth ? '[lang="es"]' : 'html'), what).toEqual([]);
    const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
    await page.setViewportSize(NARROW);
    expect.soft(await sidewaysOverflow(page), what).toEqual([]);
    expect.soft(await cutWhenSpaced(page), what).toEqual([]);
    const bar = await page.evaluate(
      () => document.querySelector<HTMLElement>('.verdict-bar')?.offsetHeight ?? 0,
    );
    expect.soft(bar, `${what}: the bar's height`).toBeLessThanOrEqual(HIGHEST_BAR);
    await page.setViewportSize(CHROMEBOOK);
    // The menu of a phone hides what may have the focus in the header of a wide page.
    await focused.evaluate((element) => element.focus());
  }
}

for (const way of WAYS) {
  test(`a child's week ${way.name}: from the login card to nine cards, a lesson, and a graph`, async ({
    page,
    browser,
    context,
    site,
  }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.setViewportSize(CHROMEBOOK);
    const card = await loginCard(site);
    const said = await recordVoices(page, VOICES, { holds: way.language === 'es' });
    const walk = new Walk(page, way, said);
    await test.step('login card', () => walk.signIn(card));
    await test.step('nine cards', () => walk.solveCard());
    // The answers are worked out from what the same page says in English.
    const english = await browser.newContext({
      baseURL: site,
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    await english.addCookies([{ name: 'language', value: 'en', url: site }]);
    await test.step('lesson', async () => walk.solveLesson(await english.newPage()));
    await test.step('graph', () => walk.buildGraph());
    await test.step('leave', () => walk.leaveWhileReading());
    expect(errors).toEqual([]);
  });
}
